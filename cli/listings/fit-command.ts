import { Command } from "commander";
import { fitWithInterval } from "../../listings/fit/fit-with-interval.ts";
import { modelFile, ownListings } from "../../listings/import/own-listings.ts";
import { exitCodesHelp, runAsProcess } from "../command.ts";
import { writeText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run market:fit --")
    .description("Refits the model to the listings.")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(fitModel),
);

function fitModel(): void {
  const model = fitWithInterval(ownListings());
  writeText(modelFile, `${JSON.stringify(model, null, 2)}\n`);
  console.log(`Fitted to ${model.groupCount} groups of listings: ${modelFile}`);
}
