import * as v from "valibot";
import { expect, test } from "vitest";
import { powertrains, seatCounts } from "../cart/cart.ts";
import { families, namesOf } from "../catalogue/families.ts";
import { cartModels, modelPath, sourcedParts } from "./cart-models.ts";
import { sourceOf } from "./model-sources.ts";
import { repairs } from "./repairs.ts";
import { findYear } from "../serials/find-year.ts";
import { numberKinds } from "../serials/number-kinds.ts";
import writtenSources from "./models/sources.json" with { type: "json" };
import {
  date,
  driveKinds,
  expectToFollow,
  makeName,
  url,
  words,
  year,
} from "../written-data.fixture.ts";

const namedText = v.strictObject({ name: words, text: words });

const cartModel = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/)),
  make: makeName,
  name: words,
  formModel: words,
  earlierModels: v.optional(v.array(v.strictObject({ model: words, to: year }))),
  families: v.array(words),
  years: v.strictObject({
    from: year,
    to: v.optional(year),
    isLastYearUncertain: v.optional(v.boolean()),
    text: words,
  }),
  seats: v.picklist(seatCounts),
  drives: v.pipe(v.array(v.picklist(driveKinds)), v.minLength(1)),
  lede: words,
  kinds: v.pipe(
    v.array(
      v.strictObject({
        mark: words,
        years: words,
        text: words,
        looks: v.optional(
          v.partial(
            v.strictObject({
              seats: v.picklist(seatCounts),
              powertrain: v.picklist(powertrains),
              batteryType: v.literal("lithium"),
              lifted: v.literal(true),
              hasUpgrades: v.literal(true),
            }),
          ),
        ),
      }),
    ),
    v.minLength(2),
  ),
  howToTell: v.array(words),
  plate: v.strictObject({
    number: words,
    kind: v.picklist(numberKinds.map(({ id }) => id)),
    year: v.nullable(year),
    text: words,
  }),
  machine: v.array(namedText),
  faults: v.array(
    v.strictObject({
      name: words,
      when: v.union([v.literal(""), words]),
      cost: v.nullable(v.picklist(Object.keys(repairs))),
    }),
  ),
  faultsText: words,
  value: v.array(words),
  myth: v.strictObject({ title: words, text: words }),
  recalls: v.array(words),
  compare: v.array(v.picklist(cartModels.map(modelPath))),
  sources: v.strictObject(v.entriesFromList(sourcedParts, v.pipe(v.array(words), v.minLength(1)))),
});

const writtenSource = v.strictObject({ title: words, url: v.optional(url), date });

test.each(cartModels.map((model) => [model.slug, model] as const))(
  "the data written for the model %s follows its schema",
  (_, model) => {
    expectToFollow(cartModel, model);
  },
);

test("sources.json follows its schema", () => {
  expectToFollow(v.record(words, writtenSource), writtenSources);
});

test("every statement about a model has a source, and every source is used", () => {
  const used = cartModels.flatMap(({ sources }) => Object.values(sources).flat());
  for (const id of used) expect(sourceOf(id).title).not.toBe("");
  expect(Object.keys(writtenSources).filter((id) => !used.includes(id))).toEqual([]);
  for (const { source: id } of Object.values(repairs)) expect(used).toContain(id);
});

test("the number on a model's plate gives the year that the page reads from it", () => {
  for (const { plate } of cartModels) {
    const kind = numberKinds.find(({ id }) => id === plate.kind)!;
    const reading = findYear(kind, plate.number, 2026);
    if (plate.year === null) continue;
    expect(reading).toMatchObject({ candidates: [{ year: plate.year }] });
  }
});

test("a model's page states the years and drives of its family", () => {
  for (const { make, name, formModel, years, drives } of cartModels) {
    // The G-series covers many families.
    if (name === "G-series") continue;
    const family = families.find(
      (each) => each.make === make && namesOf(each).includes(formModel),
    )!;
    const { from, to, isLastYearUncertain = false } = years;
    expect([name, family.years]).toEqual([
      name,
      { from, to: isLastYearUncertain ? null : (to ?? null) },
    ]);
    expect([name, family.drives?.toSorted()]).toEqual([name, drives.toSorted()]);
  }
});
