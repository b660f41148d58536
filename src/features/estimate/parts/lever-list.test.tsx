import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import { type LeverId, trialsOf } from "../../../../domain/valuation/levers.ts";
import { formatChange, formatDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, asOfYear, calculationOf } from "../../cart/calculation-samples.ts";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { LeverList, namedTrials, leverLabel } from "./lever-list.tsx";
import type { Details } from "../../../../domain/cart/details.ts";

const onward = calculationOf();
const trialOf = (id: string, calculation: Calculation = onward) =>
  namedTrials(calculation).find((each) => each.id === id)!;
const listOf = (calculation: Calculation, tried: string | null = null) =>
  render(
    <LeverList
      calculation={calculation}
      trial={tried === null ? null : trialOf(tried, calculation)}
      onTry={() => {}}
    />,
  );

test("levers are listed with their dollars: gains, then losses, the largest of each first", () => {
  expect(textsOf("button", listOf(onward))).toEqual([
    "Try new batteries: +$2,981",
    "Try excellent condition: +$783",
    "Try fair condition: −$1,043",
    "Try without upgrades: −$680",
    "Try selling in 2027: −$579",
  ]);
});

describe("for carts drawn at random", () => {
  test("the dollars are the method's own, and a gain and a loss are marked apart", () => {
    ofAnyCalculation((calculation) => {
      const { cart, appraisal } = calculation;
      const marks = allOf("li > button", listOf(calculation));
      const trials = trialsOf(appraise, cart, asOfYear);
      expect(marks).toHaveLength(trials.length);
      for (const [index, { id, cart: changed }] of trials.entries()) {
        const year = id === "next-year" ? asOfYear + 1 : asOfYear;
        const effect = appraise(changed, year).value - appraisal.value;
        expect(textOf(marks[index]!).endsWith(`: ${formatChange(effect)}`)).toBe(true);
        expect(marks[index]!.dataset["change"]).toBe(String(Math.sign(effect)));
      }
    });
  });

  test("a lever on trial shows what the cart would be worth, in its row and above them all", () => {
    ofAnyCalculation((calculation) => {
      for (const { id, cart: changed } of trialsOf(appraise, calculation.cart, asOfYear)) {
        const { value } = appraise(changed, id === "next-year" ? asOfYear + 1 : asOfYear);
        const list = listOf(calculation, id);
        const row = the("li[data-tried=true]", list);
        expect(textOf(the("small", row))).toBe(`would be ${formatDollars(value)}`);
        expect(textOf(the("div > p > b", list))).toBe(formatDollars(value));
      }
    }, 15);
  });

  test("every lever has an effect, a name and a note, and nothing is nonsense", () => {
    ofAnyCalculation((calculation) => {
      const list = listOf(calculation);
      expect(list.innerHTML).not.toMatch(nonsense);
      expect(textOf(list)).not.toContain("no change");
      for (const { name, note } of namedTrials(calculation)) {
        expect(textsOf("summary", list)).toContain(`${name} ${note}`);
      }
    });
  });
});

test("a lever without effect is left out, and a cart that nothing moves is told so", () => {
  const old = textsOf("button", listOf(calculationOf({ year: "2010" })));
  expect(old.join()).not.toContain("selling in 2027");
  const wreck = { year: "1990", condition: "poor", batteryAge: 5, seats: 2 } as const;
  const list = listOf(calculationOf({ ...wreck, make: "Yamaha", model: "G2", hasUpgrades: false }));
  expect(allOf("button, li", list)).toEqual([]);
  expect(textOf(list)).toContain("at our formula’s minimum of $1,000");
});

test.each([
  [{ powertrain: "gas" }, "new-batteries"],
  [{ batteryAge: 0 }, "new-batteries"],
  [{ condition: "excellent" }, "better-condition"],
  [{ condition: "poor" }, "worse-condition"],
] as const)("a cart with %j has no lever for %s", (change, id) => {
  const ids = namedTrials(calculationOf(change)).map((each) => each.id);
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(id);
});

test("a lever on trial is pressed, keeps its name, and can be undone above the rows", () => {
  const list = listOf(onward, "new-batteries");
  expect(textOf(the("button[aria-pressed=true]", list))).toBe("Try new batteries: +$2,981");
  expect(textOf(the("section > div > p:first-child", list))).toBe(
    "$8,197 with this change: new batteries. Undo",
  );
});

describe("pressing", () => {
  /** The buttons that were pressed. */
  const pressed: unknown[] = [];
  function Tried() {
    const [trial, setTrial] = useState<NamedTrial | null>(null);
    const take = (next: NamedTrial | null, button?: Element) => {
      pressed.push(button?.localName);
      setTrial(next);
    };
    return <LeverList calculation={onward} trial={trial} onTry={take} />;
  }
  const triedIn = (list: HTMLElement) => textsOf("[data-tried=true] > button", list);

  test("a lever tries it, and pressing it again ends the trial", async () => {
    const list = await mount(<Tried />);
    await press("Try without upgrades", list);
    expect(triedIn(list)).toEqual(["Try without upgrades: −$680"]);
    await press("Try without upgrades", list);
    expect(triedIn(list)).toEqual([]);
    expect(pressed).toEqual(["button", "button"]);
  });

  test("Undo ends the trial, and the list has the focus", async () => {
    const list = await mount(<Tried />);
    await press("Try without upgrades", list);
    await press("Undo", list);
    expect(triedIn(list)).toEqual([]);
    expect(document.activeElement).toBe(the("section", list));
  });

  test("a row opens it with its details, and a lever keeps the cost that was typed there", async () => {
    const list = await mount(<Tried />);
    expect(allOf("label", list)).toEqual([]);
    await press("New batteries", list);
    await vi.waitFor(() => fieldOf("Cost of the batteries", list));
    const cost = fieldOf("Cost of the batteries", list);
    await enter("2,700", cost);
    await press("Try new batteries", list);
    expect(cost.value).toBe("2,700");
    expect(textsOf("[role=status]", list)[0]).toMatch(/^After paying \$2,700, you’re \$281 ahead/);
  });
});

test.each<[LeverId, Partial<Details>, name: string, note: string]>([
  ["new-batteries", { batteryAge: 1 }, "New batteries", "now 1 year old"],
  ["new-batteries", { batteryAge: 4 }, "New batteries", "now 4 years old"],
  ["new-batteries", { batteryAge: 5 }, "New batteries", "now 5+ years old"],
  ["better-condition", { condition: "poor" }, "Fair condition", "one grade up"],
  ["better-condition", { condition: "fair" }, "Good condition", "one grade up"],
  ["better-condition", { condition: "good" }, "Excellent condition", "one grade up"],
  ["worse-condition", { condition: "excellent" }, "Good condition", "one grade down"],
  ["worse-condition", { condition: "good" }, "Fair condition", "one grade down"],
  ["worse-condition", { condition: "fair" }, "Poor condition", "one grade down"],
  ["upgrades", { hasUpgrades: true }, "Without upgrades", "what they add today"],
  ["upgrades", { hasUpgrades: false }, "Upgrades", "wheels, lift, lithium, sound"],
])("the lever %s of a cart with %j is called %s: %s", (id, change, name, note) => {
  const { cart } = calculationOf(change);
  const { cart: changed } = trialsOf(appraise, cart, asOfYear).find((each) => each.id === id)!;
  expect(leverLabel(id, cart, changed, asOfYear)).toMatchObject({ name, note });
});

test("selling later names the year", () => {
  const { cart } = calculationOf();
  expect(leverLabel("next-year", cart, cart, 2026).name).toBe("Selling in 2027");
  expect(leverLabel("next-year", cart, cart, 2030).name).toBe("Selling in 2031");
});
