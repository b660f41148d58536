import { type Make, isNameOnly } from "../../../domain/catalogue/make.ts";
import { listingsByMake } from "../../market/offers.data.ts";

/** A category's meaning for someone pricing a cart. */
const categoryText: Record<Make["category"], string> = {
  personal: "Count the seats on it now, and use the age of the batteries in it now.",
  "fleet golf": "Fleet carts get regular service and a lot of rounds.",
  utility:
    "A utility vehicle is worth the work left in it. The bed, tires, hours, and service records tell you more than the paint.",
  "LSV-NEV": "No VIN or title? Price it like any other golf cart.",
  "vintage-discontinued":
    "No new ones are made, so look first at whether the cart is complete and whether you can get parts. Age lowers the estimate by at most 80%. Collector value isn’t included.",
};

const singleRider = "It carries one person, so choose two seats, the fewest in the form.";

const recentlyGone = "No new ones are made, so look first at whether you can get parts.";

/** Makes that their category's advice doesn't fit. */
const ownKinds: Readonly<Record<string, string>> = {
  GolfBoard: singleRider,
  "PHAT Scooters": singleRider,
  SoloRider: singleRider,
  Fairplay: recentlyGone,
  "Ruff & Tuff": recentlyGone,
};

/** Advice for pricing a cart of the kind that a make is known for; "" for a make we know only by name. */
export function kindAdvice(make: Make): string {
  if (isNameOnly(make)) return "";
  return ownKinds[make.name] ?? categoryText[make.category];
}

/** Says whether the make is built today; empty if we don't know. */
export const productionText: Record<Make["inProduction"], string> = {
  yes: "Still in production.",
  no: "No longer in production.",
  unknown: "",
};

/** A sentence about the tool of a make's page. */
export function makeLede({ name }: Make): string {
  return name in listingsByMake
    ? "Enter its details to see what it’s worth and what dealers ask."
    : "Enter its details to see an estimate and how we got there.";
}
