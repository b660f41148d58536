import { basename, dirname, join, relative, resolve } from "node:path";
import { Command } from "commander";
import { listingsFile } from "../../listings/import/read-listings.ts";
import { importListings } from "../../listings/import/import-listings.ts";
import { carryForward, readStock, stockFile, stockText } from "../../listings/stock/stock.ts";
import { readSales, salesFile, salesText } from "../../listings/import/sales-file.ts";
import { CommandError } from "../command.ts";
import { readsFileOf, readsIn } from "./crawl-inputs.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import { listProblems, readText, readTextIfAny, writeText } from "./text-files.ts";

interface Options {
  readonly dryRun?: true;
  readonly into: string;
}

export const importCommand = new Command("import")
  .description(
    "Adds a CSV file's listings to listings/listings.csv, or none of them if any row is bad. A unit's newest listing replaces its earlier ones. What a crawl saw in stock goes into stock.csv next to the listings.",
  )
  .argument("<FILE>", "the CSV file")
  .option("--dry-run", "report what would be added, without writing anything")
  .option("--into <LISTINGS>", "add to this file instead", listingsFile)
  .addHelpText("after", "\ndocs/market-data.md explains the columns and the rules.")
  .action((file: string, { into, dryRun }: Options) =>
    importFile(file, resolve(into), dryRun ?? false),
  );

function importFile(file: string, target: string, dryRun: boolean): void {
  const present = readTextIfAny(target) ?? "";
  const result = importListings(present, readText(file));
  const name = relative("", target);
  if ("problems" in result) {
    const where = result.in === "present" ? name : file;
    console.error(listProblems(result.problems, where));
    throw new CommandError(
      `Nothing was imported: ${countWithNoun(result.problems.length, "problem")} in ${where}.`,
    );
  }
  const { csv, added, updated, duplicates, total } = result;
  const stock = stockAfterImport(file, target);
  const mayWrite = (added.length + updated.length > 0 || stock.isNew) && !dryRun;
  if (mayWrite) writeText(target, csv);
  if (mayWrite && stock.isNew) writeText(stock.path, stock.text);
  const [adds, updates] = dryRun ? ["Would add", "update"] : ["Added", "updated"];
  console.log(
    `${adds} ${countWithNoun(added.length, "listing")} and ${updates} ${updated.length}; ${countWithNoun(duplicates, "duplicate")} skipped.`,
  );
  console.log(`${name} ${dryRun ? "would have" : "has"} ${countWithNoun(total, "listing")}.`);
  if (mayWrite) console.log("Next, fit the model to them: npm run market -- fit");
}

/** Adds what the crawl saw in stock, from the file beside its listings. A second import adds nothing. */
function stockAfterImport(file: string, target: string) {
  const path = join(dirname(target), basename(stockFile));
  const before = readTextIfAny(path) ?? "";
  const { problems, ...stock } = readStock(before);
  if (problems.length > 0) throw new CommandError(listProblems(problems, path));
  const reads = readsIn(readsFileOf(file));
  const text = stockText(reads.reduce(carryForward, stock));
  return { path, text, isNew: reads.length > 0 && text !== before };
}

const salesNotes = `
FILE is what npm run -s inbox -- export-sales printed. A row whose name is already in the file
replaces the one there. docs/market-data.md explains the columns.`;

export const salesCommand = new Command("sales")
  .description("Adds accepted sales to listings/sales.csv, or none of them if any row is bad.")
  .argument("<FILE>", "the CSV file")
  .option("--into <SALES>", "add them to this file instead", salesFile)
  .addHelpText("after", salesNotes)
  .action((file: string, { into }: { into: string }) => takeSales(file, resolve(into)));

function takeSales(file: string, target: string): void {
  const present = checkedSales(target);
  const offered = checkedSales(file);
  const rows = new Map([...present, ...offered].map(({ cells }) => [cells.row, cells]));
  writeText(target, salesText([...rows.values()]));
  const added = rows.size - present.length;
  const again = countWithNoun(offered.length - added, "was", "were");
  console.log(`Added ${countWithNoun(added, "sale")}; ${again} already there.`);
  console.log(`${relative("", target)} has ${countWithNoun(rows.size, "sale")}.`);
  console.log("Next, measure the halfway price against them: npm run market -- fit");
}

function checkedSales(file: string) {
  const { sales, problems } = readSales(readText(file));
  if (problems.length === 0) return sales;
  console.error(listProblems(problems, file));
  throw new CommandError(
    `Nothing was added: ${countWithNoun(problems.length, "problem")} in ${relative("", file)}.`,
  );
}
