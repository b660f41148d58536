import * as v from "valibot";
import { expect, test } from "vitest";
import { powertrains } from "../cart/cart.ts";
import type { DocumentedTradeIn } from "./documented-trade-ins.ts";
import tradeIns from "./documented-trade-ins.json" with { type: "json" };
import { count, expectToFollow, makeName, source, words, year } from "../written-data.fixture.ts";

const tradeIn = v.strictObject({
  name: words,
  make: v.nullable(makeName),
  ageYears: v.nullable(count),
  powertrain: v.picklist(powertrains),
  needsBatteries: v.boolean(),
  isWorn: v.boolean(),
  carts: v.nullable(count),
  price: count,
  newThen: v.nullable(v.strictObject({ price: count, year })),
  source,
}) satisfies v.GenericSchema<unknown, DocumentedTradeIn>;

test("documented-trade-ins.json follows its schema", () => {
  expectToFollow(v.array(tradeIn), tradeIns);
});

test("documented trade-ins are sorted from the newest", () => {
  const dates = tradeIns.map((each) => each.source.date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
