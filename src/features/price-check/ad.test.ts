import fc from "fast-check";
import { expect, test } from "vitest";
import { batteryTypes } from "../../../domain/asking-prices/battery-types.ts";
import { defaultDetails } from "../../../domain/cart/details.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import {
  type Ad,
  emptyAd,
  priceUnderstoodMessage,
  queryOfAd,
  readAd,
  priceProblemMessage,
} from "./ad.ts";

const ads = fc.record<Ad>({
  price: fc.string({ maxLength: maxAmountLength }),
  details: fc
    .record({ batteryType: fc.constantFrom(null, ...batteryTypes), lifted: fc.boolean() })
    .map((extras) => ({
      ...defaultDetails,
      year: "2020",
      make: "EZ-GO",
      model: "RXV & co",
      ...extras,
    })),
});

test("an address restores the ad it was made from", () => {
  fc.assert(
    fc.property(ads, (ad) => {
      expect(readAd(new URLSearchParams(queryOfAd(ad)), emptyAd)).toEqual(ad);
    }),
  );
});

test("junk in an address is ignored field by field", () => {
  const address = new URLSearchParams("price=1&batteryType=nuclear&lifted=maybe&seats=x&year=2019");
  expect(readAd(address, emptyAd)).toEqual({
    ...emptyAd,
    price: "1",
    details: { ...defaultDetails, year: "2019" },
  });
});

test.each([
  ["", "Enter the asking price."],
  ["  ", "Enter the asking price."],
  ["a lot", "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k."],
  ["6500 or 7000", "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k."],
  ["0", "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k."],
  ["$6,500", ""],
  ["6500 obo", ""],
])("the price %j: %s", (price, sentence) => {
  expect(priceProblemMessage(price)).toBe(sentence);
});

test.each([
  ["6.5k", "We read this as $6,500."],
  ["6500 obo", "We read this as $6,500."],
  ["6,50", "We read this as $650."],
  ["$6,500", ""],
  ["6 500", ""],
  ["6500", ""],
  ["a lot", ""],
  ["", ""],
])("the price %j: %s", (price, sentence) => {
  expect(priceUnderstoodMessage(price)).toBe(sentence);
});
