import { readFileSync } from "node:fs";
import type { Drive } from "../../domain/catalogue/family.ts";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { dealerName } from "../../domain/market/dealer.ts";
import { isUsed, pricedCartOf } from "../../domain/market/priced-cart.ts";
import { cartModels, modelPath } from "../../domain/model-pages/cart-models.ts";
import { countedListings } from "../../listings/fit/fit-model.ts";
import { listingsFile, readListingsFile } from "../../listings/import/read-listings.ts";
import { yearOfDate } from "../../domain/words/year.ts";

export interface UsedListing {
  readonly make: string;
  readonly modelYear: number;
  /** The age in the year it was seen. */
  readonly ageYears: number;
  /** Whole US dollars. */
  readonly price: number;
  /** A state's postal code in capitals; "" if unknown. */
  readonly place: string;
  readonly dealer: string;
}

/** The site publishes the file as it is. */
export const listingsText = readFileSync(listingsFile, "utf8");

const listings = countedListings(readListingsFile());
const used = listings.filter(isUsed);

/** Figures that pages quote, so that none is typed by hand. */
export const facts = {
  listings: listings.length,
  newest: model.newestObservation,
  asOfYear: yearOfDate(model.newestObservation),
  dealersErrorPct: Math.round(model.errors.unseenDealers.typicalPct),
  knownDealersErrorPct: Math.round(model.errors.unseenCarts.typicalPct),
};

/** New carts count too. */
export const listingsByMake = countsBy("make");
export const listingsByPlace = countsBy("place");

export const usedListings: readonly UsedListing[] = used.map((listing) => ({
  make: listing.make,
  modelYear: listing.model_year,
  ageYears: pricedCartOf(listing).ageYears,
  price: listing.price_usd,
  place: listing.place,
  dealer: dealerName(listing.source),
}));

/** Keyed by the path of the model's page. New carts count too. */
export const listingsByModel = Object.fromEntries(
  cartModels.map((cartModel) => [
    modelPath(cartModel),
    listings
      .filter((listing) => {
        const { make, family } = pricedCartOf(listing);
        return make === cartModel.make && cartModel.families.includes(family ?? "");
      })
      .map((listing) => ({
        drive: driveOf(listing),
        isNew: listing.condition === "new",
        ageYears: pricedCartOf(listing).ageYears,
        price: listing.price_usd,
        dealer: dealerName(listing.source),
      })),
  ]),
);

/** Makes whose used carts mostly run on gas. */
export const gasMakes: readonly string[] = [...Map.groupBy(used, ({ make }) => make)]
  .filter(([, carts]) => {
    const gas = carts.filter(({ powertrain }) => powertrain === "gas");
    return gas.length > carts.length / 2;
  })
  .map(([make]) => make);

/** Listings of electric carts without a battery type count as lead-acid, as in the prices. */
function driveOf({ powertrain, battery_type: type }: Listing): Drive {
  if (powertrain === "gas") return "gas";
  return type === "lithium" ? "lithium" : "lead-acid";
}

function countsBy(field: "make" | "place"): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...Map.groupBy(listings, (listing) => listing[field])].map(([name, group]) => [
      name,
      group.length,
    ]),
  );
}
