import { expect, test } from "vitest";
import { readAd } from "./read-ad.ts";
import { leftTexts, priceQuestion, refusalText, yearText } from "./text.ts";

const read = (ad: string) => readAd(ad, "2026-11-25");

test("each thing left out of an ad is named once with its reason", () => {
  const ad = "2018 Precedent, was $6,000, now $4,500. Was $6,000! Lithium available for $1,500";
  expect(leftTexts(read(ad))).toEqual([
    "$6,000: not the asking price",
    "Lithium available for $1,500: an extra",
  ]);
});

test.each([
  ["2018 Precedent with trailer $6,500", "with trailer: may be part of the price"],
  ["Two 2018 Precedents, $9,000", "Two 2018: the price may be for all of them"],
  ["2018 Precedent $85,000", "$85,000: very high for a golf cart"],
  ["Vendo carrito Precedent 2018 $21,000", "$21,000: very high for a golf cart"],
])("what puts the price of “%s” in question is shown as “%s”", (ad, text) => {
  expect(leftTexts(read(ad))).toEqual([text]);
});

test.each([
  ["1992 Ford Tempo, runs good", "“Ford” isn’t a golf cart, so we filled in nothing."],
  ["Golf cart trailer, $650", "This reads like an ad for parts, so we filled in nothing."],
  ["Wanted: Yamaha Drive", "This ad is looking for a cart, so there’s nothing to value."],
  [
    "2008 EZGO TXT and 2012 Club Car Precedent",
    "There’s more than one cart in this. Paste one at a time.",
  ],
  ["2018 Precedent", null],
])("%j is refused with %j", (ad, sentence) => {
  expect(refusalText(read(ad))).toBe(sentence);
});

test.each([
  ["2014 Precedent", "2014"],
  ["maybe 2014 Precedent", "2014 (you said maybe)"],
  ["I think it's a 2014 Precedent", "2014 (you weren’t sure)"],
  ["1999 Club Car DS, not sure of the year", "1999 (you weren’t sure)"],
  ["2014 Precedent. Don't know the exact year", "2014 (you weren’t sure)"],
  ["2014 Precedent, year not verified", "2014 (you weren’t sure)"],
  ["2014 Precedent, don't know what year the batteries are", "2014"],
  ["Precedent 2014?", "2014 (you put a question mark)"],
  ["Precedent 2014 or 2015", "2014 (the oldest you named)"],
  ["Precedent 2014 or 15", "2014 (the oldest you named)"],
  ["Precedent 2015 or '14", "2014 (the oldest you named)"],
  ["Precedent 1999 or 00", "1999 (the oldest you named)"],
  ["Precedent 2012 or newer", "2012 (you said “or newer”)"],
  ["Precedent before 2012", "2012 (you said “before”)"],
  ["2017 Precedent, title says 2015", "2017 (the title says 2015)"],
])("the year in %j is shown as %j", (ad, text) => {
  expect(yearText(read(ad))).toBe(text);
});

test.each([
  ["2018 Precedent $4,500", ""],
  ["2018 Precedent $6,795 and $5,200", "Which is the asking price, $6,795 or $5,200?"],
  ["2018 Precedent new batteries $600", "Is $600 the asking price?"],
  ["2018 Precedent with trailer $6,500", "Is $6,500 for the cart alone?"],
  ["Two 2018 Precedents, $9,000", "Is $9,000 for one cart?"],
  ["Two 2018 Precedents, both for $9,000", "Is $9,000 for one cart?"],
  ["2018 Precedent $85,000", "Is $85,000 the price in US dollars?"],
  [
    "2018 Precedent $4,500 plus GST",
    "This price is in Canadian or Australian dollars. Enter it in US dollars.",
  ],
  ["2018 Precedent £4,500", "This price is in pounds. Enter it in US dollars."],
])("what %j leaves open about its price is asked as %j", (ad, question) => {
  expect(priceQuestion(read(ad))).toBe(question);
});
