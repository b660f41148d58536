import { describe, expect, test } from "vitest";
import type { Role } from "../../../domain/cart/roles.ts";
import { precedent } from "../cart-form/calculation.fixture.ts";
import {
  chainNote,
  comparedNumber,
  detailsText,
  differenceText,
  listingsHeading,
  listingsLede,
  parkedText,
} from "./similar-listings-text.ts";

describe("with three similar listings", () => {
  const listings = [4000, 5000, 6000].map((price) => ({ price, observedOn: "2026-09-03" }));

  test.each<[number, Role, string]>([
    [3500, "selling", "At $3,500, you’d be cheaper than all three like it"],
    [5500, "selling", "At $5,500, you’d be cheaper than one of the three like it"],
    [6500, "selling", "At $6,500, you’d be no cheaper than the three like it"],
    [3500, "insuring", "The three most like it were listed at $4,000 to $6,000"],
    [
      5500,
      "insuring",
      "$5,500 covers two of the three carts most like it, listed in September 2026",
    ],
    [6500, "insuring", "$6,500 covers all three carts most like it, listed in September 2026"],
    [3500, "buying", "With the work done, it would cost less than all three dealers’ carts"],
    [4500, "buying", "With the work done, one of three dealers’ carts costs no more"],
    [6500, "buying", "With the work done, all three dealers’ carts cost no more"],
    [5500, "buying", "With the work done, two of three dealers’ carts cost no more"],
    [6500, "trading", "Sell it yourself at $6,500, and you’d be no cheaper than the three like it"],
  ])("the heading compares $%i with three listings for someone %s", (ownPrice, role, heading) => {
    expect(listingsHeading(listings, ownPrice, role)).toBe(heading);
  });

  test.each([
    ["2026-08-20", "through September 2026"],
    ["2025", "through September 2026"],
    ["2026-09", "in September 2026"],
  ])("listings from %s and from September are dated %j", (observedOn, datePhrase) => {
    const mixed = [...listings.slice(1), { price: 4000, observedOn }];
    expect(listingsHeading(mixed, 6500, "insuring")).toBe(
      `$6,500 covers all three carts most like it, listed ${datePhrase}`,
    );
  });

  test("a listing dated by year alone is given as that year", () => {
    const old = listings.map((listing) => ({ ...listing, observedOn: "2024" }));
    expect(listingsHeading(old, 4500, "insuring")).toBe(
      "$4,500 covers one of the three carts most like it, listed in 2024",
    );
  });

  test("a buyer's cart is compared at the settled price plus the work", () => {
    const { advice, market } = precedent();
    const work = market!.work.reduce((sum, { cost }) => sum + cost, 0);
    expect(comparedNumber(precedent(), "buying")).toBe(
      Math.round((advice!.buying.settle + work) / 50) * 50,
    );
    expect(comparedNumber(precedent(), "selling")).toBeNull();
  });

  test("a private sale that brings no more than the trade-in isn't promised $0", () => {
    const hopeless = precedent({ modelYear: "2003", condition: "poor", batteryAge: 5, seats: 2 });
    const settle = hopeless.advice!.trading.number;
    const { selling } = hopeless.advice!;
    const figures = {
      ...hopeless,
      market: hopeless.market!,
      advice: { ...hopeless.advice!, selling: { ...selling, settle } },
    };
    expect(listingsLede(figures, "trading")).toMatch(
      /^Sell it yourself, and by our rule you’d settle at about/,
    );
  });
});

test.each<[dealers: string[], note: string]>([
  [["Tigon Golf Carts", "Tigon Golf Carts"], "Both are from Tigon Golf Carts, which asks less"],
  [
    ["Tigon Golf Carts", "Tigon Golf Carts", "East Cobb Carts"],
    "Two are from Tigon Golf Carts, which asks less",
  ],
  [["Tigon Golf Carts", "East Cobb Carts"], ""],
])("listings of %j come with the note %j", (dealers, note) => {
  const listings = dealers.map((dealer) => ({ dealer }));
  expect(chainNote(listings, precedent())).toMatch(note === "" ? /^$/ : new RegExp(`^${note}`));
});

test("a chain that asks about as much as other dealers isn't called cheap", () => {
  const { market } = precedent();
  const chain = { ...market!.chain!, asking: market!.asking.asking };
  const listings = [{ dealer: chain.name }, { dealer: chain.name }];
  expect(chainNote(listings, { market: { ...market!, chain } })).toBe("");
});

test("a listing's details leave out what it does not say", () => {
  const listing = {
    make: "Club Car",
    model: "Precedent",
    family: "Precedent",
    ageYears: 10,
    condition: "used",
    seats: 4,
    powertrain: "electric",
    batteryType: null,
    lifted: false,
  } as const;
  expect(detailsText(listing)).toBe("4 seats, electric");
  expect(detailsText({ ...listing, seats: null, batteryType: "lead-acid", lifted: true })).toBe(
    "lead-acid electric, lifted",
  );
});

test.each([
  [[[2019, "DE", 1]], "2019 in DE"],
  [[[2019, "PA", 4]], "Four 2019s in PA"],
  [[[2017, "PA", 14]], "14 from 2017 in PA"],
  [
    [
      [2019, "PA", 1],
      [2019, "NJ", 1],
    ],
    "Two 2019s",
  ],
  [
    [
      [2019, "PA", 1],
      [2019, "", 1],
    ],
    "Two 2019s",
  ],
  [
    [
      [2019, "PA", 1],
      [2015, "PA", 1],
    ],
    "2015 and 2019, PA",
  ],
  [[[2019, "", 1]], "2019"],
] as const)("the listings %j at one price are called %j", (listings, text) => {
  const parked = listings.map(([modelYear, place, units]) => ({ modelYear, place, units }));
  expect(parkedText(parked)).toBe(text);
});

test.each([
  [4500, "$300 more"],
  [3900, "$300 less"],
  [4200, "the same price"],
])("a listing at $%i beside a cart at $4,200 costs %j", (price, text) => {
  expect(differenceText(price, 4200)).toBe(text);
});
