import { writeFileSync } from "node:fs";
import known from "../../domain/catalogue/content-dates.json" with { type: "json" };
import { datesOf, writtenContent } from "./written-content.ts";

/** Dates the pages of makes and states whose content has changed since this was last run. */
const today = new Date().toISOString().slice(0, 10);
const file = new URL("../../domain/catalogue/content-dates.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(datesOf(writtenContent(), known, today), null, 2)}\n`);
