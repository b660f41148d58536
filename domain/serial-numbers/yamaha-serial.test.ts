import { expect, test } from "vitest";
import { answer, textOf } from "./reading-samples.ts";
import { beginsLikeYamaha } from "./yamaha-serial.ts";

const low = (...years: number[]) => years.map((year) => [year, "low"]);

test.each([
  ["J10", low(1981, 1980, 1979)],
  ["J10-001234", low(1981, 1980, 1979)],
  ["jio 1234", low(1981, 1980, 1979)],
  ["J17-123456", low(1982)],
  ["J31-123456", low(1989, 1988, 1987, 1986, 1985, 1984)],
])("%s is one of the years that retailers give, each with low confidence", (text, expected) => {
  expect(answer("yamaha", text)).toEqual(expected);
  expect(textOf("yamaha", text)).toContain("Retailers say");
});

test.each([
  ["JC0-606305", "unreadable"],
  ["JC0-606306", [[2015, "medium"]]],
  ["JC0-606698", [[2015, "medium"]]],
  ["JC0-606699", "unreadable"],
  ["JC2-209963", "unreadable"],
  ["JC2-209964", [[2015, "medium"]]],
  ["JC2-210300", [[2015, "medium"]]],
  ["JC2-210301", "unreadable"],
  ["JC3-001700", "unreadable"],
  ["JC3-001701", [[2016, "medium"]]],
  ["JC3-001900", [[2016, "medium"]]],
  ["JC3-001901", "unreadable"],
  ["JW6-700580", "unreadable"],
  ["JW6-700581", [[2015, "medium"]]],
  ["JW6-700600", [[2015, "medium"]]],
  ["JW6-700601", "unreadable"],
  ["JW8-513799", "unreadable"],
  ["JW8-513800", [[2015, "medium"]]],
  ["JW8-514310", [[2015, "medium"]]],
  ["JW8-514311", "unreadable"],
  ["jco 6o63o6", [[2015, "medium"]]],
])("%s is compared with the recall's table", (text, expected) => {
  expect(answer("yamaha", text)).toEqual(expected);
});

test("for a number outside a recalled range, the reading says on which side, and gives no year", () => {
  expect(textOf("yamaha", "JC3-001700")).toContain("JC3-001701 to JC3-001900 as 2016 carts");
  expect(textOf("yamaha", "JC3-001700")).toContain("below them");
  expect(textOf("yamaha", "JC3-001901")).toContain("above them");
});

test.each(["J", "JW", "JW8", "JW8-5", "JW8-51384"])("%s is incomplete", (text) => {
  expect(answer("yamaha", text)).toBe("unfinished");
});

test("for a code that is in no table, the reading gives no year, and says what to try", () => {
  expect(answer("yamaha", "J38-123456")).toBe("unreadable");
  expect(textOf("yamaha", "J38-123456")).toMatch(/no digit for the year.*has J38.*dealer/);
});

test.each(["K10-123456", "JW8-5138421", "PQ1645-123456", "junk"])(
  "%s is not a format that we know",
  (text) => {
    expect(answer("yamaha", text)).toBe("unreadable");
    expect(textOf("yamaha", text)).toContain("A Yamaha serial is J");
  },
);

test("the tenth character of a long Yamaha number is not read as the year", () => {
  expect(answer("yamaha", "JC0XX1234GX123456")).toBe("unreadable");
  expect(textOf("yamaha", "JC0XX1234GX123456")).toContain("the tenth is not the model year");
});

test.each([
  ["JC0XX1234GX123456", true],
  ["JCOXX1234GX123456", true],
  ["J1012345678901234", true],
  ["J1112345678901234", false],
  ["1C9CART43GE123456", false],
  ["", false],
])("whether %s begins like a known Yamaha: %s", (text, expected) => {
  expect(beginsLikeYamaha(text)).toBe(expected);
});
