import { calculationOf } from "../cart-form/calculation.fixture.ts";
import type { Details } from "../../../domain/cart/details.ts";
import type { Check } from "./model.ts";

const precedent = { year: "2016", model: "Precedent", batteryAge: 2, hasUpgrades: false } as const;

export function checkOf(
  change: Partial<Details>,
  price: number,
  seller: Check["seller"] = "owner",
): Check {
  return { ...calculationOf({ ...precedent, ...change }), query: "", seller, price };
}
