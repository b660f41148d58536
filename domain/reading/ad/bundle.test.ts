import { expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const read = (words: string) => readAd(words, "2026-11-28");

test.each<[string, number, string]>([
  ["trailer included, $8,500", 8500, "trailer included"],
  ["comes with trailer $8,500", 8500, "with trailer"],
  ["comes w/ trailer 8500 obo", 8500, "w/ trailer"],
  ["w/trailer $8,500", 8500, "w/trailer"],
  ["with enclosed trailer, both for $9k", 9000, "with enclosed trailer"],
  ["w/ 5x8 utility trailer, 7k for everything", 7000, "w/ 5x8 utility trailer"],
  ["w/ new trailer, $7,000 for all", 7000, "w/ new trailer"],
  ["cart and trailer $8,500", 8500, "and trailer"],
  ["$8500 for cart & trailer", 8500, "& trailer"],
  ["$8,500 with trailer", 8500, "with trailer"],
  ["utility trailer goes with it $8,500", 8500, "trailer goes with"],
  ["plus a 2020 6x12 enclosed trailer $8,500", 8500, "plus a 2020 6x12 enclosed trailer"],
  ["includes golf clubs $5,500", 5500, "includes golf clubs"],
  ["and a set of callaway clubs. 3500", 3500, "and a set of callaway clubs"],
  ["comes with parts cart, $3500", 3500, "with parts cart"],
  ["comes with enclosed hauler $8,500", 8500, "with enclosed hauler"],
  ["with traler $8,500", 8500, "with traler"],
  ["w trailer $8,500", 8500, "w trailer"],
  ["300 hours with trailer $8,500", 8500, "with trailer"],
  ["package deal with push mower 8500", 8500, "package deal with push mower"],
  ["selling my cart and my trailer together, $8,500", 8500, "and my trailer"],
  ["+ spare parts cart + trailer. $3,900 for all", 3900, "+ spare parts cart"],
])(
  "an ad that says “%s” may ask $%i for more than the cart, namely “%s”",
  (words, dollars, more) => {
    const { details, amountsInQuestion, left } = read(`2018 RXV ${words}`);
    expect([details.price, amountsInQuestion]).toEqual([undefined, [dollars]]);
    expect(left).toContainEqual({ words: more, why: "more than the cart" });
  },
);

test.each([
  "charger included $5,500",
  "with cover, rear seat, and 2 chargers $5,500",
  "with extra set of wheels $5,500",
  "trailer hitch and cover included $5,500",
  "with trailer brakes $5,500",
  "trailer not included $5,500",
  "Trailer in picture is not for sale. $5,500",
  "with golf bag holder $5,500",
  "w/ golf club caddy & cooler $5,500",
  "with club and ball washer $5,500",
  "I can deliver with my trailer $5,500",
  "$5,500, have truck and trailer, can deliver",
  "pulls trailer and mower easily $5,500",
  "$5,500, trailer available for $1,000",
  "cart $5,500 and trailer $800",
  "$5,500, $8,500 with trailer",
  "with trailer, $5,500 for the cart",
  "fits in a truck bed or on a trailer. $5,500",
  "$5,500 or trade for a trailer",
  "does not come with trailer, $5,500",
  "price does not include trailer. $5,500",
  "comes with everything but the trailer $5,500",
  "with ATV tires, boat horn, and motorcycle grips $5,500",
  "includes charger, generator hookup $5,500",
  "gas, new belt and starter generator, $5,500",
  "with new starter/generator. $5,500",
  "used at the lake with boat, $5,500",
  "holds 2 golf bags $5,500",
  "$5,500. Also selling trailer",
  "$5,500, also have another cart for sale",
  "stored in a shed and driven weekly, $5,500",
  "boat and RV storage kept. $5,500",
])("an ad that says “%s” asks its price for the cart alone", (words) => {
  const { details, amountsInQuestion } = read(`2018 RXV ${words}`);
  expect([details.price, amountsInQuestion]).toEqual([5500, []]);
});

test("a parts cart that comes with the cart doesn't mean that the cart doesn't run", () => {
  expect(read("2012 TXT + spare parts cart. $3,900").details.notRunning).toBeUndefined();
});
