import { expect, test } from "vitest";
import { answer, textOf } from "./reading-samples.ts";

test.each([
  ["C1416", 2016],
  ["c-14 16", 2016],
  ["24L96", 1996],
  ["A0194", 1994],
  ["M3199", 1999],
  ["B1500", 2000],
  ["B1527", 2027],
  ["B15O9", 2009],
  ["B1I09", 2009],
])("the last two digits of %s make %i likely", (text, year) => {
  expect(answer("ez-go", text)).toEqual([[year, "medium"]]);
});

test("the reading says that the year is likely, and that one listing contradicts it", () => {
  expect(textOf("ez-go", "C1416")).toMatch(/^C1416 Likely\. .* one old listing does not fit/);
});

test.each(["A0193", "24L93", "B1528", "B1550"])(
  "%s is older than the rule or in the future, so no year is given",
  (text) => {
    expect(answer("ez-go", text)).toBe("unreadable");
    expect(textOf("ez-go", text)).toMatch(/from 1994 on.*no cart is newer than 2027/);
  },
);

test.each(["I1416", "N1416", "Z1416", "24S96"])(
  "%s has a letter that no recall lists, so the year is less certain",
  (text) => {
    const [[, confidence]] = answer("ez-go", text) as [[number, string]];
    expect(confidence).toBe("low");
    expect(textOf("ez-go", text)).toContain(
      `No recall lists the letter ${text.match(/[A-Z]/)![0]},`,
    );
  },
);

test("the month is never given, because sources do not agree on it", () => {
  expect(textOf("ez-go", "C1416")).not.toMatch(/March|September|month/);
});

test.each(["C", "C1", "C14", "C141", "2", "24", "24L", "24L9", "337772"])(
  "%s is incomplete",
  (text) => {
    expect(answer("ez-go", text)).toBe("unfinished");
  },
);

test.each(["C14166", "CC1416", "24L966", "ABCDE", "12345678", "C14-A6"])(
  "%s is not a format that we know",
  (text) => {
    expect(answer("ez-go", text)).toBe("unreadable");
  },
);
