import { relative, resolve } from "node:path";
import { Command } from "commander";
import { countWithNoun } from "../../domain/words/english.ts";
import { readSales, salesFile, salesText } from "../../listings/import/sales-file.ts";
import { CommandError } from "../command.ts";
import { listProblems, readText, writeText } from "./text-files.ts";

const notes = `
FILE is what npm run -s inbox -- export-sales printed. A row whose name is already in the file
replaces the one there. docs/market-data.md explains the columns.`;

export const salesCommand = new Command("sales")
  .description("Adds accepted sales to listings/sales.csv, or none of them if any row is bad.")
  .argument("<FILE>", "the CSV file")
  .option("--into <SALES>", "add them to this file instead", salesFile)
  .addHelpText("after", notes)
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
