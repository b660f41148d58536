import { relative, resolve } from "node:path";
import { listingsFile } from "../../listings/import/own-listings.ts";
import { importListings } from "../../listings/import/import-listings.ts";
import { readText, readTextIfAny, writeText } from "./text-files.ts";
import { Failure, runCommand } from "./run-command.ts";

const help = `Usage: npm run market:import -- FILE [--dry-run] [--into LISTINGS]

Adds the listings of a CSV file to listings/listings.csv, or none of them if a row is bad.
  --dry-run: says what would be added, and writes nothing
  --into LISTINGS: adds to this file instead
docs/market-data.md has the columns and the rules. Exit codes: 0 done, 1 failed, 2 called wrongly.`;

await runCommand({
  help,
  operand: "FILE",
  options: { "dry-run": { type: "boolean" }, into: { type: "string" } },
  run: (file, { into, "dry-run": dryRun }) =>
    importFile(file, resolve(String(into ?? listingsFile)), dryRun === true),
});

function importFile(file: string, target: string, dryRun: boolean): void {
  const present = readTextIfAny(target) ?? "";
  const result = importListings(present, readText(file));
  const name = relative("", target);
  if ("problems" in result) {
    const where = result.in === "present" ? name : file;
    for (const { line, reason } of result.problems) console.error(`${where}:${line}: ${reason}`);
    throw new Failure(
      `Nothing is imported: ${counted(result.problems.length, "fault")} in ${where}.`,
    );
  }
  const { csv, added, duplicates, total } = result;
  const writes = added > 0 && !dryRun;
  if (writes) writeText(target, csv);
  const would = dryRun ? "Would add" : "Added";
  console.log(
    `${would} ${counted(added, "listing")}; ${counted(duplicates, "duplicate")} left out.`,
  );
  console.log(`${name} ${dryRun ? "would have" : "has"} ${counted(total, "listing")}.`);
  if (writes) console.log("Next, fit the model to them: npm run market:fit");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
