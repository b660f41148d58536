import { expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const feesOf = (words: string) =>
  readAd(`2022 Club Car Onward. ${words}`, "2026-11-28").fees.map(({ name, dollars }) => [
    name,
    dollars,
  ]);

test.each<[string, [string, number][]]>([
  [
    "Sale Price $4,995 Savings $1,000 Destination Charge: $450 Setup: $350",
    [
      ["destination charge", 450],
      ["setup", 350],
    ],
  ],
  ["Price $9,995 Trade-in bonus $500 Doc fee: $199", [["doc fee", 199]]],
  [
    "Price $9,995 Discount $2,000 Dealer Prep $399 Doc Fee $199",
    [
      ["dealer prep", 399],
      ["doc fee", 199],
    ],
  ],
  ["$9,995 + $600 prep", [["prep", 600]]],
  ["$9,995 + dest. fee $600", [["dest. fee", 600]]],
  ["$9,995 plus $199 doc fee", [["doc fee", 199]]],
  [
    "$9,995 + $600 prep, $199 doc fee",
    [
      ["prep", 600],
      ["doc fee", 199],
    ],
  ],
  [
    "$9,995 plus freight $500 and prep $300",
    [
      ["freight", 500],
      ["prep", 300],
    ],
  ],
])("each fee in “%s” has its own amount", (words, fees) => {
  expect(feesOf(words)).toEqual(fees);
});

test.each([
  "Price $9,995 Discount $2,000 Dealer Prep $399 Doc Fee $199",
  "$9,995 MSRP $12,000",
  "$9,995 retail price $12,000",
  "$9,995 deposit $500",
  "$9,995 rebate: $500",
  "MSRP $12,000, now $9,995",
])("the price in “%s” is $9,995, because the word after it has an amount of its own", (words) => {
  expect(readAd(`2022 Club Car Onward. ${words}`, "2026-11-28").details.price).toBe(9995);
});
