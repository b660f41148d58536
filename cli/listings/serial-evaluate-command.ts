import { Command } from "commander";
import { listedKinds, readDatedNumbers } from "../../listings/serials/dated-number.ts";
import { evaluateSerials } from "../../listings/serials/evaluate-serials.ts";
import { counted } from "../../domain/cart/english.ts";
import { CommandError, exitCodesHelp, runAsProcess } from "../command.ts";
import { readText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run serial:evaluate --")
    .description(
      "Prints how often the year finder is right about other dated serial numbers, by kind.",
    )
    .argument("<FILE>", "a CSV file with the columns kind, number, and stated_year")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(printEvaluation),
);

function printEvaluation(file: string): void {
  const { numbers, problems } = readDatedNumbers(readText(file));
  for (const { line, reason } of problems) console.error(`${file}:${line}: ${reason}`);
  if (numbers.length === 0) {
    throw new CommandError(
      `The file has no serial number to evaluate. The kinds are ${listedKinds.join(", ")}.`,
    );
  }
  console.log(JSON.stringify(evaluateSerials(numbers, new Date().getFullYear()), null, 2));
  if (problems.length === 0) return;
  throw new CommandError(
    `These figures leave out ${counted(problems.length, "row")}. Correct the file, and run this again.`,
  );
}
