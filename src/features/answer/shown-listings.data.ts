import { dealerName } from "../../../domain/market/dealer.ts";
import type { Listing } from "../../../domain/market/listing.ts";
import { isUsed, pricedCartOf } from "../../../domain/market/priced-cart.ts";
import { countedListings } from "../../../listings/fit/fit-model.ts";
import { readListingsFile } from "../../../listings/import/read-listings.ts";
import { columnsOf } from "../../format/columns.ts";
import type { ShownListing } from "./shown-listings.ts";

const used = countedListings(readListingsFile()).filter(isUsed);

/** Newest first. Sorting equal listings together makes their columns shorter. */
const shown = [...Map.groupBy(used, ({ group }) => group).values()]
  .map(shownOf)
  .toSorted(
    (a, b) =>
      b.observedOn.localeCompare(a.observedOn) ||
      JSON.stringify(a).localeCompare(JSON.stringify(b)),
  );

export const shownListingColumns = columnsOf(shown);

/** Identical units from one dealer count as one listing. */
function shownOf(units: readonly Listing[]): Omit<ShownListing, "ageYears"> {
  const [first] = units;
  const { ageYears: _, ...cart } = pricedCartOf(first!);
  return {
    ...cart,
    modelYear: first!.model_year,
    price: first!.price_usd,
    place: first!.place,
    observedOn: first!.observed_on,
    dealer: dealerName(first!.source),
    units: units.length,
  };
}
