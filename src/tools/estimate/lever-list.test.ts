import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { trialsOf } from "../../../domain/valuation/levers.ts";
import { formatChange, formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { dollarsIn, nonsense, rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { LeverList, namedTrials } from "./lever-list.tsx";

const onward = calculationOf();
const trialOf = (id: string, calculation: Calculation = onward) =>
  namedTrials(calculation).find((each) => each.id === id)!;
const listOf = (calculation: Calculation, tried: string | null = null) =>
  rendered(LeverList, {
    calculation,
    trial: tried === null ? null : trialOf(tried, calculation),
    onTry: () => {},
  });

test("levers are listed by the size of their effect, each with its dollars", () => {
  expect(listOf(onward).texts("button")).toEqual([
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
        const items = listOf(calculation).all("li");
        const trials = trialsOf(appraise, cart, asOfYear);
        expect(items).toHaveLength(trials.length);
        for (const [index, { id, cart: changed }] of trials.entries()) {
          const year = id === "next-year" ? asOfYear + 1 : asOfYear;
          const { value } = appraise(changed, year);
          const shown = items[index]!.one("p", { "data-change": () => true });
          expect(shown.one("small").text).toBe(formatDollars(value));
          expect(shown.text.startsWith(formatChange(value - appraisal.value))).toBe(true);
          expect(shown.attribute("data-change")).toBe(String(Math.sign(value - appraisal.value)));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("the largest effect comes first, up or down", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const effects = listOf(calculation)
          .texts("button")
          .map((text) => Math.abs(dollarsIn(text)[0] ?? 0));
        expect(effects).toEqual(effects.toSorted((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  test("every lever has a name and a note, and nothing is nonsense", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const list = listOf(calculation);
        expect(list.html).not.toMatch(nonsense);
        for (const { name, note } of namedTrials(calculation)) {
          expect(list.text).toContain(`${name} ${note}`);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("an effect of nothing is called no change", () => {
  const wreck = calculationOf({ year: "1990", condition: "poor", batteryAge: 5, seats: 2 });
  expect(listOf(wreck).texts("button")).toContain("Try it selling in 2027, no change");
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
  const labels = listOf(onward)
    .all("li")
    .map((item) => item.texts("label").join());
  expect(labels).toEqual(["Cost of the batteries ($)", "", "Cost of the work ($)", "", ""]);
});

describe("a lever on trial", () => {
  test("is pressed, offers to undo it, and is named with its dollars", () => {
    const list = listOf(onward, "new-batteries");
    const pressed = list.one("button", { "aria-pressed": "true" });
    expect(pressed.text).toBe("Undo new batteries, +$2,981");
    expect(list.one("li", { "data-tried": "true" }).text).toContain("New batteries now: 4 years");
    expect(list.text).toContain("New batteries: $8,197 (+$2,981)");
  });

  test("leaves the others to try", () => {
    const others = listOf(onward, "upgrades").all("button", { "aria-pressed": "false" });
    expect(others).toHaveLength(4);
    for (const { text } of others) expect(text).toMatch(/^Try it /);
  });

  test("is none at first", () => {
    const list = listOf(onward);
    expect(list.all("button", { "aria-pressed": "true" })).toEqual([]);
    expect(list.texts("button")).not.toContain("Undo");
  });
});

describe("pressing", () => {
  const onTry = vi.fn<(trial: object | null, pressed?: object) => void>();
  const currentTarget = {};

  test("a lever tries it, and says what was pressed", () => {
    onTry.mockClear();
    live(LeverList, { calculation: onward, trial: null, onTry }).press(
      "Try it without upgrades, −$680",
      { currentTarget },
    );
    expect(onTry.mock.calls).toEqual([
      [
        expect.objectContaining({ id: "upgrades", name: "Without upgrades", effect: -680 }),
        currentTarget,
      ],
    ]);
  });

  test("the lever on trial ends the trial", () => {
    onTry.mockClear();
    const trial = trialOf("upgrades");
    live(LeverList, { calculation: onward, trial, onTry }).press("Undo without upgrades, −$680", {
      currentTarget,
    });
    expect(onTry.mock.calls).toEqual([[null, currentTarget]]);
  });

  test("another lever changes the trial to it", () => {
    onTry.mockClear();
    const trial = trialOf("upgrades");
    live(LeverList, { calculation: onward, trial, onTry }).press("Try it new batteries, +$2,981", {
      currentTarget,
    });
    expect(onTry.mock.calls).toEqual([
      [expect.objectContaining({ id: "new-batteries" }), currentTarget],
    ]);
  });
});

test("the list is a named region that can take the focus", () => {
  const region = listOf(onward).one("section", { "aria-label": "What would change it" });
  expect(region.attribute("tabindex")).toBe("-1");
  expect(region.one("h2").text).toBe("What would change it");
});
