import fc from "fast-check";
import { cartOfAnyMake } from "../catalogue/any-make.fixture.ts";
import { siteMarket } from "./site-market.ts";
import { type Cart, defaultChoices } from "../cart/cart.ts";
import { type Figures, figuresOf } from "./figures.ts";

export const year = 2026;

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

export const anyCart: fc.Arbitrary<Cart> = cartOfAnyMake(year).map(
  ({ basePrice: _, ...cart }) => cart,
);
