import { Command } from "commander";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import { isOfRunningCart } from "../../domain/market/priced-cart.ts";
import { evaluate } from "../../listings/fit/evaluate-model.ts";
import { withGroups } from "../../listings/import/import-listings.ts";
import { emptyColumns, readRows } from "../../listings/import/read-listings.ts";
import { CommandError } from "../command.ts";
import { listProblems, readText } from "./text-files.ts";

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
  console.log(JSON.stringify(evaluate(listings, model), null, 2));
  if (rows.length === 0 && problems.length > 0) {
    throw new CommandError("No listing in the file can be read.");
  }
}
