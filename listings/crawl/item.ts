/** In the words of the page or feed; "" if missing. */
export interface Offer {
  readonly price: string;
  readonly currency: string;
  readonly availability: string;
}

export interface Item extends Readonly<Record<ItemField, string>> {
  readonly offers: readonly Offer[];
}

export const itemFields = [
  "name",
  "url",
  "sku",
  "model_year",
  "make",
  "model",
  "condition",
  "seats",
  "powertrain",
  "battery_type",
  "battery_year",
  "lifted",
] as const;
type ItemField = (typeof itemFields)[number];

export const offerFields = ["price", "currency", "availability"] as const;

const maxTextLength = 1000;

/** Drops text that is longer than any name, address, or price of a cart. */
export function shortText(text: string): string {
  return text.length > maxTextLength ? "" : text.trim();
}
