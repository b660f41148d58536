import { readFileSync } from "node:fs";
import { listingsFile as path } from "../../../listings/import/read-listings.ts";

export const listingsFile = readFileSync(path, "utf8");
