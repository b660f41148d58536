import * as v from "valibot";
import { expect, test } from "vitest";
import {
  recallsAnswerSchema,
  recallsFor,
  recallsQuerySchema,
  serialAnswerSchema,
  yearFromSerial,
} from "./lookups.ts";

const asOfYear = 2026;
const answerTo = (serial: string) => yearFromSerial({ serial }, asOfYear);

test.each([
  ["1C9CART43GE123450", 2016, /^Likely a typing error: the check digit/],
  ["PQ9945-123456", 1999, /the first ones are 2004 models\.$/],
  ["PQ1645-123456", 2016, /^This would be from 2016, but the PQ numbers .* 2004 to 2009\.$/],
  ["B1527", 2027, /2027 hasn’t come yet\.$/],
])("the year of %s comes with the reason to doubt it: %i", (serial, year, why) => {
  const { years, problem } = answerTo(serial);
  expect(years[0]).toMatchObject({ year, confidence: "low" });
  expect(problem).toEqual({ why: expect.stringMatching(why), next: expect.stringMatching(/\.$/) });
});

test.each(["PH1214-345678", "S/N: PH1214-345678", "N.º de serie: PH1214-345678"])(
  "%j is read without its label, and not doubted",
  (serial) => {
    const answer = answerTo(serial);
    expect(answer.years).toMatchObject([{ year: 2012, confidence: "high" }]);
    expect(answer).not.toHaveProperty("problem");
  },
);

test.each(["PQ9945-123456", "PH1214-345678", "JW8-513842", "PQ16", "junk", "A4"])(
  "the answer about %s fits its schema",
  (serial) => {
    const answer = answerTo(serial);
    expect(v.parse(serialAnswerSchema, answer)).toEqual(answer);
  },
);

test("the model and powertrain of a cart rule out the notices that aren't for it", () => {
  const cart = { make: "EZ-GO", year: 2019 };
  expect(recallsFor(cart, 2026).count).toBe(2);
  const rxv = recallsFor({ ...cart, model: "RXV", powertrain: "electric" }, 2026);
  expect([rxv.count, rxv.recalls]).toEqual([0, []]);
  expect(rxv.coverage.note).toContain("No match doesn’t mean there’s no recall");
});

test("a notice says which country's carts it is for", () => {
  const { recalls } = recallsFor({ make: "EZ-GO", year: 2019 }, 2026);
  expect(recalls.map(({ notice, country }) => [notice, country])).toEqual([
    ["CPSC 20-073", "United States"],
    ["Transport Canada 2019-444 (a Canadian notice)", "Canada"],
  ]);
});

test("notices that list other numbers are shown, but not counted", () => {
  const answer = recallsFor({ make: "Yamaha", year: 2016, serial: "JC3-005000" }, 2026);
  expect([answer.count, answer.recalls.length]).toEqual([0, 6]);
  expect(v.parse(recallsAnswerSchema, answer)).toEqual(answer);
});

test("a powertrain that no cart has is refused with the choices", () => {
  const result = v.safeParse(recallsQuerySchema, { make: "EZ-GO", powertrain: "steam" });
  expect(result.issues?.[0].message).toBe("Choose the powertrain: electric or gas.");
});

type RecallsQuery = Parameters<typeof recallsFor>[0];

const doubtsAbout = (query: RecallsQuery) => recallsFor(query, asOfYear).doubts;

test.each<[RecallsQuery]>([
  [{ make: "Club Car", year: 2012, model: "Precedent", serial: "PH1242-123456" }],
  [{ make: "e-z-go" }],
  [{ make: "Polaris", year: 2020 }],
  [{ serial: "PH1242-123456" }],
  [{ make: "EZ-GO", serial: "5600000" }],
  [{ make: "Icon", serial: "5600000" }],
])("nothing about %o can hide a notice", (cart) => {
  expect(doubtsAbout(cart)).toEqual([]);
});

test.each<[RecallsQuery, string]>([
  [
    { make: "Club Car", model: "Precedent", year: 1998 },
    "Club Car built the Precedent from 2004 to 2020. Check the year. A wrong year can hide a recall.",
  ],
  [
    { make: "Club Car", model: "RXV", year: 2022 },
    "We know the RXV as an EZ-GO, not as a Club Car. Check the make. A wrong make can hide a recall.",
  ],
  [
    { make: "Polaris", model: "GEM e6", year: 2017 },
    "We know the e6 as a GEM, not as a Polaris. Check the make. A wrong make can hide a recall.",
  ],
  [
    { make: "Club Car", serial: "PH0612-12345" },
    "The number looks incomplete. Check it against the plate.",
  ],
  [
    { make: "Club Car", serial: "hello" },
    "The number looks incomplete. Check it against the plate.",
  ],
  [
    { make: "EZ-GO", serial: "AG1112-123456" },
    "This looks like a Club Car number, so these are notices about Club Car carts. Check the make and the number.",
  ],
])("the answer about the cart %o says what may hide a notice", (cart, doubt) => {
  expect(doubtsAbout(cart)).toEqual([doubt]);
});

test.each(["Textron", "Yamaha Golf Car", "E-Z-GO Textron"])(
  "the make “%s”, which no notice names, is asked about",
  (make) => {
    expect(doubtsAbout({ make })).toEqual([expect.stringContaining(`called “${make}”`)]);
  },
);

test("a VIN is said to be unchecked", () => {
  expect(doubtsAbout({ make: "GEM", serial: "1C9CART43GE123456" })).toEqual([
    expect.stringMatching(/^We can’t check a VIN here\./),
  ]);
});
