import { readFileSync } from "node:fs";
import { listingsFile as path } from "../../market/files.ts";

/** The listings as `/data/listings.csv`. */
export const listingsFile = readFileSync(path, "utf8");
