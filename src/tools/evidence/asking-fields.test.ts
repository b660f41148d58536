import { describe, expect, test, vi } from "vitest";
import { batteryTypes } from "../../../domain/asking-prices/battery-types.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { AskingFields } from "./asking-fields.tsx";

const unknown = { electric: true, batteryType: null, lifted: false, onChange: () => {} };

describe("the battery's chemistry", () => {
  test("is optional, and not known at first", () => {
    const fields = rendered(AskingFields, unknown);
    const field = fields.field("Battery chemistry");
    expect(fields.texts("label")[0]).toBe("Battery chemistry optional");
    expect(field.texts("option")).toEqual(["Not known", "lead-acid", "lithium"]);
    expect(field.one("option", { selected: () => true }).text).toBe("Not known");
  });

  test.each(batteryTypes)("that is %s is the one selected", (batteryType) => {
    const field = rendered(AskingFields, { ...unknown, batteryType }).field("Battery chemistry");
    expect(field.one("option", { selected: () => true }).attribute("value")).toBe(batteryType);
  });

  test("is not asked of a gas cart", () => {
    const fields = rendered(AskingFields, { ...unknown, electric: false });
    expect(fields.texts("label")).toEqual(["Lifted"]);
  });

  test("can be chosen and be taken back", () => {
    const onChange = vi.fn<(change: object) => void>();
    const fields = live(AskingFields, { ...unknown, onChange });
    for (const selectedIndex of [1, 2, 0]) {
      fields.act("select", {}, "onChange", { target: { selectedIndex } });
    }
    expect(onChange.mock.calls).toEqual([
      [{ batteryType: "lead-acid" }],
      [{ batteryType: "lithium" }],
      [{ batteryType: null }],
    ]);
  });
});

test.each([true, false])("the box for a lift shows and passes on %s", (lifted) => {
  const onChange = vi.fn<(change: object) => void>();
  expect(
    rendered(AskingFields, { ...unknown, lifted })
      .field("Lifted")
      .has("checked"),
  ).toBe(lifted);
  live(AskingFields, { ...unknown, onChange }).act("input", { type: "checkbox" }, "onChange", {
    target: { checked: lifted },
  });
  expect(onChange.mock.calls).toEqual([[{ lifted }]]);
});
