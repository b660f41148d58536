import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import { listedNames } from "../../domain/asking-prices/listed-names.ts";
import { type ReportedSale, dollars } from "./entry-fields.ts";

/** Where a reported price stands among the prices that dealers ask for such a cart. */
export interface AskingView {
  readonly position: "below" | "inside" | "above";
  /** 8 in 10 such carts are listed between these, in whole US dollars. */
  readonly low: number;
  readonly high: number;
}

/** Null if there are no listings of such carts. */
export function askingView({ cart, price, soldOn }: ReportedSale): AskingView | null {
  const range = predictAskingPrice(model, {
    ...cart,
    ageYears: Math.max(0, Number(soldOn.slice(0, 4)) - cart.modelYear),
    condition: "used",
    batteryType: null,
    batteryAgeYears: null,
    lifted: false,
  });
  if (range === null) return null;
  const { low, high } = range;
  return { position: price < low ? "below" : price > high ? "above" : "inside", low, high };
}

/** Dealers buy below what they ask, so for some kinds of sale a low price says nothing. */
export function askingViewText(sale: ReportedSale): string {
  const view = askingView(sale);
  if (view === null) return "no evidence";
  return view.position === "below" && normallyBelow.has(sale.saleKind)
    ? "below, as usual"
    : view.position;
}

const normallyBelow = new Set<ReportedSale["saleKind"]>(["trade-in", "auction"]);

export function askingViewLines(sale: ReportedSale): string[] {
  const view = askingView(sale);
  if (view === null) return ["no evidence: we have no listings of carts like this"];
  const { low, high } = view;
  return [
    `${dollars(low)} to ${dollars(high)} for 8 in 10 carts like this`,
    `This price is ${view.position} that range.`,
    ...(normallyBelow.has(sale.saleKind)
      ? ["Trade-ins and auctions are normally below what dealers ask."]
      : []),
  ];
}

/** The family that the listings know a model by; undefined if they do not. */
export function familyNameOf(cart: ReportedSale["cart"]): string | undefined {
  return listedNames(model.makes, cart)?.family ?? undefined;
}
