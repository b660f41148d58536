import { usDay } from "../../domain/words/us-day.ts";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  CommandError,
  exitCodesHelp,
  runAsProcess,
  writeLine,
  writeParts,
  countParts,
  withProgress,
} from "../command.ts";
import { openCarts } from "./open-carts.ts";
import { emptyTally, explainFailure, valueLines, summaryJson, summarize } from "./value-lines.ts";

const help = `
Writes every column of the file, followed by what each cart is worth. The file needs headings such
as Year, Make, Model, Seats, Power, Condition, Battery Age, Upgrades, or Quantity, or no headings
and its cells in that order. Most spellings of the headings work, and title rows above them are
fine. For a missing detail, we use what the model implies or else the value tool's default, and list
it in the "assumed" column. If a line cannot be valued, its last column says what to correct, or
that it is about another vehicle. Titles and totals stay as they are. The file may be CSV with any
separator, Excel's "Unicode Text", or a web page with a table in it.

  npm run -s value -- carts.csv > values.csv
  npm run -s value -- --summary json carts.csv

${exitCodesHelp}`;

await runAsProcess(
  new Command("npm run -s value --")
    .description(
      "Values every cart in a spreadsheet saved as CSV or a web page, however long it is.",
    )
    .argument("[FILE]", "a spreadsheet as CSV or a web page; - or nothing for standard input", "-")
    .option("--as-of <DATE>", "the year, month, or day the values are for", parseDate)
    .addOption(
      new Option("--summary <FORMAT>", "only the sums and the lines to fix").choices(["json"]),
    )
    .addHelpText("after", help)
    .action(valueCarts),
);

async function valueCarts(
  file: string,
  { asOf, summary }: { asOf?: string; summary?: "json" },
): Promise<void> {
  const tally = emptyTally();
  const lines = valueLines(await openCarts(file), asOf ?? usDay(new Date()), tally);
  await withProgress("Valuing carts. Lines so far:", async (report) => {
    const counted = countParts(lines, report);
    if (summary === undefined) return writeParts(counted, process.stdout);
    while ((await counted.next()).done !== true);
  });
  if (summary === "json") writeLine(process.stdout, summaryJson(tally));
  // A reader such as `head` may have stopped early.
  if (!tally.isComplete) return;
  const failure = explainFailure(tally);
  if (failure !== null) throw new CommandError(failure);
  if (summary === undefined) writeLine(process.stderr, summarize(tally));
}

/** A year or month alone means its last day, or today if it isn't over. */
function parseDate(text: string): string {
  if (!/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(text)) {
    throw new InvalidArgumentError("It must be a year such as 2026, or a date such as 2026-11-25.");
  }
  const today = usDay(new Date());
  return today.startsWith(text) ? today : (text + "-12-31".slice(text.length - 4)).slice(0, 10);
}
