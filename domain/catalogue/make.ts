import type { MakePrices } from "../valuation/base-price.ts";

export const categories = [
  "personal",
  "fleet golf",
  "utility",
  "LSV-NEV",
  "vintage-discontinued",
] as const;

/** How well the entry is known, which bounds what may be said of it. */
type Evidence = "sourced" | "general knowledge" | "thin" | "name seen in US brand lists only";

/** One make of golf cart. Prices are whole US dollars for a new, two-seat, electric cart. */
export interface Make extends MakePrices {
  readonly slug: string;
  readonly category: (typeof categories)[number];
  readonly inProduction: "yes" | "no" | "unknown";
  /** False where the default price is our assignment inside the spec's band. */
  readonly priceFromSpec: boolean;
  /** Models to suggest; most have no price of their own. */
  readonly models: readonly string[];
  readonly description: string;
  readonly evidence: Evidence;
  /** The closing paragraph of the make's page: what to know when pricing one. */
  readonly pricingTip: string;
}
