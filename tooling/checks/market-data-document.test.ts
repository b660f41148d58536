import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFolder } from "../../config/folders.ts";
import { compareTradeIn } from "../../domain/market/compare-trade-ins.ts";
import { documentedTradeIns } from "../../domain/market/documented-trade-ins.ts";
import { publishedModel } from "../../domain/market/published-model.ts";
import { paidToFormulaRatio } from "../../domain/market/trade-in.ts";
import { dateText } from "../../src/format/date-text.ts";
import { type ErrorSummary, type RangeSummary } from "../../listings/fit/accuracy.ts";
import { readLedgerFile } from "../../listings/fit/accuracy-ledger.ts";
import { limits as stockLimits } from "../../listings/stock/derive-stock-times.ts";
import { limits } from "../../listings/update/guards.ts";
import { limits as sourceLimits } from "../../listings/update/strange-source.ts";

const page = readFileSync(`${projectFolder}docs/market-data.md`, "utf8");
const entry = readLedgerFile().at(-1)!;
const { known, shown, unseen, chainUnseen, formula } = entry;

const signed = (percent: number) => `${Math.abs(percent)}% ${percent < 0 ? "low" : "high"}`;
const cells = ({ carts, medianPct, signedPct }: ErrorSummary) => [
  String(carts),
  `${medianPct}%`,
  signed(signedPct),
];
const withRange = (summary: RangeSummary) => [
  ...cells(summary),
  `${Math.round(summary.insidePct)}%`,
];

test("the document's error table matches the ledger's newest entry", () => {
  const rows = page
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const head = rows.findIndex(([, name]) => name!.startsWith("reading"));
  expect(rows[head]![1]).toBe(`reading (${dateText(entry.measuredOn)})`);
  const { all } = unseen;
  const vote = { ...all, medianPct: all.oneVotePct, signedPct: all.oneVoteSignedPct };
  expect(rows.slice(head + 2, head + 9).map((row) => row.slice(2, 6))).toEqual([
    withRange(known.all),
    withRange(shown.all),
    withRange(shown.by.seats["6 or more"]!),
    withRange(all),
    [...cells(vote), "-"],
    withRange(chainUnseen!),
    [...cells(formula), "-"],
  ]);
});

test("the document's sentences about the errors are true of the newest fit", () => {
  const { low, high } = publishedModel.errors.unseenDealers.interval;
  expect(page).toContain(
    `The chain has ${chainUnseen!.carts} of the ${known.all.carts} carts. The unseen ones are ${unseen.all.carts} carts from ${unseen.all.dealers} dealers: 80% of them are from ${Math.exp(low).toFixed(2)} to ${Math.exp(high).toFixed(2)} times the prediction.`,
  );
});

test("the document's sentence about documented trade-ins is true of the newest fit", () => {
  const judged = documentedTradeIns
    .map((tradeIn) => compareTradeIn(tradeIn, publishedModel))
    .filter(({ isInside }) => isInside !== null);
  const inside = judged.filter(({ isInside }) => isInside).length;
  expect(page).toContain(
    `Of ${judged.length} documented trade-ins, ${inside} are inside a guide based on the others. The guide is set at ${paidToFormulaRatio} times`,
  );
});

test("the document gives the limits for a group of carts that got worse", () => {
  expect(page).toContain(
    `at most ${limits.groupWorsePct} points more for any group of ${limits.groupCarts} carts or more`,
  );
});

test("the document gives the limits for a source that can't be right", () => {
  const { offPct, offCarts, changedFactor, predictedFactor, ...list } = sourceLimits;
  // In words, the document says "half or twice" and "three quarters or four thirds".
  expect([predictedFactor, changedFactor]).toEqual([2, 4 / 3]);
  expect(page).toContain(
    `more than ${offCarts} of its carts, and more than ${offPct}%, are off: a price below half or above twice the model's prediction, or, for a cart we knew, one below three quarters or above four thirds of its last price. Nor can it be right if it was read as a whole and has no carts that we can read, or, within ${list.withinDays} days, fewer than ${list.stillListedPct}% of the ${list.listedCarts} or more it had.`,
  );
});

test("the document gives the limits for what we say about the stock", () => {
  expect(page).toContain(`only lists that we have read for ${stockLimits.days} days or more`);
  expect(page).toContain(`Groups of fewer than ${stockLimits.units} units are left out`);
});
