import { type BatteryAge, type Cart, cartFields } from "../../../domain/valuation/cart.ts";

/** What a cart is besides its name, as one would say it: "2 seats", "electric", "good condition". */
export function cartSummary(cart: Omit<Cart, "modelYear" | "make" | "model">): string[] {
  const { batteryAge, condition, hasUpgrades, powertrain, seats } = cart;
  return [
    cartFields.seats.labels[seats],
    powertrain,
    `${condition} condition`,
    ...(powertrain === "electric" ? [batteriesText(batteryAge)] : []),
    ...(hasUpgrades ? ["upgrades"] : []),
  ];
}

function batteriesText(years: BatteryAge): string {
  if (years === 0) return "new batteries";
  if (years === 5) return "batteries 5+ years";
  return `batteries ${years} ${years === 1 ? "year" : "years"}`;
}
