import { expect, test } from "vitest";
import { calculationOf, noon } from "../cart-form/calculation.fixture.ts";
import { savedCart } from "./format.ts";
import {
  assumedText,
  askText,
  differenceText,
  placeText,
  shortlistHeading,
  shortlistOf,
} from "./shortlist.ts";
import { asOwner } from "./storage.fixture.ts";

type Change = Parameters<typeof calculationOf>[0];

function adOf(change: Change, price: number, seller: "owner" | "dealer" | null = "owner") {
  const calculation = calculationOf(change);
  const savedAs = { role: "buying", ad: { price, fees: 0, seller } } as const;
  return {
    ...calculation,
    saved: savedCart(calculation.details, "/", `at-${price}`, noon, savedAs),
  };
}

const own = {
  ...calculationOf(),
  saved: savedCart(calculationOf().details, "/", "own", noon, asOwner),
};

test("a saved cart without an ad isn't in the shortlist", () => {
  expect(shortlistOf([own])).toEqual([]);
  expect(shortlistOf([own, adOf({}, 5000)])).toHaveLength(1);
});

test("the heading names the best ad and what it saves", () => {
  const ads = shortlistOf([adOf({}, 5000), adOf({ modelYear: "2016" }, 4900)]);
  expect(shortlistHeading(ads)).toMatch(
    /^Best of two: 2020 Club Car Onward, \$[\d,]+ (less|more) than it’s worth$/,
  );
});

test("the heading says that a question comes first if no ad can be compared", () => {
  const gem = { make: "GEM", model: "e4" };
  expect(shortlistHeading(shortlistOf([adOf(gem, 5000)]))).toBe("One ad, but ask a question first");
  expect(shortlistHeading(shortlistOf([adOf(gem, 5000), adOf(gem, 6000)]))).toBe(
    "Two ads, but ask each seller a question first",
  );
});

test.each([
  [649, "$650 less than it’s worth"],
  [-400, "$400 more than it’s worth"],
  [12, "about what it’s worth"],
])("a gain of %d dollars is worded as %j", (gain, text) => {
  expect(differenceText(gain)).toBe(text);
});

test.each([
  [{ make: "GEM", model: "e4" }, 5000, /^Last, because we know no dealer prices/],
  [{}, 500, /^Last, until you know why it costs less/],
  [{ modelYear: "1990" }, 5000, /^Last for now\. Club Car .* Check the year\.$/],
  [{}, 5000, /than it’s worth$/],
] as const)("the ad for %j at %d dollars explains its place with %s", (change, price, text) => {
  expect(placeText(shortlistOf([adOf(change, price)])[0]!)).toMatch(text);
});

test("an ad names what is assumed about its cart, and the seller if nobody said who sells", () => {
  const ad = adOf({}, 5000, null);
  expect(assumedText(ad, null)).toContain("an owner sells it");
  expect(assumedText(ad, "dealer")).not.toContain("sells it");
});

test("an ad asks for a photo of the plate unless it gives the serial number", () => {
  expect(askText(adOf({}, 5000))).toContain("serial plate");
  expect(askText(adOf({ serial: "PH2012-123456" }, 5000))).not.toContain("serial plate");
});
