import { type Advice, advise } from "../../../domain/advice/advise.ts";
import type { Figures } from "../../../domain/advice/figures.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import type { Calculation } from "../cart/calculation.ts";
import { type SignWords, signWords, signWordsAlone } from "../../../domain/advice/sign-words.ts";

/** The kinds of figures, in the order in which they are told. */
export type FigureKind = "formula" | "trade" | "dealer";

/** A figure of a cart with its range, and what it rests on. In whole US dollars. */
export interface LedgerRow {
  readonly kind: FigureKind;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly note: string;
}

/** The contents of the board for one side of the deal. */
export interface BoardView {
  readonly advice: Advice;
  readonly words: SignWords;
  readonly rows: readonly LedgerRow[];
  /** The range that the fairway shows, the same for every role, so that only the ball rolls. */
  readonly reach: readonly { readonly low: number; readonly high: number }[];
}

/** The board by the formula alone. Where no dealer's price is known, it is all there is. */
export function viewAlone({ cart, asOfYear, appraisal }: Calculation, role: Role): BoardView {
  const { modelYear } = cart;
  const nothing = { dealers: null, tradeIn: null };
  const advice = advise({ modelYear, asOfYear, appraisal, ...nothing }, role);
  const rows = [formulaRow(appraisal)];
  return { advice, words: signWordsAlone(role, advice), rows, reach: [appraisal] };
}

/** The row of the formula's estimate. Its low end is a trade-in value only where no other is known. */
export function formulaRow(
  { value, low, high }: Appraisal,
  note = "Our formula, without any listings.",
): LedgerRow {
  return { kind: "formula", low, middle: value, high, note };
}

/** The board with dealers' prices; `notes` say what each of the figures rests on. */
export function viewOf(
  figures: Figures,
  role: Role,
  notes: Readonly<Record<Exclude<FigureKind, "formula">, string>>,
): BoardView {
  const { appraisal, tradeIn } = figures;
  const dealers = figures.dealers!;
  const advice = advise(figures, role);
  const { low, high } = dealers.anyDealer;
  const rows: LedgerRow[] = [
    formulaRow(appraisal),
    ...(tradeIn === null
      ? []
      : [{ ...rangeOf(tradeIn), kind: "trade" as const, note: notes.trade }]),
    { kind: "dealer", low, middle: dealers.asking, high, note: notes.dealer },
  ];
  return { advice, words: signWords(role, advice, figures), rows, reach: rows };
}

const rangeOf = ({ low, middle, high }: { low: number; middle: number; high: number }) => ({
  low,
  middle,
  high,
});
