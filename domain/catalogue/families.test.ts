import * as v from "valibot";
import { expect, test } from "vitest";
import { seatCounts } from "../cart/cart.ts";
import { families, namesOf } from "./families.ts";
import type { Body, ModelFamily } from "./family.ts";
import { publishedModel } from "../market/published-model.ts";
import { spellingOf } from "../words/name-match.ts";
import writtenFamilies from "./families.json" with { type: "json" };
import {
  count,
  driveKinds,
  expectToFollow,
  makeName,
  words,
  year,
} from "../written-data.fixture.ts";

const bodies = [
  "ds",
  "precedent",
  "onward",
  "txt",
  "rxv",
  "drive",
  "drive2",
  "icon",
  "evolution",
  "garia",
  "utility",
  "gem",
  "generic",
] as const satisfies readonly Body[];

const family = v.pipe(
  v.strictObject({
    make: v.union([makeName, v.literal("Other")]),
    name: words,
    names: v.array(words),
    tellsMake: v.array(words),
    misspellings: v.array(words),
    isOnlyInLists: v.boolean(),
    years: v.strictObject({
      from: v.nullable(year),
      to: v.nullable(year),
      areRough: v.exactOptional(v.literal(true)),
    }),
    drives: v.nullable(v.pipe(v.array(v.picklist(driveKinds)), v.minLength(1))),
    seats: v.nullable(v.picklist(seatCounts)),
    hasSeatsInName: v.boolean(),
    variants: v.record(
      words,
      v.strictObject({
        seats: v.optional(v.picklist(seatCounts)),
        lifted: v.optional(v.boolean()),
        batteryType: v.optional(v.literal("lithium")),
      }),
    ),
    liftedNames: v.array(words),
    body: v.nullable(v.picklist(bodies)),
    priceFamily: v.nullable(words),
    recallFamily: v.nullable(words),
    basePrices: v.record(words, count),
    suggested: v.array(words),
  }) satisfies v.GenericSchema<unknown, ModelFamily>,
  v.check(
    ({ name, names, tellsMake, liftedNames, basePrices, suggested }) =>
      [...tellsMake, ...liftedNames, ...Object.keys(basePrices), ...suggested].every((each) =>
        [name, ...names].includes(each),
      ),
    "List each name that tells the make, means a lift, has a base price, or is suggested in names.",
  ),
  v.check(
    ({ years: { from, to } }) => to === null || (from !== null && from <= to),
    "Give the first year, too, no later than the last.",
  ),
);

test("families.json follows its schema", () => {
  expectToFollow(v.array(family), writtenFamilies);
});

test("a family without one of its fields is a fault", () => {
  for (const field of Object.keys(writtenFamilies[0]!)) {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...writtenFamilies[0]! };
    expect([field, v.safeParse(family, rest).success]).toEqual([field, false]);
  }
});

test("no two families of a make share a name", () => {
  const spelled = families.flatMap((each) => [
    ...new Set(
      [...namesOf(each), ...each.misspellings].map((name) => `${each.make}: ${spellingOf(name)}`),
    ),
  ]);
  const inTwo = spelled.filter((name, index) => spelled.indexOf(name) !== index);
  expect(inTwo).toEqual([]);
});

test("no name that identifies a make is used by another make", () => {
  for (const { make: own, tellsMake } of families) {
    const others = families
      .filter((each) => each.make !== own)
      .flatMap(namesOf)
      .map(spellingOf);
    for (const name of tellsMake)
      expect([name, others.includes(spellingOf(name))]).toEqual([name, false]);
  }
});

test("every model that dealers list belongs to exactly one family's record", () => {
  for (const [make, { families: listed }] of Object.entries(publishedModel.makes)) {
    for (const name of Object.keys(listed)) {
      const own = families.filter((each) => each.make === make && each.priceFamily === name);
      expect([make, name, own.length]).toEqual([make, name, 1]);
    }
  }
});
