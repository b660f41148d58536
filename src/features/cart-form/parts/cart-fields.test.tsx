import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { pricedMakes } from "../../../../domain/catalogue/priced-makes.ts";
import { cartFields, seatCounts } from "../../../../domain/cart/cart.ts";
import {
  ChoiceField,
  ConditionCards,
  MakeField,
  PowertrainToggle,
  UpgradesBox,
} from "./cart-fields.tsx";

const ignored = () => {};

describe("a field with choices", () => {
  const seats = { ...cartFields.seats, name: "seats", onChange: ignored };

  test("a field with choices offers them in order and selects the cart's", () => {
    for (const value of seatCounts) {
      const field = fieldOf(
        "Seats",
        render(<ChoiceField<(typeof seatCounts)[number]> {...seats} value={value} />),
      );
      expect(textsOf("option", field)).toEqual(["2 seats", "4 seats", "6 seats", "8+ seats"]);
      expect(getOne("option[selected]", field).getAttribute("value")).toBe(String(value));
    }
  });

  test("a field with choices passes on the choice itself, not its text", async () => {
    const chosen: unknown[] = [];
    const field = await mount(
      <ChoiceField<(typeof seatCounts)[number]>
        {...seats}
        value={2}
        onChange={(choice) => chosen.push(choice)}
      />,
    );
    for (const value of ["4", "6", "8", "2"])
      await enter(value, getOne<HTMLSelectElement>("select", field));
    expect(chosen).toEqual([4, 6, 8, 2]);
  });
});

describe("the make", () => {
  test("the make field starts empty and offers every make that has a price", () => {
    const field = fieldOf("Make", render(<MakeField make="" onChange={ignored} />));
    const [first, ...makeOptions] = getAll("option", field);
    expect([textOf(first!), first!.getAttribute("value")]).toEqual(["Select a make", ""]);
    expect(first!.hasAttribute("selected")).toBe(true);
    expect(makeOptions.map(textOf)).toEqual(pricedMakes.map(({ name }) => name));
    expect(textOf(makeOptions.at(-1)!)).toBe("Other");
  });

  test("the make field passes on the chosen make", async () => {
    const onChange = vi.fn<(change: object) => void>();
    const make = fieldOf("Make", await mount(<MakeField make="" onChange={onChange} />));
    await enter("Yamaha", make);
    expect(onChange.mock.calls).toEqual([[{ make: "Yamaha" }]]);
  });
});

describe("radio buttons", () => {
  test("a condition's label has its grade and its meaning", () => {
    expect(
      textsOf("label", render(<ConditionCards condition="good" onChange={ignored} />)),
    ).toEqual([
      "Excellent - Like new, no wear",
      "Good - Minor wear, well maintained",
      "Fair - Moderate wear, needs minor work",
      "Poor - Significant wear, needs major work",
    ]);
  });

  test("a pressed radio button passes on its value", async () => {
    const onChange = vi.fn<(change: object) => void>();
    await press("Gas", await mount(<PowertrainToggle powertrain="electric" onChange={onChange} />));
    const cards = await mount(<ConditionCards condition="good" onChange={onChange} />);
    await press("Poor - Significant wear, needs major work", cards);
    expect(onChange.mock.calls).toEqual([[{ powertrain: "gas" }], [{ condition: "poor" }]]);
  });
});

describe("upgrades", () => {
  test.each([true, false])(
    "pressing the upgrades box passes on hasUpgrades as %s",
    async (checked) => {
      const onChange = vi.fn<(change: object) => void>();
      const box = await mount(<UpgradesBox hasUpgrades={!checked} onChange={onChange} />);
      await press("Has upgrades", box);
      expect(onChange.mock.calls).toEqual([[{ hasUpgrades: checked }]]);
    },
  );
});
