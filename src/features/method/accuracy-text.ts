import type { ErrorSummary, RangeSummary } from "../../../listings/fit/accuracy.ts";
import type { LedgerEntry } from "../../../listings/fit/accuracy-ledger.ts";
import { formatNumber } from "../../../domain/words/english.ts";
import { neededSales } from "../../../listings/fit/settle-error.ts";
import { dateText } from "../../format/date-text.ts";

export interface ErrorRow {
  readonly name: string;
  readonly note: string;
  readonly summary: ErrorSummary | RangeSummary;
}

/** The ways in which the dealers' figure is measured, and the formula last. */
export function errorRows({ known, shown, unseen, chainUnseen, formula }: LedgerEntry): ErrorRow[] {
  const { carts, dealers, oneVotePct, oneVoteSignedPct } = unseen.all;
  return [
    {
      name: "Dealers we know",
      note: "carts left out of the fit",
      summary: known.all,
    },
    {
      name: "As you see it",
      note: "at a typical dealer’s prices",
      summary: shown.all,
    },
    {
      name: "Dealers we’ve never seen",
      note: "small ones, left out in turn",
      summary: unseen.all,
    },
    {
      name: "The same, one vote a dealer",
      note: `the middle of ${dealers} dealers`,
      summary: { carts, medianPct: oneVotePct, signedPct: oneVoteSignedPct },
    },
    ...(chainUnseen === null
      ? []
      : [
          {
            name: "The big chain, left out",
            note: chainUnseen.dealer,
            summary: chainUnseen,
          },
        ]),
    { name: "Our formula", note: "on the first row’s carts", summary: formula },
  ];
}

/** Below this many carts, a dealer's error is chance. */
const minCarts = 5;

/** Each dealer's carts, priced by a fit that leaves that dealer out. The dealer with the most carts comes first. */
export function dealerRows({ unseen, chainUnseen }: LedgerEntry): [string, RangeSummary][] {
  const dealers = Object.entries<RangeSummary>(unseen.by.dealer);
  const chain: [string, RangeSummary][] =
    chainUnseen === null ? [] : [[chainUnseen.dealer, chainUnseen]];
  return [...chain, ...dealers]
    .filter(([, { carts }]) => carts >= minCarts)
    .toSorted(([, a], [, b]) => b.carts - a.carts);
}

/** "2% low", or "even" for an error that is about as often one way as the other. */
export function signText({ signedPct }: Pick<ErrorSummary, "signedPct">): string {
  const size = Math.round(Math.abs(signedPct));
  if (size === 0) return "even";
  return `${size}% ${signedPct < 0 ? "low" : "high"}`;
}

/** How far the halfway price is from what private sales brought, once there are enough of them. */
export function settleText({ settle }: Pick<LedgerEntry, "settle">, sales: number): string {
  if (settle === undefined) {
    return sales < neededSales
      ? `We have ${sales} of the ${neededSales} private sales it takes to check the halfway price. Until then, it’s only our rule.`
      : `We have ${sales} private sales, and our next update will check the halfway price against them.`;
  }
  const { sales: compared, medianPct } = settle;
  const sign = signText(settle);
  const way = sign === "even" ? "is too high as often as too low" : `tends to be ${sign}`;
  return `Checked against ${formatNumber(compared)} private sales, the halfway price is usually ${Math.round(medianPct)}% off and ${way}.`;
}

/** "First measured on Nov 28, 2026.", or what has moved since the entry before. */
export function changeText(newest: LedgerEntry, previous: LedgerEntry | null): string {
  const day = dateText(newest.measuredOn);
  if (previous === null) return `First measured on ${day}.`;
  const before = new Map(errorRows(previous).map(({ name, summary }) => [name, summary]));
  const moved = errorRows(newest).flatMap(({ name, summary }) => {
    const earlier = before.get(name);
    if (earlier === undefined || earlier.medianPct === summary.medianPct) return [];
    return [`${name}: ${earlier.medianPct}% to ${summary.medianPct}%`];
  });
  const since = `since ${dateText(previous.measuredOn)}`;
  const what =
    moved.length === 0 ? `Nothing moved ${since}.` : `Moved ${since}: ${moved.join("; ")}.`;
  const why = newest.accepted === undefined ? "" : ` Published because: ${newest.accepted.reason}`;
  return `Measured on ${day}. ${what}${why}`;
}
