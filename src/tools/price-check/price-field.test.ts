import { describe, expect, test, vi } from "vitest";
import { maxAmountLength } from "../../format/money.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { PriceField } from "./price-field.tsx";

function fieldWith(price: string) {
  const markup = rendered(PriceField, { price, onChange: () => {} });
  const field = markup.field("Asking price");
  return { field, note: markup.referredBy(field, "aria-describedby") };
}

test("it shows the price as it was typed, up to the longest that an ad has", () => {
  const { field } = fieldWith("6.5k obo");
  expect(field.attribute("value")).toBe("6.5k obo");
  expect(field.attribute("maxlength")).toBe(String(maxAmountLength));
});

describe("the note below it", () => {
  test.each([
    ["6.5k obo", "We read this as $6,500."],
    ["$6,500", ""],
    ["", ""],
    ["   ", ""],
  ])("of %j is %j, and no error", (price, text) => {
    const { field, note } = fieldWith(price);
    expect(note.text).toBe(text);
    expect(note.attribute("role")).toBe("status");
    expect(note.attribute("data-invalid")).toBe("false");
    expect(field.has("aria-invalid")).toBe(false);
  });

  test.each(["6500 or 7000", "a lot", "0"])("of %j is an error", (price) => {
    const { field, note } = fieldWith(price);
    expect(note.text).toBe(
      "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.",
    );
    expect(note.attribute("data-invalid")).toBe("true");
    expect(field.attribute("aria-invalid")).toBe("true");
  });
});

test("what is typed is passed on as it is", () => {
  const onChange = vi.fn<(price: string) => void>();
  live(PriceField, { price: "", onChange }).act("input", { name: "price" }, "onChange", {
    target: { value: " 6.5k " },
  });
  expect(onChange.mock.calls).toEqual([[" 6.5k "]]);
});
