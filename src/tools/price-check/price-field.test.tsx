import { describe, expect, test, vi } from "vitest";
import { mount, render, enter } from "../../components/test-page.ts";
import { descriptionOf, fieldOf, textOf } from "../../components/test-queries.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { PriceField } from "./price-field.tsx";

function fieldWith(price: string) {
  const markup = render(<PriceField price={price} onChange={() => {}} />);
  const field = fieldOf("Asking price", markup);
  return { field, note: descriptionOf(field, markup) };
}

test("it shows the price as it was typed, up to the longest that an ad has", () => {
  const { field } = fieldWith("6.5k obo");
  expect(field.getAttribute("value")).toBe("6.5k obo");
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
});

describe("the note below it", () => {
  test.each([
    ["6.5k obo", "We read this as $6,500."],
    ["$6,500", ""],
    ["", ""],
    ["   ", ""],
  ])("of %j is %j, and no error", (price, text) => {
    const { field, note } = fieldWith(price);
    expect(textOf(note)).toBe(text);
    expect(note.getAttribute("role")).toBe("status");
    expect(note.getAttribute("data-invalid")).toBe("false");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  test.each(["6500 or 7000", "a lot", "0"])("of %j is an error", (price) => {
    const { field, note } = fieldWith(price);
    expect(textOf(note)).toBe(
      "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.",
    );
    expect(note.getAttribute("data-invalid")).toBe("true");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

test("what is typed is passed on as it is", async () => {
  const onChange = vi.fn<(price: string) => void>();
  const field = await mount(
    <form>
      <PriceField price="" onChange={onChange} />
    </form>,
  );
  await enter(" 6.5k ", fieldOf("Asking price", field));
  expect(onChange.mock.calls).toEqual([[" 6.5k "]]);
});
