import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";
import { priceQuestion } from "./text.ts";

const read = (text: string) => readAd(text, "2026-11-28");
const cart = "2018 Club Car Precedent";

test.each([
  ["$6,795 includes delivery within 50 miles, $200 beyond", 6795],
  ["Sale Price: $4,495 MSRP: $11,000 You Save $6,505", 4495],
  ["Retail Price: $11,000 Sale Price: $9,495", 9495],
  ["List: $9,995 Internet Price: $8,995", 8995],
  ["Price $4,495 Down Payment: $500 Monthly: $149", 4495],
  ["I have $3,000 into it, asking $4,500", 4500],
  ["$3,200. New tires $400, new seats $600", 3200],
  ["needs batteries ($800), $1,500", 1500],
  ["reduced $500, now 4000", 4000],
  ["$4,900 lowered $700 to $4,200", 4200],
  ["lowered to $4,200 from $4,900", 4200],
  ["$4,200 down from $4,900", 4200],
  ["$4,200. Price drop from $4,900!", 4200],
  ["$3800 or trade for a side by side worth $6,000", 3800],
  ["$4,200 or trade for a boat up to $8,000", 4200],
  ["$4,500 in Tampa", 4500],
  ["$4,500 in The Villages", 4500],
  ["$4,500 in great shape", 4500],
  ["$4,500 in upgrades", undefined],
  ["$4,500 in new tires", undefined],
  ["$4,500 in the last two years", undefined],
  ["48v...$4,000...sparks nv", 4000],
  ["gas,4000 obo", 4000],
  ["priced at 4,000 for quick sale, runs good", 4000],
  ["priced at 4000, runs good", 4000],
  ["charger available, $4,000", 4000],
  ["$4,500, charger available, $60", 4500],
  ["$4,000 extra charger", 4000],
  ["5500 US dollars", 5500],
  ["US$4,500 (C$6,100)", 4500],
  ["$4,500, carries 1,000 pounds", 4500],
  ["$4,500 lift kit + $1,400 extra", 4500],
  ["$4,500. These sell for $6,000 all day", 4500],
  ["$4,500. Similar ones go for $6,000", 4500],
  ["$4,500, over $6,000 invested", 4500],
  ["$4,500 cash or $4,700 with card", 4500],
  ["cash price $4,500, card price $4,650", 4500],
  ["$11,500. $1,200 lift kit installed", 11_500],
  ["$4,500. Trailer sold separately $1,000", 4500],
  ["$4,500, $200 discount for cash", 4500],
  ["$4,800 delivered", 4800],
  ["$4,500, $4,800 delivered", 4500],
  ["NADA $5,250. Est. value 5,000-6,000. Buy it now: $4,695", 4695],
  ["$9,000 when new", undefined],
  ["$12,999 new back then", undefined],
  ["45 hundred obo", 4500],
  ["he got it used in 2012 for 3000 dollars", undefined],
  ["got it for $3,000, asking $4,500", 4500],
  ["SOLD $3,500", undefined],
  ["*SOLD* $3,500", undefined],
  ["in it for $1,200", undefined],
  ["Minimum order $3,500", undefined],
  ["shipping $500, free over $3,500", undefined],
  ["needs about $5,000 of batteries", undefined],
  ["$7,500 plus tax", 7500],
  ["$7,500 US + HST", 7500],
  ["call before 5 pm PST on weekdays $7,500", 7500],
  ["text until 8pst on Sundays $7,500", 7500],
  ["was mint $4,500", 4500],
  ["one scratch other than that mint $4,500", 4500],
  ["next to new $4,500", 4500],
  ["with lithium would be $6,500. As is $4,500", 4500],
  ["quoted $2,000 for lithium, asking $4,500", 4500],
  ["$4500,00", 4500],
  ["near Hst Louis $4,500", 4500],
  ["$16,900", 16_900],
  ["$39,900", 39_900],
])("the price asked in an ad that says %j is %j, without a fee or a question", (words, price) => {
  const { details, fees } = read(`${cart} ${words}`);
  expect([details.price, fees]).toEqual([price, []]);
});

test.each<[string, number, [string, number][]]>([
  ["4 Plus $9,995 + $600 prep", 9995, [["prep", 600]]],
  ["$9,995+$600 prep", 9995, [["prep", 600]]],
  ["$9,995 plus $600 dest & prep", 9995, [["dest & prep", 600]]],
  ["price 9995 prep 600", 9995, [["prep", 600]]],
  ["$9,995 + $600", 9995, [["fees", 600]]],
  ["$9,995 + $600 prep = $10,595", 9995, [["prep", 600]]],
  ["$8,400, $9,200 out the door", 8400, [["fees", 800]]],
  ["$8,400 ($9,200 OTD)", 8400, [["fees", 800]]],
  ["$9,200 out the door", 9200, []],
  ["$9,200 OTD. Doc fee $199", 9200, []],
  [
    "$10,995. Prep $600, freight $495, doc fee $199.",
    10_995,
    [
      ["prep", 600],
      ["freight", 495],
      ["doc fee", 199],
    ],
  ],
  [
    "$8,999. Dealer prep: $399. Freight: $350. Total: $9,748",
    8999,
    [
      ["dealer prep", 399],
      ["freight", 350],
    ],
  ],
  ["$10,995. Prep & freight: $1,095", 10_995, [["prep & freight", 1095]]],
  ["$8,995* *plus $795 dealer setup", 8995, [["dealer setup", 795]]],
  ["$8,995, does not include $199 doc fee", 8995, [["doc fee", 199]]],
  [
    "$11,500, tax (7%) $805, title $85",
    11_500,
    [
      ["tax", 805],
      ["title", 85],
    ],
  ],
  ["$10,995 + $150 delivery", 10_995, [["delivery", 150]]],
  ["$10,995. Delivery $150", 10_995, []],
  ["$10,995, delivery available for $150", 10_995, []],
  ["$10,995 freight included", 10_995, []],
  ["$10,995 includes $600 prep", 10_995, []],
  ["$10,995. Prep $600, waived", 10_995, []],
  ["$10,995 + tax", 10_995, []],
  ["Clean title $4,500", 4500, []],
  ["$4,500 set up for hunting", 4500, []],
])("an ad that says %j asks %i and names the fees %j", (words, price, fees) => {
  const { details, ...reading } = read(`2025 Evolution D5 Maverick ${words}`);
  expect(details.price).toBe(price);
  expect(reading.fees.map(({ name, dollars }) => [name, dollars])).toEqual(fees);
  expect(reading.amountsInQuestion).toEqual([]);
});

test.each([
  ["$3,500-$4,000", [3500, 4000]],
  ["$3,500 to $4,000", [3500, 4000]],
  ["$4,500 and $6,000", [4500, 6000]],
  ["$4,200 with trailer $5,000", [4200, 5000]],
  ["$4,200 takes it today, $4,500 next week", [4200, 4500]],
  ["new batteries $600", [600]],
  ["charger available, $2,000", [2000]],
  ["$35,00", [3500]],
  ["$45,00 obo", [4500]],
  ["$550,00", [550]],
  ["$5,5000", [5500]],
  ["$12,5000 obo", [12_500]],
  ["both for $9,000", [9000]],
  ["$9,000 takes both", [9000]],
  ["7k for everything", [7000]],
])("an ad that says %j has no price, but the amounts %j in question", (words, amounts) => {
  const { details, amountsInQuestion } = read(`${cart} ${words}`);
  expect([details.price, amountsInQuestion]).toEqual([undefined, amounts]);
});

test.each([
  ["$7,500. Calgary, AB", "Calgary"],
  ["$7,500 located in Kelowna BC", "Kelowna"],
  ["$7,500 Victoria, BC", "Victoria, BC"],
  ["7500 obo, pickup near Regina, Saskatchewan", "Saskatchewan"],
  ["$7,500, Hamilton, Ontario", "Hamilton, Ontario"],
  ["$7,500, Sherbrooke, Ontario, Canada", "Sherbrooke, Ontario, Canada"],
  ["$7,500. Laval, QC", "Laval, QC"],
  ["$7,500 Cabo San Lucas", "Cabo San Lucas"],
  ["$7,500 located Barbados", "Barbados"],
  ["$7,500 in Montego Bay, Jamaica", "Jamaica"],
  ["$7,500 on the Gold Coast, Queensland", "Queensland"],
])("an ad that says %j may not be priced in US dollars, because of %j", (words, place) => {
  const { details, amountsInQuestion, otherMoney, left } = read(`${cart} ${words}`);
  expect([details.price, amountsInQuestion, otherMoney]).toEqual([undefined, [7500], null]);
  expect(left).toContainEqual({ words: place, why: "outside the US" });
  expect(priceQuestion({ amountsInQuestion, otherMoney, left })).toBe(
    "Is $7,500 the price in US dollars?",
  );
});

test.each([
  "$7,500 Ontario, CA",
  "$7,500 Jamaica, NY",
  "$7,500 Trinidad, CO",
  "$7,500, made in Australia",
  "$7,500 Vancouver, WA",
  "$7,500 Ottawa, IL",
  "$7,500 Toronto, Ohio",
  "$7,500 Albuquerque, New Mexico",
  "$7,500 made in Canada",
  "$7,500 call Alberta",
  "$7,500, on charger now, bc moving",
  "$7,500 US dollars, Calgary, AB",
])("an ad that says %j is priced in US dollars", (words) => {
  const { details, left } = read(`${cart} ${words}`);
  expect(details.price).toBe(7500);
  expect(left).toEqual([]);
});

test.each([
  ["$7,500 plus HST", "Canadian dollars"],
  ["$7,500 + PST/GST", "Canadian dollars"],
  ["asking 7500 plus HST", "Canadian dollars"],
  ["asking 4500 obo. All prices in CAD", "Canadian dollars"],
  ["$7,500 no HST, private sale", "Canadian dollars"],
  ["GST included $7,500", "Canadian or Australian dollars"],
  ["$7,500 + GST", "Canadian or Australian dollars"],
  ["$7,500 AUD + GST", "Australian dollars"],
  ["£4,500", "pounds"],
  ["£40 000", "pounds"],
  ["asking 4,500 pounds", "pounds"],
  ["€4,500", "euros"],
  ["4.500 €", "euros"],
  ["$4,500 CAD", "Canadian dollars"],
  ["C$4,500", "Canadian dollars"],
  ["4500 dollars Canadian", "Canadian dollars"],
  ["$4,500. All prices in CAD", "Canadian dollars"],
  ["AUD $4,500", "Australian dollars"],
  ["A$4,500", "Australian dollars"],
  ["$85,000 pesos", "pesos"],
  ["MX$85,000", "pesos"],
  ["85 mil pesos", "pesos"],
  ["R$ 20,000", "reais"],
])("an ad that says %j has no price in dollars, but one in %s", (words, money) => {
  const { details, otherMoney } = read(`${cart} ${words}`);
  expect([details.price, otherMoney]).toEqual([undefined, money]);
});

test.each([
  ["2015 Club Car Precedent $85,000", 85_000],
  ["2012 EZGO TXT $120,000", 120_000],
  ["Se vende carrito Club Car 2015 $35,000", 35_000],
])("“%s” asks more than golf carts cost, so we only ask about the $%i", (ad, dollars) => {
  const { details, amountsInQuestion, left } = read(ad);
  expect([details.price, amountsInQuestion]).toEqual([undefined, [dollars]]);
  expect(left.map(({ why }) => why)).toEqual(["unlikely price"]);
});

test("an amount that we ask about isn't also set aside as something else's price", () => {
  expect(read(`${cart} $6,795 and $5,200`).left.map(({ why }) => why)).toEqual([
    "two prices",
    "two prices",
  ]);
  expect(read(`${cart}, both for $9,000`).left).toEqual([]);
});

test("a fee in an ad isn't a detail of the cart", () => {
  expect(read("2018 Precedent $4,500 lift kit + $1,400").details).not.toHaveProperty("lifted");
});

describe("any ad with amounts", () => {
  const dollars = fc.integer({ min: 20, max: 300 }).map((tens) => tens * 50);
  const written = (amount: number) => `$${amount.toLocaleString("en-US")}`;

  test("no price is read while a larger amount stands unexplained in the ad", () => {
    const filler = fc.constantFrom("blue", "nice tires", "with charger", "call me", "new seats");
    fc.assert(
      fc.property(dollars, dollars, filler, filler, (one, other, before, after) => {
        const { details } = read(
          `${cart} ${before} ${written(one)} ${after}. ${written(other)} ok`,
        );
        if (details.price !== undefined) expect(details.price).toBe(Math.max(one, other));
      }),
    );
  });

  test("the fees that an ad adds to its price are read, in any order and number", () => {
    const names = ["prep", "freight", "doc fee", "setup", "destination", "dealer fee"];
    const fees = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 });
    const forms = [
      (name: string, fee: number) => ` + ${written(fee)} ${name}`,
      (name: string, fee: number) => ` plus ${written(fee)} ${name}`,
      (name: string, fee: number) => `, ${name} ${written(fee)}`,
      (name: string, fee: number) => `. ${name}: ${written(fee)}`,
    ] as const;
    fc.assert(
      fc.property(
        fees,
        fc.constantFrom(...forms),
        fc.integer({ min: 4, max: 60 }),
        (all, form, n) => {
          const ad = `${cart} $9,950${all.map((name, at) => form(name, (n + at) * 10)).join("")}`;
          const reading = read(ad);
          expect(reading.details.price).toBe(9950);
          expect(reading.fees).toEqual(all.map((name, at) => ({ name, dollars: (n + at) * 10 })));
        },
      ),
    );
  });
});
