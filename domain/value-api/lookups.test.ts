import * as v from "valibot";
import { expect, test } from "vitest";
import { serialAnswerSchema, yearFromSerial } from "./lookups.ts";

const asOfYear = 2026;
const answerTo = (serial: string) => yearFromSerial({ serial }, asOfYear);

test.each([
  ["1C9CART43GE123450", 2016, /^Likely a typing error: the check digit/],
  ["PQ9945-123456", 1999, /the first ones are 2004 models\.$/],
  ["PQ1645-123456", 2016, /^This would be from 2016, and the numbers with PQ .* 2004 to 2009\.$/],
  ["B1527", 2027, /2027 hasn’t come yet\.$/],
])("the year of %s comes with the reason to doubt it", (serial, year, why) => {
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
  "the answer about %s is as its schema describes it",
  (serial) => {
    const answer = answerTo(serial);
    expect(v.parse(serialAnswerSchema, answer)).toEqual(answer);
  },
);
