import { Command } from "commander";
import { exitCodesHelp, runAsProcess } from "../command.ts";
import { crawlCommand } from "./crawl.ts";
import { evaluateCommand, fitCommand } from "./fit.ts";
import { importCommand, salesCommand } from "./import.ts";
import { updateCommand } from "./update.ts";

const notes = `
Run npm run market -- COMMAND --help for details. update does all of these on copies, and publishes
the results if every check passes. docs/market-data.md explains it. ${exitCodesHelp}`;

await runAsProcess(
  new Command("npm run market --")
    .description("Keeps the listings, and what is fitted to them, up to date.")
    .helpCommand(false)
    .addCommand(crawlCommand)
    .addCommand(importCommand)
    .addCommand(salesCommand)
    .addCommand(fitCommand)
    .addCommand(evaluateCommand)
    .addCommand(updateCommand)
    .addHelpText("after", notes),
);
