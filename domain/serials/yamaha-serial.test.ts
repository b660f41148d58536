import { expect, test } from "vitest";
import { answer, textOf } from "./reading.fixture.ts";
import { serialTable } from "./serial-table.ts";
import { beginsLikeYamaha } from "./yamaha-serial.ts";

const low = (...years: number[]) => years.map((year) => [year, "low"]);

test.each([
  ["J10", low(1981, 1980, 1979)],
  ["J10-001234", low(1981, 1980, 1979)],
  ["jio 1234", low(1981, 1980, 1979)],
  ["J17-123456", low(1982)],
  ["J31-123456", low(1989, 1988, 1987, 1986, 1985, 1984)],
])("%s may be from any year that retailers give, with low confidence", (text, expected) => {
  expect(answer("yamaha", text)).toEqual(expected);
  expect(textOf("yamaha", text)).toContain("Retailers say");
});

test.each([
  ["JC0-606306", 2015],
  ["JC0-606698", 2015],
  ["JC2-209964", 2015],
  ["JC2-210300", 2015],
  ["JC3-001800", 2016],
  ["JW6-700600", 2015],
  ["JW8-513842", 2015],
  ["J0C-104555", 2018],
  ["JC2-205155", 2015],
  ["J0A-004655", 2017],
  ["J5C-200102", 2024],
  ["jco 6o63o6", 2015],
])("%s is in a range that a recall notice dates to %i", (text, year) => {
  expect(answer("yamaha", text)).toEqual([[year, "medium"]]);
  expect(textOf("yamaha", text)).toContain(`a recall notice dates to ${year}`);
});

test.each([
  ["JW8-313855", 2013, "medium"],
  ["JOC-306155", 2020, "low"],
  ["J0B-016955", 2017, "medium"],
  ["JC0-607305", 2015, "low"],
] as const)(
  "%s is from %i with %s confidence by the numbers that dealers date",
  (text, ...expected) => {
    expect(answer("yamaha", text)).toContainEqual(expected);
    expect((answer("yamaha", text) as unknown[])[0]).toEqual(expected);
  },
);

test("the reason says how many similar numbers have the same year, or how the number shows it", () => {
  expect(textOf("yamaha", "JW8-313855")).toMatch(
    /We know \S+ carts with numbers close to yours\. \S+ are 2013s\./,
  );
  expect(textOf("yamaha", "JC0-607305")).toContain("The digit after JC0 counts the years");
});

test("overlapping ranges of recall notices make each of their years possible", () => {
  expect(answer("yamaha", "J0D-305000")).toEqual([
    [2020, "low"],
    [2021, "low"],
  ]);
});

test("a 2016 Drive2 is doubted, because the first ones are 2017s", () => {
  expect(answer("yamaha", "J0A-014655")).toEqual([
    [2016, "low"],
    [2017, "low"],
  ]);
  expect(textOf("yamaha", "J0A-014655")).toContain(
    "This would be a 2016 Drive2, and the first ones are 2017 models.",
  );
});

test.each(["J", "JW", "JW8", "JW8-5", "JW8-51384"])(
  "the Yamaha serial %s is unfinished",
  (text) => {
    expect(answer("yamaha", text)).toBe("unfinished");
  },
);

test("a prefix in no table gives no year and says what to try", () => {
  expect(answer("yamaha", "J38-123456")).toBe("unreadable");
  expect(textOf("yamaha", "J38-123456")).toMatch(
    /too few dated numbers that begin with J38.*dealer/,
  );
});

test.each(["K10-123456", "JW8-5138421", "PQ1645-123456", "junk"])(
  "the Yamaha serial %s has an unknown format",
  (text) => {
    expect(answer("yamaha", text)).toBe("unreadable");
    expect(textOf("yamaha", text)).toContain("A Yamaha serial is J");
  },
);

test("the tenth character of a long Yamaha number is not read as the year", () => {
  expect(answer("yamaha", "JC0XX1234GX123456")).toBe("unreadable");
  expect(textOf("yamaha", "JC0XX1234GX123456")).toContain(
    "the tenth character is not the model year",
  );
});

test.each([
  ["JC0XX1234GX123456", true],
  ["JCOXX1234GX123456", true],
  ["J1012345678901234", true],
  ["J1112345678901234", false],
  ["1C9CART43GE123456", false],
  ["", false],
])("%s begins like a known Yamaha: %s", (text, expected) => {
  expect(beginsLikeYamaha(text, serialTable)).toBe(expected);
});
