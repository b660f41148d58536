import { Command } from "commander";
import { fitAndMeasure, tableText } from "../../listings/serials/evaluate-serials.ts";
import { ownDatedNumbers, recalledRanges, tableFile } from "../../listings/serials/dated-number.ts";
import { exitCodesHelp, runAsProcess, withProgress } from "../command.ts";
import { writeText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run serial:fit --")
    .description("Derives the year finder's table from dated serial numbers, and measures it.")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(fitTable),
);

async function fitTable(): Promise<void> {
  const numbers = ownDatedNumbers();
  const table = await withProgress("Fitting the table to the numbers", () =>
    fitAndMeasure(numbers, recalledRanges()),
  );
  writeText(tableFile, tableText(table));
  console.log(`Derived from ${numbers.length} dated numbers: ${tableFile}`);
}
