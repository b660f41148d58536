import { Command } from "commander";
import { isOfRunningCart } from "../../domain/market/priced-cart.ts";
import { publishedModel } from "../../domain/market/published-model.ts";
import { usDay } from "../../domain/words/us-day.ts";
import {
  ledgerEntry,
  ledgerFile,
  ledgerText,
  readLedgerFile,
  withEntry,
} from "../../listings/fit/accuracy-ledger.ts";
import { evaluate } from "../../listings/fit/evaluate-model.ts";
import { judgeFit, modelText } from "../../listings/fit/fit-with-interval.ts";
import { withGroups } from "../../listings/import/import-listings.ts";
import {
  emptyColumns,
  modelFile,
  readListingsFile,
  readRows,
} from "../../listings/import/read-listings.ts";
import { readSalesFile } from "../../listings/import/sales-file.ts";
import {
  readDatedNumbersFile,
  recalledRanges,
  tableFile,
} from "../../listings/serials/dated-number.ts";
import { fitAndMeasure, tableText } from "../../listings/serials/evaluate-serials.ts";
import {
  deriveStockTimes,
  stockTimesFile,
  stockTimesText,
} from "../../listings/stock/derive-stock-times.ts";
import { readStockFile } from "../../listings/stock/stock.ts";
import {
  deriveTimeOnLot,
  readLotFile,
  timeOnLotFile,
  timeOnLotText,
} from "../../listings/time-on-lot/derive-time-on-lot.ts";
import { CommandError, withProgress } from "../command.ts";
import { listProblems, readText, writeText } from "./text-files.ts";

export const fitCommand = new Command("fit")
  .description(
    "Refits the model to the listings, and records its errors in the ledger. Also rebuilds the year finder's table, the time on the lot, and the time until carts are gone.",
  )
  .action(() => withProgress("Fitting", fit));

function fit(): void {
  const listings = readListingsFile();
  const fitted = judgeFit(listings);
  const { model, accuracy } = fitted;
  writeText(modelFile, modelText(model));
  console.log(`Fitted to ${model.groupCount} groups of listings: ${modelFile}`);
  const measuredOn = usDay(new Date());
  const entry = ledgerEntry({ listings, sales: readSalesFile(), fit: fitted, measuredOn });
  writeText(ledgerFile, ledgerText(withEntry(readLedgerFile(), entry)));
  console.log(`Measured on ${accuracy.known.all.carts} used carts: ${ledgerFile}`);
  if (entry.settle !== undefined) {
    const { sales, medianPct, signedPct } = entry.settle;
    console.log(
      `Against ${sales} private sales, the halfway price was off by a median of ${medianPct}%. Half of the errors are below ${signedPct}%, half above.`,
    );
  }
  const numbers = readDatedNumbersFile();
  writeText(tableFile, tableText(fitAndMeasure(numbers, recalledRanges())));
  console.log(`Derived from ${numbers.length} dated numbers: ${tableFile}`);
  const lot = readLotFile();
  writeText(timeOnLotFile, timeOnLotText(deriveTimeOnLot(lot)));
  console.log(`Derived from ${lot.length} carts on the chain's lots: ${timeOnLotFile}`);
  const { spans, ...stock } = readStockFile();
  writeText(stockTimesFile, stockTimesText(deriveStockTimes({ ...stock, spans })));
  console.log(`Derived from ${spans.length} rows of stock: ${stockTimesFile}`);
}

export const evaluateCommand = new Command("evaluate")
  .description("Prints how far off the model and the site's formula are on other listings.")
  .argument("<FILE>", "a CSV file of listings")
  .action(printEvaluation);

function printEvaluation(file: string): void {
  const { rows, problems } = readRows(readText(file), emptyColumns);
  const listings = withGroups([], rows)
    .map(({ listing }) => listing)
    .filter(isOfRunningCart);
  if (problems.length > 0) console.error(listProblems(problems, file));
  console.log(JSON.stringify(evaluate(listings, publishedModel), null, 2));
  if (rows.length === 0 && problems.length > 0) {
    throw new CommandError("No listing in the file can be read.");
  }
}
