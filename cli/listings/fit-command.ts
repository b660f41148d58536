import { Command } from "commander";
import { fitWithInterval, modelText } from "../../listings/fit/fit-with-interval.ts";
import { modelFile, ownListings } from "../../listings/import/read-listings.ts";
import { exitCodesHelp, runAsProcess, withProgress } from "../command.ts";
import { writeText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run market:fit --")
    .description("Refits the model to the listings.")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(fitModel),
);

async function fitModel(): Promise<void> {
  const model = await withProgress("Fitting the model to the listings", () =>
    fitWithInterval(ownListings()),
  );
  writeText(modelFile, modelText(model));
  console.log(`Fitted to ${model.groupCount} groups of listings: ${modelFile}`);
}
