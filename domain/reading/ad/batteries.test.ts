import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const ageIn = (words: string) =>
  readAd(`2015 Club Car Precedent. ${words}. Asking $4,200`, "2026-11-28").details.batteryAge;

describe("new batteries in an ad", () => {
  test.each([
    "could use new batteries",
    "All it needs is new batteries",
    "new batteries needed",
    "New batteries are needed",
    "Due for new batteries",
    "Would run great with new batteries",
    "Needs a good cleaning and new batteries",
    "will need new batteries soon",
    "wants new batteries",
    "could benefit from new batteries",
    "you'll want new batteries soon",
    "batteries will need replacing in a year or two",
    "ready for new batteries",
    "batteries need to be replaced",
    "needs new batteries",
    "needs batteries",
  ])("“%s” means a new set still has to be bought", (words) => {
    expect(ageIn(words)).toBe(5);
  });

  test.each([
    "I was quoted $1,100 for new batteries",
    "New batteries would be $1,000",
    "price with new batteries $5,500",
    "can add new batteries for $1,000",
    "I'd put new batteries in it",
    "does not include new batteries",
    "if you put new batteries in it, it will fly",
    "new batteries available",
  ])("“%s” offers a new set and says nothing about the old one", (words) => {
    expect(ageIn(words)).toBeUndefined();
  });

  test.each([
    "new batteries",
    "comes with new batteries",
    "has new batteries, needs nothing",
    "will come with new batteries",
    "not a scratch, new batteries",
    "I can deliver. New batteries",
    "runs great with new batteries",
    "needs tires. New batteries",
    "needs a seat but has new batteries",
    "just put in brand new Trojan batteries",
    "batteries are new",
    "new batteries this month",
  ])("“%s” means the new set is in the cart", (words) => {
    expect(ageIn(words)).toBe(0);
  });

  test.each([
    ["new batteries and tires in 2021", 5],
    ["We bought it in 2021 with new batteries", 5],
    ["new batteries installed new 3 1/2 years ago", 4],
    ["new batteries in 2024", 2],
  ])("“%s” makes the set as old as its date", (words, age) => {
    expect(ageIn(words)).toBe(age);
  });
});

test.each([
  "Does not need batteries",
  "doesn't need batteries",
  "doesn't need new batteries",
  "You won't need batteries for years",
  "no dead batteries, all test good",
  "no need for new batteries",
])("“%s” isn’t about worn-out batteries", (words) => {
  expect(ageIn(words)).toBeUndefined();
});

test.each([
  "batteries should last another 4 years",
  "batteries good for another 2 or 3 years",
  "batteries have 3 years of life in them",
  "batteries good for at least 2 more years",
])("the years in “%s” are still to come, so they aren't an age", (words) => {
  expect(ageIn(words)).toBeUndefined();
});

test.each([
  ["batteries are 4 years old", 4],
  ["batteries are good, 2 years old", 2],
  ["dead batteries", 5],
  ["no batteries", 5],
  ["batteries won't hold a charge", 5],
])("the years in “%s” are the batteries' age", (words, age) => {
  expect(ageIn(words)).toBe(age);
});

test.each([
  "2 new batteries",
  "4 new batteries of 8",
  "a few new batteries",
  "half the new batteries",
])("“%s” doesn't make the whole pack new", (words) => {
  expect(readAd(`2015 EZ-GO RXV with ${words}`, "2026-11-28").details.batteryAge).not.toBe(0);
});

test.each(["6 new batteries", "2 new lithium batteries", "a new set of batteries"])(
  "“%s” makes the pack new",
  (words) => {
    expect(readAd(`2015 EZ-GO RXV with ${words}`, "2026-11-28").details.batteryAge).toBe(0);
  },
);

describe("a part of the pack", () => {
  const shares = [
    "2",
    "two",
    "3 of the",
    "two of the six",
    "half the",
    "half of the",
    "most of the",
    "some of the",
    "a few",
    "a couple of",
    "several",
    "one of the",
    "another",
    "dos",
    "algunas",
    "la mitad de las",
  ];
  const news = [
    "@ batteries are new",
    "@ new batteries",
    "replaced @ batteries",
    "replaced @ batteries in 2025",
    "@ batteries replaced last year",
    "@ batteries are 1 year old",
    "@ baterías nuevas",
  ];

  test("any share of the batteries leaves the age of the pack unsaid", () => {
    fc.assert(
      fc.property(fc.constantFrom(...shares), fc.constantFrom(...news), (share, words) => {
        const phrase = words.replace("@", share);
        expect([phrase, ageIn(phrase)]).toEqual([phrase, undefined]);
      }),
      { numRuns: 800 },
    );
  });

  test.each([
    "4 new, 2 old",
    "4 new batteries, 2 old",
    "batteries: 3 new, 3 from 2021",
    "six batteries, two new",
    "Media batería nueva",
    "A new battery in 2025",
    "new battery",
    "4 new tires 6 batteries",
    "four new batteries",
    "48v, four new 8v batteries",
    "new batteries except one",
    "all but one battery new",
    "batteries are mostly new",
    "batteries 50% new",
    "front batteries are new",
    "batteries replaced in 2024 except for two",
    "batteries 2020 and 2024",
    "baterías nuevas menos una",
  ])("“%s” leaves the age of the pack unsaid", (words) => {
    expect(ageIn(words)).toBeUndefined();
  });

  test.each([
    ["all new batteries", 0],
    ["new set of 6 batteries", 0],
    ["6 new batteries", 0],
    ["seis baterías nuevas", 0],
    ["todas las baterías nuevas", 0],
    ["four new 12v batteries", 0],
    ["48v with 4 new 12v batteries", 0],
    ["a brand new battery pack", 0],
    ["new tires and batteries", 0],
    ["6 batteries replaced in 2024", 2],
    ["the 4 12v batteries are 2 years old", 2],
    ["48v, battery replaced 2024", 2],
    ["new lithium battery 2025", 1],
  ])("“%s” dates the whole pack", (words, age) => {
    expect(ageIn(words)).toBe(age);
  });

  test.each([
    ["one dead battery", undefined],
    ["needs 2 batteries", undefined],
    ["4 of 6 batteries are bad", 5],
    ["most of the batteries are dead", 5],
  ])("with “%s”, the pack is worn out if most of it is: %s", (words, age) => {
    expect(ageIn(words)).toBe(age);
  });
});

test.each([
  "Batteries serviced 2025",
  "batteries serviced last month",
  "batteries load tested in 2025",
  "batteries watered this month",
  "batteries reconditioned in 2025",
  "used batteries installed 2025",
  "batteries good as of 2025",
  "batteries were good 2 years ago",
  "batteries stored since 2024",
  "batteries good, brakes just replaced",
  "new battery cables 2025",
  "mantenimiento de baterías 2025",
])("“%s” doesn't say when the pack was made", (words) => {
  expect(ageIn(words)).toBeUndefined();
});

test.each([
  "New 2025 batteries are on order",
  "new batteries arriving Friday",
  "new batteries in the box",
  "about to put in new batteries",
  "saving for new batteries",
  "new batteries in my other cart",
])("“%s” isn’t about batteries in this cart", (words) => {
  expect(ageIn(words)).toBeUndefined();
});

test.each([
  ["had new batteries put in 2024", 2],
  ["batteries bought from Sam's Club in 2024", 2],
  ["batteries replaced 10/25", 2],
  ["batteries replaced 11/25", 1],
  ["batteries good, from 2024", 2],
  ["3 year old batteries hold charge great", 3],
  ["Baterías cambiadas en 2024", 2],
])("“%s” dates the pack at %s", (words, age) => {
  expect(ageIn(words)).toBe(age);
});
