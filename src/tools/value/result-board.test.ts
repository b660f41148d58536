import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { conditions } from "../../../domain/valuation/cart.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";
import { specEstimate } from "../../../domain/valuation/spec-formula.ts";
import { formatDollars } from "../../format/money.ts";
import {
  anyCalculation,
  asOfYear,
  calculationOf,
  onwardDetails,
} from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { type Details, defaultDetails } from "../cart/details.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { namedTrials } from "../estimate/lever-list.tsx";
import { ResultBoard } from "./result-board.tsx";

const onward = calculationOf();

function propsFor(calculation: Calculation | null, details?: Details, tried?: string) {
  const trial = calculation && (namedTrials(calculation).find(({ id }) => id === tried) ?? null);
  return {
    ref: { current: null },
    calculation,
    details: details ?? calculation?.details ?? defaultDetails,
    trial,
    onUndo: () => {},
  };
}
const boardOf = (...given: Parameters<typeof propsFor>) =>
  rendered(ResultBoard, propsFor(...given));
const announcedBy = (...given: Parameters<typeof propsFor>) =>
  boardOf(...given).texts("p", { role: "status" })[0];

describe("before anything is calculated", () => {
  test("it says what will be there, and shows no figure", () => {
    const board = boardOf(null);
    expect(board.one("h2").text).toBe("Ready to Calculate");
    expect(board.all("data")).toEqual([]);
    expect(board.text).not.toMatch(/\$\d/);
    expect(board.texts("p", { role: "status" })).toEqual(["", ""]);
  });

  test("the blank tiles are not read out", () => {
    expect(boardOf(null).all("div", { "aria-hidden": "true" })).toHaveLength(1);
  });
});

describe("for carts drawn at random", () => {
  const ofAny = (check: (calculation: Calculation) => void, numRuns = 20) =>
    fc.assert(fc.property(anyCalculation, check), { numRuns });

  test("the figures are those of the product spec's formula", () => {
    ofAny((calculation) => {
      const { cart, appraisal } = calculation;
      const board = boardOf(calculation);
      const { value, low, high } = specEstimate(cart, appraisal.base.price, asOfYear);
      const tiles = board.one("data");
      expect(tiles.attribute("value")).toBe(String(value));
      expect(tiles.text).toBe(formatDollars(value));
      expect(tiles.attribute("aria-label")).toBe(formatDollars(value));
      expect(board.facts).toEqual([
        ["Trade-in value, low end of range", formatDollars(low)],
        ["High end of range", formatDollars(high)],
      ]);
    });
  });

  test("the last line of the arithmetic is the figure on the tiles, and nothing is nonsense", () => {
    ofAny((calculation) => {
      const board = boardOf(calculation);
      expect(board.rows.at(-1)!.at(-1)).toBe(board.one("data").text);
      expect(board.html).not.toMatch(nonsense);
    });
  });

  test("a change on trial shows the changed cart and its own arithmetic", () => {
    ofAny((calculation) => {
      for (const trial of namedTrials(calculation)) {
        const board = boardOf(calculation, calculation.details, trial.id);
        const year = trial.id === "next-year" ? asOfYear + 1 : asOfYear;
        expect(board.one("data").attribute("value")).toBe(String(appraise(trial.cart, year).value));
        expect(board.rows.at(-1)!.at(-1)).toBe(board.one("data").text);
      }
    }, 6);
  });
});

describe("what a screen reader hears", () => {
  test("is the whole result, once", () => {
    expect(announcedBy(onward)).toBe(
      "2020 Club Car Onward: estimated market value $5,216, " +
        "range $4,434 to $5,998, trade-in value $4,434.",
    );
  });

  test("is the change on trial before its result", () => {
    expect(announcedBy(onward, onward.details, "new-batteries")).toBe(
      "Trying new batteries. 2020 Club Car Onward: estimated market value $8,197, " +
        "range $6,967 to $9,427, trade-in value $6,967.",
    );
  });

  test("stays the same while the form is edited", () => {
    expect(announcedBy(onward, { ...onwardDetails, model: "DS" })).toBe(announcedBy(onward));
  });
});

describe("a form that was edited since", () => {
  const stale = "This result is for your previous details. Press Calculate Value to update it.";

  test("leaves the result of the calculated cart, which says so", () => {
    const board = boardOf(onward, { ...onwardDetails, model: "DS" });
    expect(board.texts("p", { role: "status" })).toContain(stale);
    expect(board.one("h2").text).toBe("2020 Club Car Onward");
    expect(board.one("data").text).toBe("$5,216");
  });

  test("and edited back leaves no such note", () => {
    expect(boardOf(onward, { ...onwardDetails }).text).not.toContain(stale);
  });

  test("leaves no such note where there is no result", () => {
    expect(boardOf(null, onwardDetails).text).not.toContain(stale);
  });
});

describe("a change on trial", () => {
  test("is named with its effect", () => {
    expect(boardOf(onward).text).not.toContain("Trying");
    expect(boardOf(onward, onward.details, "upgrades").text).toContain(
      "Trying: without upgrades −$680",
    );
  });

  test("is undone by a button, and the focus goes to the board", () => {
    const order: string[] = [];
    const focus = () => order.push("focus");
    const props = {
      ...propsFor(onward, onward.details, "upgrades"),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its focus is asked for
      ref: { current: { focus } as unknown as HTMLElement },
      onUndo: () => order.push("undo"),
    };
    live(ResultBoard, props).press("Undo");
    expect(order).toEqual(["undo", "focus"]);
  });

  test("is none that could be undone at first", () => {
    expect(() => live(ResultBoard, propsFor(onward)).press("Undo")).toThrow();
  });
});

test("the notes say what the condition means, and that no price is promised", () => {
  for (const condition of conditions) {
    const { text } = boardOf(calculationOf({ condition }));
    expect(text).toContain(
      `Valued in ${condition} condition: ${conditionMeanings[condition].toLowerCase()}.`,
    );
    expect(text).toContain("we accept no liability for actual selling or trade-in prices");
  }
});

test("the board is a named region that can take the focus", () => {
  const board = boardOf(onward).one("section", { "aria-label": "Valuation result" });
  expect(board.attribute("tabindex")).toBe("-1");
});

test("long names and markup in them are text", () => {
  const model = `<i>${"Onward ".repeat(10)}</i>`;
  expect(boardOf(calculationOf({ model })).one("h2").text).toBe(`2020 Club Car ${model}`);
});
