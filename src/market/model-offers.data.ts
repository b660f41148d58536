import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { dealerName } from "../../domain/asking-prices/dealer.ts";
import { listedNames } from "../../domain/asking-prices/listed-names.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { cartModels, modelPath } from "../../domain/catalogue/cart-models.ts";
import { ownListings } from "../../listings/import/read-listings.ts";

const listings = ownListings().filter(({ year_disputed }) => !year_disputed);

/** The listed carts of each model that has a page, new ones too, by the page's path. */
export const offersByModel = Object.fromEntries(
  cartModels.map((each) => [
    modelPath(each),
    listings
      .filter((listing) => {
        const names = listedNames(model.makes, listing);
        return names?.make === each.make && each.families.includes(names.family ?? "");
      })
      .map((listing) => ({
        ageYears: pricedCartOf(listing).ageYears,
        price: listing.price_usd,
        dealer: dealerName(listing.source),
      })),
  ]),
);
