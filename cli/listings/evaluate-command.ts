import { readFileSync } from "node:fs";
import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { evaluate } from "../../listings/fit/evaluate-model.ts";
import { readListings } from "../../listings/import/read-listings.ts";

const [file] = process.argv.slice(2);
if (file === undefined) fail("Name a file: npm run market:evaluate -- FILE.csv");
else judge(file);

function judge(name: string): void {
  const text = read(name);
  if (text === null) return;
  const { listings, problems } = readListings(text);
  for (const { line, reason } of problems) console.error(`${name}:${line}: ${reason}`);
  console.log(JSON.stringify(evaluate(listings, model), null, 2));
}

function read(name: string): string | null {
  try {
    return readFileSync(name, "utf8");
  } catch (error) {
    fail(`${name} cannot be read: ${error instanceof Error ? error.message : "unknown"}`);
    return null;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
