import fc from "fast-check";
import { describe, expect, test } from "vitest";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { advise } from "../../../domain/advice/advise.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { render } from "../../ui/kit/test-page.ts";
import { textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import { nonsense } from "../cart/test-texts.ts";
import { marketFigures, marketView } from "../evidence/market-view.ts";
import { evidenceNotes } from "../evidence/notes.ts";
import { fairwayOf, fairwayText } from "./fairway.ts";
import { viewAlone } from "./model.ts";
import { Ledger } from "./parts/ledger.tsx";
import { Edges } from "./parts/fairway.tsx";
import { confidenceText } from "../../../domain/advice/sign-words.ts";

const precedent = calculationOf({ year: "2016", model: "Precedent" });
const garia = calculationOf({ make: "Garia", model: "Via" });

describe("for carts drawn at random", () => {
  test("every dollar on sign, fairway, and ledger is the domain’s", () => {
    fc.assert(
      fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
        const figures = marketFigures(calculation);
        const advice = advise(figures, role);
        const view = marketView(calculation, role) ?? viewAlone(calculation, role);
        expect(view.advice).toEqual(advice);
        const { appraisal, tradeIn, dealers } = figures;
        expect(view.rows.map(({ low, middle, high }) => [low, middle, high])).toEqual([
          [appraisal.low, appraisal.value, appraisal.high],
          ...(tradeIn === null ? [] : [[tradeIn.low, tradeIn.middle, tradeIn.high]]),
          ...(dealers === null
            ? []
            : [[dealers.anyDealer.low, dealers.asking, dealers.anyDealer.high]]),
        ]);
        const ledger = render(<Ledger rows={view.rows} />);
        expect(the("data", ledger).getAttribute("value")).toBe(String(appraisal.value));
        for (const { middle } of view.rows) {
          expect(textOf(ledger)).toContain(formatDollars(middle));
        }
        const { pins } = fairwayOf(view.rows, view.reach, advice.number);
        expect(new Set(pins.map(({ dollars }) => dollars))).toEqual(
          new Set(view.rows.map(({ middle }) => middle)),
        );
        const said = [
          view.words.because,
          ...textsOf("p", render(<Edges {...view.words} />)),
          ledger.innerHTML,
        ].join();
        expect(said).not.toMatch(nonsense);
      }),
      { numRuns: 400 },
    );
  });

  test("the ball and the pins are on the fairway, and no two flags touch", () => {
    fc.assert(
      fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
        const view = marketView(calculation, role) ?? viewAlone(calculation, role);
        const { ball, pins } = fairwayOf(view.rows, view.reach, view.advice.number);
        for (const at of [ball, ...pins.map((pin) => pin.at)]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(100);
        }
        const places = pins.map(({ level, at, isBack }) => [level, at, isBack].join());
        expect(new Set(places).size).toBe(pins.length);
      }),
      { numRuns: 100 },
    );
  });
});

test("the fairway is said in words", () => {
  const { rows, reach, advice } = marketView(precedent, "selling")!;
  expect(fairwayText(fairwayOf(rows, reach, advice.number))).toMatch(
    /^A scale from \$0 to \$[\d,]+\. (\w[\w-]* \$[\d,]+(, |\.)){3}$/,
  );
});

test("what each figure rests on has its count, its newest month, and the chain behind it", () => {
  const { trade, dealer } = evidenceNotes;
  expect(trade).toMatch(/^\d+ trade-ins on record, to \w{3} \d{4}\.$/);
  expect(dealer).toContain(`${model.listings.toLocaleString("en-US")} listings to `);
  expect(dealer).toMatch(/\d\d% from Tigon Golf Carts\. Typical error 23%\.$/);
});

test("a trade-in says what the other battery branch would bring", () => {
  const { branches } = marketFigures(precedent).tradeIn!;
  const { because } = marketView(precedent, "trading")!.words;
  expect(because).toContain("load test");
  expect(
    [branches!.passing, branches!.replacing].map(({ middle }) => formatDollars(middle)),
  ).toContain(/\$[\d,]+\d/.exec(because)![0]);
});

test.each(roles)("without listings the formula stands alone for %s, and says so", (role) => {
  expect(marketView(garia, role)).toBeNull();
  const { advice, words, rows } = viewAlone(garia, role);
  expect(advice.number).toBe(garia.appraisal.value);
  expect(rows).toHaveLength(1);
  expect(`${words.because} ${confidenceText(advice.reasons)}`).toContain("no dealer prices");
});

test("a trade-in value from the formula is named only where no other is known", () => {
  expect(textOf(render(<Edges {...viewAlone(garia, "trading").words} />))).toContain(
    `Trade-in value ${formatDollars(garia.appraisal.low)}`,
  );
  expect(textOf(render(<Ledger rows={marketView(precedent, "trading")!.rows} />))).not.toContain(
    "Trade-in value",
  );
});
