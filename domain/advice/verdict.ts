import type { Advice } from "./advise.ts";

/** What dealers ask, by those whose prices we know. */
type Asked = { readonly low: number; readonly asking: number; readonly high: number };

export type VerdictId = "low" | "good" | "fair" | "high" | "over" | "unknown";

/**
 * Where an advertised price stands, by what to offer for the cart and what dealers ask; without
 * dealers’ prices there is none. `pay` is the advice for buying from this seller.
 */
export function verdictOn(price: number, pay: Advice, dealers: Asked | null): VerdictId {
  if (dealers === null) return "unknown";
  if (price < pay.floor) return "low";
  if (price <= pay.number) return "good";
  if (price <= pay.ceiling) return "fair";
  return price > Math.max(dealers.high, pay.ceiling) ? "over" : "high";
}
