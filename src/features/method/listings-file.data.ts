import { readFileSync } from "node:fs";
import { listingsFile as path } from "../../../listings/import/read-listings.ts";

/** The contents of `/data/listings.csv`. */
export const listingsFile = readFileSync(path, "utf8");
