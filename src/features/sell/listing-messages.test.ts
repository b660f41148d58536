import { expect, test } from "vitest";
import { aCart } from "../../../domain/details/cart.fixture.ts";
import { defaultDetails, detailsOf } from "../../../domain/details/details.ts";
import { adText, photosToTake } from "./listing-messages.ts";

test.each([
  [
    { batteryType: "lithium", lifted: true },
    "2020 Club Car Onward golf cart, $5,350. 2 seats, electric, good condition, 1-year-old lithium batteries, lifted.",
  ],
  [
    { powertrain: "gas", condition: "poor" },
    "2020 Club Car Onward golf cart, $5,350. 2 seats, gas, poor condition.",
  ],
] as const)("the ad for a cart with %j says only what the seller entered", (change, ad) => {
  const entered = { cart: aCart(change), details: detailsOf(aCart(change)) };
  expect(adText(entered, 5350, "https://c.example/x")).toBe(`${ad} More: https://c.example/x`);
});

test("the ad says nothing that is only assumed", () => {
  const details = { ...defaultDetails, modelYear: "2020", make: "Club Car", model: "Onward" };
  expect(adText({ cart: aCart(), details }, 5350, "https://c.example/x")).toBe(
    "2020 Club Car Onward golf cart, $5,350. More: https://c.example/x",
  );
});

test("the photo list names the batteries or the engine bay", () => {
  expect(photosToTake({ powertrain: "electric" }).join()).toContain("batteries with the seat up");
  expect(photosToTake({ powertrain: "gas" }).join()).toContain("engine bay");
});
