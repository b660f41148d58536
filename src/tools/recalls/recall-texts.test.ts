import { describe, expect, test } from "vitest";
import { recallsOf } from "../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { foundText, serialsText } from "./recall-texts.ts";

const textFor = (make: string, modelYear: number | null, serial = "") =>
  foundText(recallsOf({ make, modelYear, serial }, recalls));

describe("the answer", () => {
  test("never says that there is no recall", () => {
    expect(textFor("Moxie", 2020)).toMatch(
      /^None of the \d+ notices we hold, as of \w{3} \d+, 20\d\d, concerns this cart\. There are others/,
    );
  });

  test("says that notices may concern a cart of their make and year", () => {
    expect(textFor("Garia", 2015)).toMatch(/^1 recall notice may concern this cart\. Ask/);
    expect(textFor("EZ-GO", 2022)).toMatch(/^4 recall notices may concern this cart\. Ask/);
  });

  test("says that notices name the number, and which others may concern the cart", () => {
    expect(textFor("", null, "3377720")).toMatch(
      /^1 recall notice names a range that this number is in\. Ask/,
    );
    expect(textFor("", null, "5660000")).toMatch(
      /^2 recall notices name a range that this number is in\. Ask/,
    );
    expect(textFor("Yamaha", 2016, "JC3-001800")).toMatch(
      /^1 recall notice names a range that this number is in\. 1 more recall notice may concern it\. Ask/,
    );
  });
});

test.each([
  ["2020-02-13", "Serial numbers: 3377720 to 3440924."],
  ["2018-02-22", ""],
])("the numbers of a notice of %s are %j", (date, text) => {
  expect(serialsText(recalls.find((each) => each.date === date)!)).toBe(text);
});

test("numbers with letters are told as they stand on the plate", () => {
  const textOf = (date: string) => serialsText(recalls.find((each) => each.date === date)!);
  expect(textOf("2015-11-05")).toContain("SL with last digits 487172 to 619273");
  expect(textOf("2015")).toContain("and JC3-001701 to 001900.");
  expect(textOf("2005")).toBe("Serial numbers: all that begin with CE, CF, PE, PF, PQ, or PR.");
});
