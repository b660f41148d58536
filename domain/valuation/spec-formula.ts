// Tested in ../catalogue/spec-estimate.test.ts, which compares it with the rules.
import type { Cart } from "../cart/cart.ts";

/**
 * Section 9 of the product spec, implemented a second time and in percent, so that tests compare
 * the estimate with the text and not with the code they run.
 */
export function specEstimate(cart: Cart, basePrice: number, asOfYear: number) {
  const age = Math.max(0, asOfYear - cart.modelYear);
  const lost = Math.min(80, age <= 5 ? 10 * age : 50 + 5 * (age - 5));
  const factors = [
    100 - lost,
    { excellent: 115, good: 100, fair: 80, poor: 60 }[cart.condition],
    { 2: 100, 4: 120, 6: 140, 8: 160 }[cart.seats],
    cart.powertrain === "gas" ? 110 : [110, 100, 95, 85, 70, 50][cart.batteryAge]!,
    cart.hasUpgrades ? 115 : 100,
  ];
  const product = factors.reduce((total, factor) => total * BigInt(factor), BigInt(basePrice));
  const value = Math.max(1000, halfUp(product, 100n ** BigInt(factors.length)));
  return {
    value,
    low: halfUp(BigInt(value) * 85n, 100n),
    high: halfUp(BigInt(value) * 115n, 100n),
  };
}

function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
