import { asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { type Details, noExtras } from "../../../domain/cart/details.ts";
import type { Check } from "./checked-ad.ts";

const precedent = { year: "2016", model: "Precedent", batteryAge: 2, hasUpgrades: false } as const;

/** An ad for a 2016 Club Car Precedent, with these changes. */
export const checkOf = (
  change: Partial<Details>,
  price: number,
  asked: Partial<Check["asked"]> = {},
): Check => ({
  query: "",
  cart: calculationOf({ ...precedent, ...change }).cart,
  price,
  asOfYear,
  asked: { ...noExtras, ...asked },
});
