import { writeFileSync } from "node:fs";
import { fitWithInterval } from "../../listings/fit/fit-with-interval.ts";
import { modelFile, ownListings } from "../../listings/import/own-listings.ts";

const model = fitWithInterval(ownListings());
writeFileSync(modelFile, `${JSON.stringify(model, null, 2)}\n`);
console.log(`Fitted to ${model.groupCount} groups of listings: ${modelFile}`);
