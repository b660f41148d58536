import { Command } from "commander";
import { fitAndMeasure, tableText } from "../../listings/serials/evaluate-serials.ts";
import { ownDatedNumbers, recalledRanges, tableFile } from "../../listings/serials/dated-number.ts";
import { exitCodesHelp, runAsProcess } from "../command.ts";
import { writeText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run serial:fit --")
    .description("Derives the year finder's table from dated serial numbers, and measures it.")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(fitTable),
);

function fitTable(): void {
  const numbers = ownDatedNumbers();
  writeText(tableFile, tableText(fitAndMeasure(numbers, recalledRanges())));
  console.log(`Derived from ${numbers.length} dated numbers: ${tableFile}`);
}
