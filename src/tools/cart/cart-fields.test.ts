import { describe, expect, test, vi } from "vitest";
import { formMakes } from "../../../domain/catalogue/price-book.data.ts";
import { cartFields, conditions, powertrains, seatCounts } from "../../../domain/valuation/cart.ts";
import {
  ChoiceField,
  ConditionCards,
  FixedMake,
  MakeField,
  PowertrainToggle,
  UpgradesBox,
} from "./cart-fields.tsx";
import { rendered } from "./test-markup.ts";
import { live } from "./test-press.ts";

const ignored = () => {};

describe("a field with choices", () => {
  const seats = { ...cartFields.seats, name: "seats", onChange: ignored };

  test("offers them in their order and has the cart's chosen", () => {
    for (const value of seatCounts) {
      const field = rendered(ChoiceField<(typeof seatCounts)[number]>, { ...seats, value }).field(
        "Seats",
      );
      expect(field.texts("option")).toEqual(["2 seats", "4 seats", "6 seats", "8+ seats"]);
      expect(field.one("option", { selected: () => true }).attribute("value")).toBe(String(value));
    }
  });

  test("answers with the choice itself, not with its text", () => {
    const chosen: unknown[] = [];
    const field = live(ChoiceField<(typeof seatCounts)[number]>, {
      ...seats,
      value: 2,
      onChange: (choice) => chosen.push(choice),
    });
    for (const selectedIndex of [0, 1, 2, 3]) {
      field.act("select", { name: "seats" }, "onChange", { target: { selectedIndex } });
    }
    expect(chosen).toEqual([2, 4, 6, 8]);
  });
});

describe("the make", () => {
  test("is none at first, and then any that has a price", () => {
    const field = rendered(MakeField, { make: "", onChange: ignored }).field("Make");
    const [first, ...others] = field.all("option");
    expect([first!.text, first!.attribute("value")]).toEqual(["Select a make", ""]);
    expect(first!.has("selected")).toBe(true);
    expect(others.map(({ text }) => text)).toEqual(formMakes.map(({ name }) => name));
    expect(others.at(-1)!.text).toBe("Other");
  });

  test("that was chosen is the one selected", () => {
    const field = rendered(MakeField, { make: "Ruff & Tuff", onChange: ignored }).field("Make");
    expect(field.one("option", { selected: () => true }).text).toBe("Ruff & Tuff");
  });

  test("is passed on as it is chosen", () => {
    const onChange = vi.fn<(change: object) => void>();
    live(MakeField, { make: "", onChange }).act("select", { name: "make" }, "onChange", {
      target: { value: "Yamaha" },
    });
    expect(onChange.mock.calls).toEqual([[{ make: "Yamaha" }]]);
  });

  test("of a make's own page is read, not chosen", () => {
    const markup = rendered(FixedMake, { make: "EZ-GO" });
    expect(markup.text).toBe("Make EZ-GO");
    expect(markup.all("select")).toEqual([]);
  });
});

describe("of one group", () => {
  test.each(powertrains)("exactly the powertrain %s is checked", (powertrain) => {
    const group = rendered(PowertrainToggle, { powertrain, onChange: ignored });
    expect(group.one("legend").text).toBe("Powertrain");
    expect(group.texts("label")).toEqual(["Electric", "Gas"]);
    expect(group.one("input", { checked: () => true }).attribute("value")).toBe(powertrain);
  });

  test.each(conditions)("exactly the condition %s is checked", (condition) => {
    const group = rendered(ConditionCards, { condition, onChange: ignored });
    expect(group.one("legend").text).toBe("Overall Condition");
    expect(group.one("input", { checked: () => true }).attribute("value")).toBe(condition);
  });

  test("conditions are called by their grade and what it means", () => {
    expect(
      rendered(ConditionCards, { condition: "good", onChange: ignored }).texts("label"),
    ).toEqual([
      "Excellent - Like new, no wear",
      "Good - Minor wear, well maintained",
      "Fair - Moderate wear, needs minor work",
      "Poor - Significant wear, needs major work",
    ]);
  });

  test("the radio that is pressed is passed on", () => {
    const onChange = vi.fn<(change: object) => void>();
    live(PowertrainToggle, { powertrain: "electric", onChange }).act(
      "input",
      { value: "gas" },
      "onChange",
    );
    live(ConditionCards, { condition: "good", onChange }).act(
      "input",
      { value: "poor" },
      "onChange",
    );
    expect(onChange.mock.calls).toEqual([[{ powertrain: "gas" }], [{ condition: "poor" }]]);
  });
});

describe("upgrades", () => {
  test.each([true, false])("are checked if there are any: %s", (hasUpgrades) => {
    const box = rendered(UpgradesBox, { hasUpgrades, onChange: ignored });
    expect(box.field("Has upgrades").has("checked")).toBe(hasUpgrades);
  });

  test.each([true, false])("are passed on as the box stands: %s", (checked) => {
    const onChange = vi.fn<(change: object) => void>();
    live(UpgradesBox, { hasUpgrades: !checked, onChange }).act(
      "input",
      { name: "hasUpgrades" },
      "onChange",
      { target: { checked } },
    );
    expect(onChange.mock.calls).toEqual([[{ hasUpgrades: checked }]]);
  });
});
