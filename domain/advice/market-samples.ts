import fc from "fast-check";
import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import { marketDetails } from "../cart/testing.ts";
import { cartOfAnyMake } from "../catalogue/any-make-samples.ts";
import { conditions } from "../valuation/cart.ts";
import type { Market, Subject } from "./figures.ts";

export const asOfYear = 2026;

/** The published model, with no sales reported. */
export const market: Market = { model: publishedModel };

/** Any cart of the catalogue: half of them of the makes that are listed most. */
export const anySubject: fc.Arbitrary<Subject> = fc
  .tuple(
    cartOfAnyMake(asOfYear),
    fc.option(
      fc.constantFrom(
        { make: "Club Car", model: "Precedent" },
        { make: "EZ-GO", model: "RXV" },
        { make: "Yamaha", model: "Drive" },
      ),
    ),
    fc.record(marketDetails),
    fc.constantFrom(...conditions),
  )
  .map(([{ basePrice: _, ...cart }, names, details, condition]) => ({
    cart: { ...cart, ...names, condition },
    details,
    asOfYear,
  }));
