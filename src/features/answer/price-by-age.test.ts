import { expect, test } from "vitest";
import { market } from "../../market/market.data.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { evidenceText } from "./notes.ts";
import { pricesByAge } from "./price-by-age.ts";
import { shownListings } from "./shown-listings.ts";

test.each([
  ["RXV", "model"],
  ["Zzzzz", "make"],
])("the dots of an EZ-GO %s are called carts of its %s", (model, whose) => {
  const byAge = pricesByAge(
    calculationOf({ make: "EZ-GO", model }),
    market,
    "selling",
    shownListings,
  )!;
  expect(evidenceText(byAge, "selling")).toMatch(
    new RegExp(`^\\d+ used carts of this ${whose}, to `),
  );
});
