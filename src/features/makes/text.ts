// Tested through the pages in pages.test.tsx.
import { type Make, isNameOnly } from "../../../domain/catalogue/make.ts";
import { modelsInTable } from "../models/figures.ts";
import { listingsByMake } from "../../market/listings.data.ts";

const categoryText: Record<Make["category"], string> = {
  personal: "",
  "fleet golf": "Ask if it was a course cart: those are serviced often and driven hard.",
  utility:
    "A utility vehicle is worth the work left in it. The bed, tires, hours, and service records tell you more than the paint.",
  "LSV-NEV":
    "Without a VIN and a title, yours can’t be registered for the road. Ask why they’re missing, and value it as an off-road cart.",
  "vintage-discontinued":
    "Check that the cart is complete and that you can get parts. Age lowers the estimate by at most 80%. Collector value isn’t included.",
};

const singleRider = "It carries one person, so choose two seats, the fewest in the form.";

const recentlyGone = "Check that you can get parts.";

/** Makes that their category's advice doesn't fit. */
const makeAdvice: Readonly<Record<string, string>> = {
  GolfBoard: singleRider,
  "PHAT Scooters": singleRider,
  SoloRider: singleRider,
  Fairplay: recentlyGone,
  "Ruff & Tuff": recentlyGone,
};

/** "" for a personal cart, and for a make that we know only by name. */
export function kindAdvice(make: Make): string {
  if (isNameOnly(make)) return "";
  return makeAdvice[make.name] ?? categoryText[make.category];
}

/** "" if we don't know. */
export const productionText: Record<Make["inProduction"], string> = {
  yes: "It’s still in production.",
  no: "It’s no longer in production.",
  unknown: "",
};

/** `basis` is what the page's figure is based on; "" if its own text says so. */
export function makeLede({ name }: Make, basis: string): string {
  if (modelsInTable(name).length > 0) return "Pick yours, or enter its details.";
  if (basis !== "") return basis;
  return name in listingsByMake
    ? "Enter its details to see what it’s worth and what dealers ask."
    : "Enter its details to see an estimate and how we got there.";
}
