import { readLedgerFile } from "../../../listings/fit/accuracy-ledger.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { countedListings } from "../../../listings/fit/fit-model.ts";
import { comparedSales } from "../../../listings/fit/settle-error.ts";
import { readSalesFile } from "../../../listings/import/sales-file.ts";
import { readListingsFile } from "../../../listings/import/read-listings.ts";

const ledger = readLedgerFile();

export const newest = ledger.at(-1)!;
/** Null if the newest fit is also the first. */
export const previous = ledger.at(-2) ?? null;

/** How many sales the next fit would compare the halfway price with. */
export const privateSales = comparedSales(
  readSalesFile(),
  siteMarket,
  newest.listings.newest,
).length;

const listings = countedListings(readListingsFile());
const days = listings.map(({ observed_on }) => observed_on).toSorted();
export const span = { listings: listings.length, first: days[0]!, last: days.at(-1)! };
