import { Command } from "commander";
import {
  deriveTimeOnLot,
  timeOnLotText,
  ownSold,
  ownStock,
  timeOnLotFile,
} from "../../listings/time-on-lot/derive-time-on-lot.ts";
import { exitCodesHelp, runAsProcess } from "../command.ts";
import { writeText } from "./text-files.ts";

await runAsProcess(
  new Command("npm run time-on-lot:derive --")
    .description("Derives how long carts stood at dealers’ from the lists of them.")
    .addHelpText("after", `\n${exitCodesHelp}`)
    .action(derive),
);

function derive(): void {
  const [stock, sold] = [ownStock(), ownSold()];
  writeText(timeOnLotFile, timeOnLotText(deriveTimeOnLot(stock, sold)));
  console.log(
    `Derived from ${stock.length} carts in stock and ${sold.length} sold ones: ${timeOnLotFile}`,
  );
}
