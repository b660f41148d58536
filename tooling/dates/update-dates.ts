import { usDay } from "../../domain/words/us-day.ts";
import { writeFileSync } from "node:fs";
import published from "../../domain/catalogue/content-dates.json" with { type: "json" };
import { hash } from "node:crypto";
import { dedicatedMakes } from "../../src/site/dedicated-makes.ts";
import { cartModels, modelPath } from "../../domain/model-pages/cart-models.ts";
import { makeNotes } from "../../domain/model-pages/make-notes.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import type { ContentDate } from "../../domain/catalogue/content-dates.ts";
import { stateProfiles } from "../../domain/catalogue/state-profiles.ts";
import { stateLaw } from "../../domain/catalogue/state-law.ts";
import { states } from "../../domain/catalogue/states.ts";

/** The content of each make's, model's, and state's page that people write, by the page's path. */
export function writtenContent(): Map<string, unknown> {
  return new Map([
    ...makes.map((make): [string, unknown] => [
      `/${make.slug}`,
      [make, dedicatedMakes[make.slug], makeNotes[make.slug]],
    ]),
    ...cartModels.map((model): [string, unknown] => [modelPath(model), model]),
    ...states.map((state): [string, unknown] => [
      `/${state.code}`,
      [state, stateProfiles[state.code], stateLaw[state.code]],
    ]),
  ]);
}

/** The same dates where the content is the same, and today's where it is new or has changed. */
export function datesOf(
  content: ReadonlyMap<string, unknown>,
  known: Readonly<Record<string, ContentDate>>,
  today: string,
): Record<string, ContentDate> {
  const dates = [...content].map(([path, written]): [string, ContentDate] => {
    const digest = digestOf(written);
    const before = known[path];
    return [path, before?.digest === digest ? before : { digest, modified: today }];
  });
  return Object.fromEntries(dates);
}

function digestOf(written: unknown): string {
  return hash("sha256", JSON.stringify(written)).slice(0, 12);
}

// Dates the pages of makes and states whose content has changed since this was last run.
if (import.meta.main) {
  const today = usDay(new Date());
  const file = new URL("../../domain/catalogue/content-dates.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(datesOf(writtenContent(), published, today), null, 2)}\n`);
}
