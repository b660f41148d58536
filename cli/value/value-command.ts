import { Command, InvalidArgumentError } from "commander";
import { exitCodesHelp, runAsProcess, writeLine, writeParts } from "../command.ts";
import { openCsv } from "./csv-source.ts";
import { emptyTally, valueLines } from "./value-lines.ts";
import { summaryOf } from "./value-summary.ts";

const help = `
Writes every column of the file, followed by what each cart is worth. The first line must have
headings, such as Year, Make, Model, Seats, Power, Condition, Battery Age, Upgrades, or Quantity;
most spellings of them work. A missing detail gets the value tool's default. If a line cannot be
valued, its last column says what to correct.

  npm run -s value -- carts.csv > values.csv

${exitCodesHelp}`;

await runAsProcess(
  new Command("npm run -s value --")
    .description("Values every cart in a spreadsheet saved as CSV, however long it is.")
    .argument("[FILE]", "a CSV file with headings; - or nothing for standard input", "-")
    .option("--as-of <YEAR>", "the year the values are for; by default, this year", yearArgument)
    .addHelpText("after", help)
    .action(valueCarts),
);

async function valueCarts(file: string, { asOf }: { asOf?: number }): Promise<void> {
  const tally = emptyTally();
  const lines = valueLines(await openCsv(file), asOf ?? new Date().getFullYear(), tally);
  await writeParts(lines, process.stdout);
  // A reader such as `head` may have stopped early.
  if (tally.isComplete) writeLine(process.stderr, summaryOf(tally));
}

function yearArgument(text: string): number {
  if (/^(?:19|20)\d\d$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a year such as 2026.");
}
