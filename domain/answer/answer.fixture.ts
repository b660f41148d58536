import fc from "fast-check";
import { cartOfAnyMake } from "../catalogue/any-make.fixture.ts";
import { siteMarket } from "../catalogue/site-market.ts";
import { type Cart, defaultChoices } from "../valuation/cart.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** The calendar year of the tests. */
export const year = 2026;

/** A good Precedent with four seats and batteries two years old, with these changes. */
export const precedent = (change: Partial<Cart> = {}): Cart => ({
  ...defaultChoices,
  modelYear: 2018,
  make: "Club Car",
  model: "Precedent",
  seats: 4,
  ...change,
});

export const precedentFigures = (change: Partial<Cart> = {}): Figures =>
  figuresOf(precedent(change), siteMarket, year);

/** A cart of any make from a year in which carts were built. */
export const anyCart: fc.Arbitrary<Cart> = cartOfAnyMake(year).map(
  ({ basePrice: _, ...cart }) => cart,
);
