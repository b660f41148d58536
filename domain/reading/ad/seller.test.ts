import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const cart = "2018 Club Car Onward, $7,000";
const sellerIn = (words: string) => readAd(words, "2026-11-25").details.seller;

const beside = (words: string) => [
  sellerIn(`${cart}. ${words}`),
  sellerIn(`${words}. ${cart}`),
  sellerIn(`${cart}\n${words.toUpperCase()}\nblue, new tires`),
];
const each = (seller: string | undefined) => [seller, seller, seller];

test.each([
  "Doc fee $199",
  "plus freight and prep",
  "Financing available",
  "0% financing for 36 months",
  "We take trades!",
  "We accept trade-ins",
  "Stock number 4471",
  "stk# 4471B",
  "See our full inventory",
  "On our lot now",
  "Come to our showroom",
  "Call our sales team",
  "Warranty included by us",
  "90-day warranty",
  "Now in stock",
  "Delivery available",
  "Mon-Sat 9-5",
  "Open Monday to Friday 9am-5pm",
  "Visit us on Main Street",
  "Authorized Yamaha dealer",
  "We are a family owned dealership",
  "Certified pre-owned",
  "+ tax",
  "We also service all brands",
  "Financiamiento disponible",
])("an ad that says “%s” is from a dealer", (words) => {
  expect(beside(words)).toEqual(each("dealer"));
});

test.each([
  "My cart of five years",
  "Selling for my dad",
  "Grandpa's old golf cart",
  "Moving, so it has to go",
  "We're moving to Texas",
  "Must sell",
  "Cash only",
  "No dealers",
  "Dealers, please don't call",
  "I'm not a dealer",
  "We're the second owner",
  "From the estate of a neighbor",
  "Estate sale",
  "Private party",
  "For sale by owner",
  "$6,500, by owner",
  "Nice cart. By owner",
  "Bought it from a dealer in 2019",
  "A dealer offered me 2500 in trade",
  "No low ballers",
  "Es mi carrito, solo efectivo",
])("an ad that says “%s” is from a private seller", (words) => {
  expect(beside(words)).toEqual(each("owner"));
});

test.each([
  "Bone stock",
  "All in stock form",
  "Showroom condition",
  "Not moving",
  "Moving parts greased",
  "Dealer maintained",
  "Serviced by a local dealer",
  "Cheaper than from a dealer",
  "No dealer fees",
  "No doc fee",
  "No financing",
  "One owner, 2 years of warranty left",
  "In Palm Estates, near the real estate office",
  "Stock wheels",
  "On the battery, a 5 year warranty",
  "Is it from a dealer?",
  "Maybe from a dealer",
  "Not sure if a dealer sells it, maybe on our lot",
  "Private seller or dealer, I don't know",
])("“%s” doesn’t say who sells", (words) => {
  expect(beside(words)).toEqual(each(undefined));
});

describe("an ad that says both", () => {
  test.each([
    ["My cart. Delivery available", "owner"],
    ["Must sell! Stock number 448, financing available, visit us", "dealer"],
    ["Estate sale, selling for my mom. Delivery available", "owner"],
    ["Cash only. Visit us", undefined],
  ])("“%s” is from the seller with the stronger evidence: %s", (words, seller) => {
    expect(sellerIn(`${cart}. ${words}`)).toBe(seller);
  });
});

test.each(["2019 RXV $6,500 dealer", "2019 RXV, from a dealer", "dealer has a 2019 RXV"])(
  "a visitor who describes an ad as “%s” names the dealer",
  (line) => {
    expect(sellerIn(line)).toBe("dealer");
  },
);

test("a text without a cart has no seller", () => {
  expect(readAd("Financing available. We take trades!", "2026-11-25").details).toEqual({});
});
