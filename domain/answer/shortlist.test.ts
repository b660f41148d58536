import fc from "fast-check";
import { expect, test } from "vitest";
import { cartOf, defaultDetails, give, withImplied } from "../details/details.ts";
import { readAd } from "../reading/ad/read-ad.ts";
import { sellers } from "./advice.ts";
import { anyCart, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";
import { siteMarket } from "./site-market.ts";
import { rankOffers } from "./shortlist.ts";

function offerIn(ad: string) {
  const { price, seller, modelYear, ...said } = readAd(ad, "2026-11-28").details;
  const details = withImplied(
    give(defaultDetails, { ...said, modelYear: modelYear === undefined ? "" : String(modelYear) }),
  );
  const figures = figuresOf(cartOf(details)!, siteMarket, year);
  return { ad, figures, toPay: price ?? 0, seller: seller ?? ("owner" as const) };
}

const ranked = (ads: readonly string[]) => rankOffers(ads.map(offerIn));

/** Each list is in a careful buyer's order, and a "?" marks an ad with a first question. */
const lists = [
  [
    "2018 Club Car Precedent 4 seats, new batteries, $4,200 private owner",
    "2020 Club Car Onward 4 seats lifted $8,500 dealer, financing available",
    "2019 EZ-GO RXV lithium 4 seats $6,900",
    "2014 Club Car Precedent 4 seats $3,900, batteries 5 years old",
    "? 2016 Yamaha Drive2 gas $3,800",
  ],
  [
    "2012 Club Car DS $1,900",
    "2012 Yamaha Drive $2,600",
    "2012 EZ-GO TXT $2,400 batteries 2 years old",
    "2012 Club Car Precedent $3,500 new batteries",
    "? 2012 EZ-GO TXT $1,000 runs great",
  ],
  [
    "2018 Club Car Tempo $4,500",
    "2019 Club Car Tempo $4,900",
    "2020 Club Car Tempo $5,400",
    "2021 Club Car Tempo $6,800",
    "? 2017 Club Car Tempo $4,500",
  ],
  [
    "2018 EZ-GO RXV gas $4,500",
    "2018 EZ-GO RXV needs batteries $2,600",
    "2018 EZ-GO RXV 4 seats lifted $5,500",
    "2018 EZ-GO RXV $4,500",
    "? 2016 GEM e4 $5,000",
  ],
  [
    "2022 Kandi Kruiser 4 $6,000",
    "2021 Icon i40 $6,500",
    "2021 Star EV Sirius $7,000",
    "2022 Icon i40L $8,900 lithium",
    "? 2021 Evolution D5 $7,500",
  ],
  [
    "2013 Yamaha Drive gas $2,900",
    "2015 Yamaha Drive gas 2 seats $3,200",
    "2015 Yamaha Drive electric new batteries $3,600",
    "2017 Yamaha Drive2 gas $4,400",
    "2019 Yamaha Drive2 electric lithium $6,800",
  ],
  [
    "2007 Club Car Precedent serial PQ0745-123456 $2,400",
    "2010 Club Car Precedent $2,500",
    "2010 Club Car Precedent excellent condition new batteries $4,200",
    "2010 Club Car Precedent doesn't run $900",
    "? 2010 Club Car Precedent serial PQ0745-123456 $2,900",
  ],
  [
    "2018 EZ-GO Express S4 rough $5,000",
    "2020 EZ-GO Express L6 $8,900",
    "2019 EZ-GO Express S4 gas $7,200",
    "2020 EZ-GO Express S4 $7,900",
    "2021 EZ-GO Liberty lithium $9,800",
  ],
  [
    "1995 Club Car DS gas $1,400",
    "1995 EZ-GO Medalist $1,200",
    "2008 EZ-GO RXV $2,300",
    "2002 Club Car DS $1,500",
    "2005 Yamaha G22 $1,700",
  ],
  [
    "2022 Club Car Onward 6 seats gas $10,500",
    "2021 Club Car Onward 4 seats $7,400",
    "2023 Yamaha Drive2 lithium 4 seats $9,500 dealer",
    "2022 Club Car Onward lithium 4 seats $10,900 private",
    "2023 Club Car Onward lithium 4 seats $11,900 dealer",
  ],
] as const;

test.each(lists.map((list) => [list]))("a careful buyer would put %j in this order", (list) => {
  const ads = list.map((ad) => ad.replace("? ", ""));
  for (const shuffled of [ads.toReversed(), ads.toSorted()]) {
    const order = ranked(shuffled).map(
      ({ offered, question }) => (question === null ? "" : "? ") + offered.ad,
    );
    expect(order).toEqual(list);
  }
});

test.each([
  ["2010 Club Car Precedent serial PQ0745-123456 $2,900", { about: "plate", year: 2007 }],
  [
    "2017 Club Car Tempo $4,500",
    { about: "cart", doubt: "Club Car has built the Tempo since 2018. Check the year." },
  ],
  [
    "2022 Icon i40 gas $7,500",
    {
      about: "cart",
      doubt: "We know the Icon i40 only as an electric cart. Check the powertrain.",
    },
  ],
  ["2016 GEM e4 $5,000", { about: "price" }],
  ["2012 EZ-GO TXT $1,000", { about: "reason" }],
  ["2012 EZ-GO TXT $30,000", { about: "amount" }],
  ["2018 EZ-GO RXV $4,500", null],
])("the first question about the ad %j is %j", (ad, question) => {
  expect(ranked([ad])[0]!.question).toEqual(question);
});

test("a dealer has done the work that an owner leaves to the buyer", () => {
  const ad = "2014 Club Car Precedent fair condition $3,900";
  const [owner, dealer] = sellers.map(
    (seller) => rankOffers([{ ...offerIn(ad), seller }])[0]!.worth!,
  );
  expect(dealer!).toBeGreaterThan(owner!);
});

test("ads without a first question come before the rest, starting with the most for the money", () => {
  const anyOffer = fc.record({
    figures: anyCart.map((cart) => figuresOf(cart, siteMarket, year)),
    toPay: fc.integer({ min: 1, max: 30_000 }),
    seller: fc.constantFrom(...sellers),
  });
  fc.assert(
    fc.property(fc.array(anyOffer, { maxLength: 6 }), (offers) => {
      const order = rankOffers(offers);
      expect(new Set(order.map(({ offered }) => offered))).toEqual(new Set(offers));
      for (const [at, { question, gain, worth, offered }] of order.entries()) {
        expect(gain).toBe(worth === null ? null : worth - offered.toPay);
        const next = order[at + 1];
        if (next === undefined) continue;
        if (question !== null) expect(next.question).not.toBeNull();
        else if (next.question === null) expect(gain!).toBeGreaterThanOrEqual(next.gain!);
      }
    }),
  );
});
