import * as v from "valibot";
import { expect, test } from "vitest";
import { type Make, categories, isNameOnly } from "./make.ts";
import { makes } from "./makes.ts";
import writtenMakes from "./makes.json" with { type: "json" };
import { count, expectToFollow, repeated, words, year } from "../written-data.fixture.ts";

const makeSchema = v.pipe(
  v.strictObject({
    name: words,
    category: v.picklist(categories),
    inProduction: v.picklist(["yes", "no", "unknown"]),
    firstYear: v.optional(year),
    lastYear: v.optional(year),
    defaultBasePrice: count,
    priceFromSpec: v.boolean(),
    description: v.union([v.literal(""), words]),
    evidence: v.picklist([
      "sourced",
      "general knowledge",
      "thin",
      "name seen in US brand lists only",
    ]),
    pricingTip: v.union([v.literal(""), words]),
  }),
  v.check(
    ({ inProduction, lastYear }) => lastYear === undefined || inProduction === "no",
    "Only a make that is built no more has a last year.",
  ),
  v.check(
    (each) => isNameOnly(each) === (each.description === ""),
    "Describe every make, except one that is known by its name only.",
  ),
  v.check(
    (each) => isNameOnly(each) === (each.pricingTip === ""),
    "Give every make a pricing tip, except one that is known by its name only.",
  ),
) satisfies v.GenericSchema<unknown, Omit<Make, "slug" | "models" | "modelPrices">>;

test("makes.json follows its schema", () => {
  expectToFollow(v.array(makeSchema), writtenMakes);
});

test("no two makes have texts that differ only in the name", () => {
  const tips = makes.map(({ name, pricingTip }) => pricingTip.replaceAll(name, ""));
  expect(repeated(tips.filter((tip) => tip !== ""))).toEqual([]);
});
