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
    "needs new batteries within a year",
    "plan on new batteries in a year",
    "batteries only last 9 holes",
    "batteries barely hold a charge",
    "batteries don't last very long",
    "batteries will take a charge but dont last long",
    "figure on batteries within the next 2 years",
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
    "lithium batteries, $149 a month",
    "batteries from $49 a week",
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
    "recently replaced all 6 batteries",
    "just had the batteries replaced",
    "just got all the batteries done",
    "just put 6 Trojans in it",
    "just replaced the batteries",
    "batteries were recently replaced",
    "batteries were all replaced a few months ago",
  ])("“%s” means the new set is in the cart", (words) => {
    expect(ageIn(words)).toBe(0);
  });

  test.each([
    ["new batteries and tires in 2021", 5],
    ["We bought it in 2021 with new batteries", 5],
    ["new batteries installed new 3 1/2 years ago", 4],
    ["new batteries in 2024", 2],
    ["batteries dated F23", 3],
    ["batteries, date code B-25", 1],
    ["batteries stamped L24", 2],
    ["lithium batteries since last Christmas", 1],
    ["got new batteries in it last yr", 1],
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
  "the batteries are toast",
  "batteries are getting weaker",
  "batteries are getting old",
  "batteries are spent",
  "batteries fried",
  "batteries are done",
  "batteries (6) are pretty much done",
  "batteries are no good",
  "batteries not very good",
  "batteries are on their last leg",
  "batteries on the way out",
  "batteries won't take a charge",
  "batteries don't keep a charge",
  "batteries are at the end of their life",
  "batteries near the end of life",
  "batteries past their prime",
  "batteries have had it",
  "batteries are about to die",
  "batteries are swollen",
  "batteries failed a load test",
  "batteries are not that great",
  "fairly new charger but the batteries are toast",
])("“%s” means that the batteries are worn out", (words) => {
  expect(ageIn(words)).toBe(5);
});

test.each([
  "batteries aren't toast",
  "had the batteries done",
  "batteries are ready to go",
  "batteries spent the winter on a charger",
  "batteries are not swollen",
  "batteries never failed",
  "batteries good for many years",
  "batteries take a full charge",
  "batteries need no water. Spent $900 on wheels",
  "batteries, spent $1,200 on paint",
  "lithium batteries, lead time 2 weeks",
  "lithium batteries, 3 year loan",
  "lithium batteries, 5 yr lease",
  "lithium batteries, ships in 5 days",
  "batteries test 48.9 after sitting a week",
  "batteries hold 50 volts after 2 months",
  "batteries watered every 3 months",
  "batteries charged once a week",
  "lithium batteries, warranty: 8 years",
  "lithium batteries, financing up to 5 years",
])("“%s” says nothing about the batteries' age", (words) => {
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
