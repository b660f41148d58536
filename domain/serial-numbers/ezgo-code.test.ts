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

const low = (...years: number[]) => years.map((year) => [year, "low"]);

test.each([
  ["3377719", "unreadable"],
  ["3377720", low(2019, 2018)],
  ["3440924", low(2019, 2018)],
  ["3440925", "unreadable"],
  ["3478456", "unreadable"],
  ["3478457", low(2023, 2022, 2021)],
  ["3509364", low(2023, 2022, 2021)],
  ["3509365", low(2021)],
  ["3531888", low(2021)],
  ["3531889", low(2023, 2022, 2021)],
  ["3591890", low(2023, 2022, 2021)],
  ["3591891", "unreadable"],
  ["5585709", "unreadable"],
  ["5585710", low(2023, 2022, 2021)],
  ["5633700", low(2023, 2022, 2021)],
  ["5633701", low(2022)],
  ["5651753", low(2022)],
  ["5651754", low(2023, 2022, 2021)],
  ["5716926", low(2023, 2022, 2021)],
  ["5716927", "unreadable"],
])("the serial number %s is evidence only if a recall lists it", (text, expected) => {
  expect(answer("ez-go", text)).toEqual(expected);
});

test("a serial number is identified as one, with a hint about the code beside it", () => {
  expect(textOf("ez-go", "1234567")).toMatch(/has no year in it.*manufacturer code/);
  expect(textOf("ez-go", "5633701")).toMatch(/5633701 and 5651753.*compare with the manufacturer/);
  expect(answer("ez-go", "5633 7OI")).toEqual([[2022, "low"]]);
});

test("future years of a recall are not offered", () => {
  expect(answer("ez-go", "3478457", 2021)).toEqual(low(2022, 2021));
  expect(answer("ez-go", "3478457", 2019)).toBe("unreadable");
});
