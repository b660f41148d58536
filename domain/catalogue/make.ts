import type { MakePrices } from "../valuation/base-price.ts";

export const categories = [
  "personal",
  "fleet golf",
  "utility",
  "LSV-NEV",
  "vintage-discontinued",
] as const;

type Evidence = "sourced" | "general knowledge" | "thin" | "name seen in US brand lists only";

/** Prices are where the formula starts for a two-seat electric cart, in whole US dollars. */
export interface Make extends MakePrices {
  readonly slug: string;
  readonly category: (typeof categories)[number];
  readonly inProduction: "yes" | "no" | "unknown";
  /** The first year in which its carts can have been built, if a source says so. */
  readonly firstYear?: number;
  /** The last year in which it was built or carried the name, if a source says so. */
  readonly lastYear?: number;
  /** False if the default price is our own choice within the spec's price band. */
  readonly priceFromSpec: boolean;
  readonly models: readonly string[];
  readonly description: string;
  readonly evidence: Evidence;
  /** Empty, like the description, for a make known by name only. */
  readonly pricingTip: string;
}

export function isNameOnly({ evidence }: Pick<Make, "evidence">): boolean {
  return evidence === "name seen in US brand lists only";
}

/** "Club Car", "custom cart", "cart from Luxury Carts" */
export function nameOneCart(name: string): string {
  if (name === "Custom") return "custom cart";
  const isPlural = /\b(?:Cars|Carts|Vehicles|Motors|Scooters|Buggies)$/.test(name);
  return isPlural ? `cart from ${name}` : name;
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** False for carts that may be rebuilt ones of any make and still have that make's plate. */
export function isOneMake(name: string): boolean {
  return name !== "Custom" && name !== otherMake.name;
}

/** For makes that aren't in the directory (product spec, section 3). */
export const otherMake = { name: "Other", defaultBasePrice: 6000, modelPrices: {} } as const;
