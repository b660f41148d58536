import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceRange, JudgedModel } from "../asking-prices/asking-price-model.ts";
import { advise } from "../advice/advise.ts";
import { type Figures, figuresOf } from "../advice/figures.ts";
import { listedNames } from "../asking-prices/listed-names.ts";
import type { TradeInGuide } from "../trade-in/trade-in-guide.ts";
import type { Appraisal } from "../valuation/appraise.ts";
import type { Cart } from "../valuation/cart.ts";
import { lineName } from "../valuation/line-name.ts";
import { type RequestedCart, readCart } from "./cart-schema.ts";
import type { Evidence, Value } from "./value-schema.ts";

const model: JudgedModel = publishedModel;

export const evidence: Evidence = {
  version: `${model.newestObservation}-${checksum(JSON.stringify(model))}`,
  listings: model.listings,
  newest: model.newestObservation,
  typicalErrorPct: model.typicalErrorPct,
};

/** The site's figures for a cart in a calendar year: the same figures that a visitor sees. */
export function valueOf(requested: RequestedCart, asOfYear: number): Value {
  const { cart, details } = readCart(requested);
  const figures = figuresOf({ cart, details, asOfYear }, { model });
  const { appraisal, dealers, tradeIn } = figures;
  return {
    cart: requested,
    asOfYear,
    estimate: estimateOf(cart, appraisal),
    dealers: dealers && { ...dealers, family: familyOf(cart) },
    tradeInGuide: tradeIn && guideOf(tradeIn),
    tradeIn: tradeIn && tradeInOf(tradeIn),
    advice: dealers && {
      selling: adviceOf(figures, "selling"),
      trading: adviceOf(figures, "trading"),
      buying: adviceOf(figures, "buying"),
      insuring: adviceOf(figures, "insuring"),
    },
  };
}

function estimateOf(cart: Cart, appraisal: Appraisal): Value["estimate"] {
  const { value, low, high, ageYears, base, lines } = appraisal;
  return {
    value,
    low,
    high,
    tradeIn: low,
    ageYears,
    base,
    lines: lines.map((line) => ({
      id: line.id,
      label: lineName(line, cart, appraisal),
      factor: line.twentieths === null ? null : line.twentieths / 20,
      amount: line.amount,
      running: line.running,
    })),
  };
}

function familyOf(cart: Cart): (AskingPriceRange & Value["dealers"])["family"] {
  const { make, family = null } = listedNames(model.makes, cart) ?? {};
  if (make === undefined || family === null) return null;
  const { groupCount } = model.makes[make]!.families[family]!;
  return { name: family, listings: groupCount };
}

function guideOf(guide: TradeInGuide): NonNullable<Value["tradeInGuide"]> {
  const { low, high, margin, reconditioning, work } = guide;
  return { low, high, margin, reconditioning, work: [...work] };
}

function tradeInOf({ middle, low, high, branches }: TradeInGuide): NonNullable<Value["tradeIn"]> {
  return { middle, low, high, ...(branches !== null && { branches }) };
}

type AllAdvice = NonNullable<Value["advice"]>;

function adviceOf(figures: Figures, role: keyof AllAdvice): AllAdvice["selling"] {
  const { reasons, ...rest } = advise(figures, role);
  return { ...rest, reasons: [...reasons] };
}

/** Eight letters and digits that change with a text: FNV-1a in 32 bits. */
function checksum(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01_00_01_93);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
