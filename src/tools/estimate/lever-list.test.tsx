import fc from "fast-check";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { mount, press, render, enter } from "../../components/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense, dollarsIn } from "../cart/test-texts.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { trialsOf } from "../../../domain/valuation/levers.ts";
import { formatChange, formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { LeverList, namedTrials } from "./lever-list.tsx";

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

test("levers are listed by the size of their effect, each with its dollars", () => {
  expect(textsOf("button", listOf(onward))).toEqual([
    "Try it new batteries, +$2,981",
    "Try it fair condition, −$1,043",
    "Try it excellent condition, +$783",
    "Try it without upgrades, −$680",
    "Try it selling in 2027, −$579",
  ]);
});

describe("for carts drawn at random", () => {
  test("the dollars are those of the changed cart, and differ from the estimate by the effect", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const { cart, appraisal } = calculation;
        const items = allOf("li", listOf(calculation));
        const trials = trialsOf(appraise, cart, asOfYear);
        expect(items).toHaveLength(trials.length);
        for (const [index, { id, cart: changed }] of trials.entries()) {
          const year = id === "next-year" ? asOfYear + 1 : asOfYear;
          const { value } = appraise(changed, year);
          const shown = the("p[data-change]", items[index]);
          expect(textOf(the("small", shown))).toBe(formatDollars(value));
          expect(textOf(shown).startsWith(formatChange(value - appraisal.value))).toBe(true);
          expect(shown.getAttribute("data-change")).toBe(
            String(Math.sign(value - appraisal.value)),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test("the largest effect comes first, up or down", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const effects = textsOf("button", listOf(calculation)).map((text) =>
          Math.abs(dollarsIn(text)[0] ?? 0),
        );
        expect(effects).toEqual(effects.toSorted((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  test("every lever has a name and a note, and nothing is nonsense", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const list = listOf(calculation);
        expect(list.innerHTML).not.toMatch(nonsense);
        for (const { name, note } of namedTrials(calculation)) {
          expect(textOf(list)).toContain(`${name} ${note}`);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("an effect of nothing is called no change", () => {
  const wreck = calculationOf({ year: "1990", condition: "poor", batteryAge: 5, seats: 2 });
  expect(textsOf("button", listOf(wreck))).toContain("Try it selling in 2027, no change");
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

test("only work that is paid for asks for its cost", () => {
  const labels = allOf("li", listOf(onward)).map((item) => textsOf("label", item).join());
  expect(labels).toEqual(["Cost of the batteries ($)", "", "Cost of the work ($)", "", ""]);
});

describe("a lever on trial", () => {
  test("is pressed, offers to undo it, and is named with its dollars", () => {
    const list = listOf(onward, "new-batteries");
    const pressed = the("button[aria-pressed=true]", list);
    expect(textOf(pressed)).toBe("Undo new batteries, +$2,981");
    expect(textOf(the("li[data-tried=true]", list))).toContain("New batteries now: 4 years");
    expect(textOf(list)).toContain("New batteries: $8,197 (+$2,981)");
  });

  test("leaves the others to try", () => {
    const others = allOf("button[aria-pressed=false]", listOf(onward, "upgrades"));
    expect(others).toHaveLength(4);
    for (const other of others) expect(textOf(other)).toMatch(/^Try it /);
  });

  test("is none at first", () => {
    const list = listOf(onward);
    expect(allOf("button[aria-pressed=true]", list)).toEqual([]);
    expect(textsOf("button", list)).not.toContain("Undo");
  });
});

describe("pressing", () => {
  /** The list with its trial, and what was pressed. */
  const pressed: unknown[] = [];
  function Tried() {
    const [trial, setTrial] = useState<NamedTrial | null>(null);
    const take = (next: NamedTrial | null, button?: Element) => {
      pressed.push(button?.localName);
      setTrial(next);
    };
    return <LeverList calculation={onward} trial={trial} onTry={take} />;
  }
  const triedIn = (list: HTMLElement) => textsOf("[data-tried=true] button", list);

  test("a lever tries it, and pressing it again ends the trial", async () => {
    const list = await mount(<Tried />);
    await press("Try it without upgrades, −$680", list);
    expect(triedIn(list)).toEqual(["Undo without upgrades, −$680"]);
    await press("Undo without upgrades, −$680", list);
    expect(triedIn(list)).toEqual([]);
    expect(pressed).toEqual(["button", "button"]);
  });

  test("another lever changes the trial to it", async () => {
    const list = await mount(<Tried />);
    await press("Try it without upgrades, −$680", list);
    await press("Try it new batteries, +$2,981", list);
    expect(triedIn(list)).toEqual(["Undo new batteries, +$2,981"]);
  });

  test("Undo below the list ends the trial, and the list has the focus", async () => {
    const list = await mount(<Tried />);
    await press("Try it without upgrades, −$680", list);
    await press("Undo", the("section > p:last-child", list));
    expect(triedIn(list)).toEqual([]);
    expect(document.activeElement).toBe(the("section", list));
  });

  test("nothing but typing the cost of work says what it returns", async () => {
    const list = await mount(<Tried />);
    const cost = fieldOf("Cost of the batteries", list);
    await enter("2,700", cost);
    expect(textsOf("[role=status]", list)).toEqual([
      "After paying for it: a gain of $281 at market value, a loss of $167 at trade-in.",
      "",
    ]);
    await press("Try it new batteries, +$2,981", list);
    expect(cost.value).toBe("2,700");
    await enter("cheap", cost);
    expect(textsOf("[role=status]", list)[0]).toBe("Enter the cost in dollars, such as 1200.");
  });
});

test("the list is a named region that can take the focus", () => {
  const region = the("section[aria-label='What would change it']", listOf(onward));
  expect(region.getAttribute("tabindex")).toBe("-1");
  expect(textOf(the("h2", region))).toBe("What would change it");
});
