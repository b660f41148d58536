import { expect, test } from "vitest";
import type { Cart } from "../cart/cart.ts";
import { precedentFigures } from "./answer.fixture.ts";
import { cartDoubt } from "./cart-doubt.ts";

test.each<[Partial<Cart>, string | null]>([
  [
    { make: "Icon", model: "i40", modelYear: 2022, powertrain: "gas" },
    "We know the Icon i40 only as an electric cart. Check the powertrain.",
  ],
  [
    { make: "Icon", model: "G40", modelYear: 2022, powertrain: "electric" },
    "We know the Icon G40 only as a gas cart. Check the powertrain.",
  ],
  [
    { make: "Yamaha", model: "Onward" },
    "We know the Onward as a Club Car, not as a Yamaha. Check the make.",
  ],
  [
    { make: "Yamaha", model: "Precedent", modelYear: 2026 },
    "We know the Precedent as a Club Car, not as a Yamaha. Check the make.",
  ],
  [{ make: "EZ-GO", model: "TXT", modelYear: 2019, powertrain: "electric", batteryAge: 5 }, null],
  [
    { make: "EZ-GO", model: "RXV", modelYear: 2025, powertrain: "electric", batteryAge: 5 },
    "The batteries would be older than the cart. Check both.",
  ],
  [{ make: "EZ-GO", model: "RXV", modelYear: 2026, batteryAge: 2 }, null],
  [{ make: "EZ-GO", model: "RXV", modelYear: 2027, batteryAge: 2 }, null],
  [{ make: "EZ-GO", model: "RXV", modelYear: 2026, batteryAge: 5, notRunning: true }, null],
  [{ make: "EZ-GO", model: "RXV", modelYear: 2026, powertrain: "gas", batteryAge: 5 }, null],
  [{ make: "Club Car", model: "Precedent", powertrain: "gas" }, null],
])("the doubt about a cart with %o is: %j", (change, doubt) => {
  expect(cartDoubt(precedentFigures(change))).toBe(doubt);
});
