import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceRange, JudgedModel } from "../asking-prices/asking-price-model.ts";
import { listedNames } from "../asking-prices/listed-names.ts";
import { appraise } from "../catalogue/site-prices.ts";
import { type MarketPrices, marketPricesOf } from "../trade-in/market-prices.ts";
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

/** What the site says about a cart in a calendar year: the same figures that a visitor sees. */
export function valueOf(requested: RequestedCart, asOfYear: number): Value {
  const { cart, details } = readCart(requested);
  const appraisal = appraise(cart, asOfYear);
  const prices = marketPricesOf(model, cart, appraisal, details);
  return {
    cart: requested,
    asOfYear,
    estimate: estimateOf(cart, appraisal),
    dealers: prices && { ...prices.dealers, family: familyIn(prices) },
    tradeInGuide: prices && guideOf(prices),
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

function guideOf({ guide }: MarketPrices): NonNullable<Value["tradeInGuide"]> {
  const { low, high, margin, reconditioning } = guide;
  return { low, high, margin, reconditioning, work: [...guide.work] };
}

function familyIn({ wanted }: MarketPrices): (AskingPriceRange & Value["dealers"])["family"] {
  const { make, family = null } = listedNames(model.makes, wanted) ?? {};
  if (make === undefined || family === null) return null;
  const { groupCount } = model.makes[make]!.families[family]!;
  return { name: family, listings: groupCount };
}

/** Eight letters and digits that change with a text: FNV-1a in 32 bits. */
function checksum(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01_00_01_93);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
