import fc from "fast-check";
import { expect, test } from "vitest";
import { type AdDetails, readAd } from "./read-ad.ts";

type Claim = readonly [detail: keyof AdDetails, words: string, value: unknown];

const read = (words: string) => readAd(`2015 Club Car DS. ${words}. $4,200`, "2026-11-28").details;

const things: readonly Claim[] = [
  ["lifted", "lift kit", true],
  ["lifted", "6 inch lift", true],
  ["batteryType", "lithium pack", "lithium"],
  ["batteryType", "lithium batteries", "lithium"],
  ["batteryType", "AGM batteries", "lead-acid"],
  ["batteryAge", "new batteries", 0],
  ["batteryAge", "new Trojan batteries", 0],
  ["seats", "rear seat", 4],
  ["seats", "rear seat kit", 4],
];

const states: readonly Claim[] = [
  ["powertrain", "electric", "electric"],
  ["powertrain", "gas", "gas"],
  ["batteryType", "lithium", "lithium"],
  ["seats", "4 seats", 4],
  ["seats", "6 passenger", 6],
  ["condition", "in excellent condition", "excellent"],
  ["condition", "in good shape", "good"],
  ["condition", "in poor condition", "poor"],
  ["condition", "a project", "poor"],
];

const faults: readonly Claim[] = [
  ["notRunning", "not running", true],
  ["condition", "not running", "poor"],
  ["notRunning", "non-running", true],
  ["condition", "in poor condition", "poor"],
];

const past = [
  "used to have @",
  "formerly had @",
  "had @ once",
  "it had @ when I bought it",
  "previously @",
  "@ removed",
  "@ removed last year",
  "@, taken off",
  "@ (since taken off)",
  "@, but the owner took it off",
  "@ was stolen",
  "no longer has @",
  "tenía @",
  "antes tenía @",
  "@, ya no",
];
const optional = [
  "@ optional",
  "optional @",
  "@ available",
  "@ is available",
  "option of @",
  "ready for @",
  "prewired for @",
  "@ on order",
  "@ on back order",
  "@ ordered",
  "@ not installed",
  "@, not installed yet",
  "@ included but not installed",
  "@ still in the box",
  "@ sold separately",
  "@ to be installed",
  "@ can be included",
  "would look great with @",
  "could use @ some day",
  "thinking about @",
  "@ opcional",
  "@ sin instalar",
];
const another = [
  "comes with a second cart with @",
  "comes with another cart that has @",
  "my other cart has @",
  "the neighbor's cart has @",
  "includes a parts cart with @",
  "el segundo carrito tiene @",
];

const pastStates = [
  "was @",
  "it was once @",
  "formerly @",
  "previously @",
  "used to be @",
  "no longer @",
  "at one time @",
  "antes era @",
  "ya no es @",
];
const anotherStates = [
  "comes with a second cart that is @",
  "my other cart is @",
  "the neighbor's cart was @",
  "sold with another cart, @",
  "el otro carrito es @",
];
const repaired = [
  "@. Fixed",
  "@, now fixed",
  "was @ when I bought it, repaired last year",
  "formerly @. Now runs great",
  "@ at first, since rebuilt",
  "has never been @",
  "was never @",
  "was @, ya fue reparado",
];

const others = fc.constantFrom("Clean title", "Garage kept", "Comes with a cover", "Se vende");
const claimIn = (claims: readonly Claim[], phrases: readonly string[]) =>
  fc.record({
    claim: fc.constantFrom(...claims),
    phrase: fc.constantFrom(...phrases),
    before: others,
    after: others,
  });

/** Each pair is tried many times; a pair that fails is found in every run. */
const runs = { numRuns: 1500 };

test.each([...things, ...states, ...faults])("%s is read from “%s”", (detail, words, value) => {
  expect(read(words)[detail]).toBe(value);
});

test.each([
  ["the past", things, past],
  ["an option or a plan", things, optional],
  ["another cart", things, another],
  ["a past state", states, pastStates],
  ["another cart's state", states, anotherStates],
  ["another cart's fault", faults, anotherStates],
  ["a repair", faults, repaired],
])("a claim in a phrase of %s sets nothing", (_, claims, phrases) => {
  fc.assert(
    fc.property(claimIn(claims, phrases), ({ claim: [detail, words, value], ...around }) => {
      const phrase = around.phrase.replace("@", words);
      const details = read(`${around.before}. ${phrase}. ${around.after}`);
      expect([phrase, details[detail]]).not.toEqual([phrase, value]);
    }),
    runs,
  );
});

const kept = [
  "@",
  "has @",
  "comes with @",
  "has @, runs fine",
  "just had @ installed",
  "@. Doors are optional",
  "@, removed the governor",
  "@, available now",
  "was my dad's, has @",
  "@. My other cart is for sale, too",
  "@. Second owner",
  "must sell next week, @",
];

test("a claim beside words of the past, an option, or another cart still counts", () => {
  fc.assert(
    fc.property(claimIn(things, kept), ({ claim: [detail, words, value], ...around }) => {
      const phrase = around.phrase.replace("@", words);
      const details = read(`${around.before}. ${phrase}. ${around.after}`);
      expect([phrase, details[detail]]).toEqual([phrase, value]);
    }),
    runs,
  );
});
