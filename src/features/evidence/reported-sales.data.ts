import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { ownSales } from "../../../listings/import/read-listings.ts";
import { summarizeSales } from "../../../listings/sales/summarize-sales.ts";

/** What visitors say that carts sold for, once there are enough of a family. */
export const reportedSales = summarizeSales(ownSales(), model);
