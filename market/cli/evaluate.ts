import { readFileSync } from "node:fs";
import model from "../asking-model.json" with { type: "json" };
import { evaluate } from "../evaluate.ts";
import { readListings } from "../read-listings.ts";

const [file] = process.argv.slice(2);
if (file === undefined) fail("Name a file: npm run market:evaluate -- FILE.csv");
else judge(file);

function judge(name: string): void {
  const { listings, faults } = readListings(readFileSync(name, "utf8"));
  for (const { line, reason } of faults) console.error(`${name}:${line}: ${reason}`);
  console.log(JSON.stringify(evaluate(listings, model), null, 2));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
