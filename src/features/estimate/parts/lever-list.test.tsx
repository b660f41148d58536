import fc from "fast-check";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import { type LeverId, trialsOf } from "../../../../domain/valuation/levers.ts";
import { formatChange, formatDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../../cart/calculation-samples.ts";
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
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
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
      }),
      { numRuns: 30 },
    );
  });

  test("a lever on trial shows what the cart would be worth, in its row and above them all", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        for (const { id, cart: changed } of trialsOf(appraise, calculation.cart, asOfYear)) {
          const { value } = appraise(changed, id === "next-year" ? asOfYear + 1 : asOfYear);
          const list = listOf(calculation, id);
          const row = the("li[data-tried=true]", list);
          expect(textOf(the("small", row))).toBe(`would be ${formatDollars(value)}`);
          expect(textOf(the("div > p > b", list))).toBe(formatDollars(value));
        }
      }),
      { numRuns: 15 },
    );
  });

  test("every lever has an effect, a name and a note, and nothing is nonsense", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const list = listOf(calculation);
        expect(list.innerHTML).not.toMatch(nonsense);
        expect(textOf(list)).not.toContain("no change");
        for (const { name, note } of namedTrials(calculation)) {
          expect(textsOf("summary", list)).toContain(`${name} ${note}`);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("a lever without effect is left out, and a cart that nothing moves is told so", () => {
  const old = textsOf("button", listOf(calculationOf({ year: "2010" })));
  expect(old.join()).not.toContain("selling in 2027");
  const wreck = calculationOf({
    year: "1990",
    make: "Yamaha",
    model: "G2",
    condition: "poor",
    batteryAge: 5,
    seats: 2,
    hasUpgrades: false,
  });
  const list = listOf(wreck);
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

describe("a lever on trial", () => {
  test("is pressed, keeps its name, and can be undone above the rows", () => {
    const list = listOf(onward, "new-batteries");
    expect(textOf(the("button[aria-pressed=true]", list))).toBe("Try new batteries: +$2,981");
    expect(textOf(the("section > div > p:first-child", list))).toBe(
      "$8,197 with this change: new batteries. Undo",
    );
  });
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

function labelOf(id: LeverId, change: Partial<Details> = {}): string[] {
  const { cart } = calculationOf(change);
  const { cart: changed } = trialsOf(appraise, cart, asOfYear).find((each) => each.id === id)!;
  const { name, note } = leverLabel(id, cart, changed, asOfYear);
  return [name, note];
}

describe("new batteries", () => {
  test.each([
    [1, "now 1 year old"],
    [4, "now 4 years old"],
    [5, "now 5+ years old"],
  ] as const)(
    "are compared with those of the cart: an age of %i is noted as %j",
    (batteryAge, note) => {
      expect(labelOf("new-batteries", { batteryAge })).toEqual(["New batteries", note]);
    },
  );
});

describe("another condition", () => {
  test.each([
    ["poor", "Fair condition"],
    ["fair", "Good condition"],
    ["good", "Excellent condition"],
  ] as const)("one grade up from %s is %s", (condition, name) => {
    expect(labelOf("better-condition", { condition })).toEqual([name, "one grade up"]);
  });

  test.each([
    ["excellent", "Good condition"],
    ["good", "Fair condition"],
    ["fair", "Poor condition"],
  ] as const)("one grade down from %s is %s", (condition, name) => {
    expect(labelOf("worse-condition", { condition, batteryAge: 2 })).toEqual([
      name,
      "one grade down",
    ]);
  });
});

describe("upgrades", () => {
  test("that are there can be done without", () => {
    expect(labelOf("upgrades")).toEqual(["Without upgrades", "what they add today"]);
  });

  test("that are not there are named", () => {
    expect(labelOf("upgrades", { hasUpgrades: false })).toEqual([
      "Upgrades",
      "wheels, lift, lithium, sound",
    ]);
  });
});

test("selling later names the year", () => {
  const { cart } = calculationOf();
  expect(leverLabel("next-year", cart, cart, 2026).name).toBe("Selling in 2027");
  expect(leverLabel("next-year", cart, cart, 2030).name).toBe("Selling in 2031");
});
