import { type Advice, advise } from "../advice/advise.ts";
import { type Figures, figuresOf } from "../advice/figures.ts";
import type { AskingPriceModel } from "../asking-prices/asking-price-model.ts";
import type { FleetCart } from "./read-fleet-row.ts";

/** The site's figures of one cart, in whole US dollars, whatever its quantity is. */
export interface FleetValue extends Pick<Figures, "appraisal" | "dealers"> {
  /** The price to expect in trade. Null, as `dealers` is, if no listing has the cart's make or age. */
  readonly trade: Advice | null;
}

/** Values the cart of a line in a calendar year, exactly as the value tool does. */
export function valueFleetCart(
  model: AskingPriceModel,
  { cart, details }: FleetCart,
  asOfYear: number,
): FleetValue {
  const figures = figuresOf({ cart, details, asOfYear }, { model });
  const { appraisal, dealers } = figures;
  return { appraisal, dealers, trade: dealers && advise(figures, "trading") };
}

/** The columns that are added to a spreadsheet, in their order. */
export const valueColumns = [
  "estimate",
  "low",
  "high",
  "trade_in",
  "trade_in_guide_low",
  "trade_in_guide_high",
  "dealers_ask",
  "dealers_low",
  "dealers_high",
  "problem",
] as const;

/** A line's cells for these columns: null where there is no figure. */
export function valueCells({ appraisal, dealers, trade }: FleetValue): (number | null)[] {
  return [
    appraisal.value,
    appraisal.low,
    appraisal.high,
    trade?.number ?? null,
    trade?.floor ?? null,
    trade?.ceiling ?? null,
    dealers?.asking ?? null,
    dealers?.anyDealer.low ?? null,
    dealers?.anyDealer.high ?? null,
    null,
  ];
}
