import type { Item, Offer } from "./item.ts";

/** A used electric RXV of 2019 at $4,800. */
export function sampleItem(changes: Partial<Item> = {}): Item {
  return {
    name: "2019 EZ-GO RXV",
    url: "/carts/7",
    sku: "S7",
    model_year: "2019",
    make: "EZ-GO",
    model: "RXV",
    condition: "https://schema.org/UsedCondition",
    seats: "4",
    powertrain: "Electric",
    battery_type: "",
    battery_year: "",
    lifted: "",
    offers: [sampleOffer()],
    ...changes,
  };
}

export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return { price: "4800", currency: "USD", availability: "https://schema.org/InStock", ...changes };
}
