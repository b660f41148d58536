import { describe, expect, test } from "vitest";
import { recallsOf } from "../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { answerText, serialsText } from "./recall-texts.ts";

const textFor = (make: string, modelYear: number | null, serial = "") => {
  const cart = { make, modelYear, serial };
  return answerText(cart, recallsOf(cart, recalls));
};

describe("the answer", () => {
  test("never says that there is no recall", () => {
    const none =
      /^None of the \d+ notices we hold, as of \w{3} \d+, 20\d\d, matches this cart\. There are others/;
    expect(textFor("Moxie", 2020)).toMatch(none);
    expect(textFor("", null, "A9731-591312")).toMatch(none);
  });

  test("says that notices may cover a cart of their make and year", () => {
    expect(textFor("Garia", 2015)).toMatch(/^1 recall notice may cover this cart\. Ask/);
    expect(textFor("EZ-GO", 2022)).toMatch(/^4 recall notices may cover this cart\. Ask/);
  });

  test("asks for a year that would narrow it down", () => {
    expect(textFor("Garia", null)).toContain("Enter the year to narrow it down.");
    expect(textFor("", null, "5000000")).toContain("Enter the year to narrow it down.");
    expect(textFor("", null, "PH1945-123456")).not.toContain("Enter the year");
  });

  test("says that notices list the number, and which others may cover the cart", () => {
    expect(textFor("", 2019, "3377720")).toMatch(/^1 recall notice lists this serial number\. Ask/);
    expect(textFor("", 2022, "5660000")).toMatch(/^2 recall notices list this serial number\. Ask/);
    expect(textFor("Yamaha", 2016, "JC3-001800")).toMatch(
      /^1 recall notice lists this serial number\. 1 more recall notice may cover it\. Ask/,
    );
  });

  test.each(["3400", "PQ1645-12345", "on the frame?", "C1416"])(
    "about %j alone is that it can't be checked, not that nothing matches",
    (serial) => {
      expect(textFor("", 2015, serial)).toMatch(
        /^That isn’t a complete Club Car, EZ-GO, or Yamaha serial number.* Choose the make/,
      );
      expect(textFor("Yamaha", 2016, serial)).toMatch(
        /^2 recall notices may cover .* We didn’t use the number\. That isn’t a complete/,
      );
    },
  );

  test("about a VIN leads to the agency that lists them", () => {
    expect(textFor("", null, "1C9CART43GE123456")).toMatch(/^Our notices don’t list VINs.*nhtsa/);
    expect(textFor("GEM", 2016, "1C9CART43GE123456")).toMatch(/^3 recall notices.*nhtsa\.gov\.$/);
  });

  test.each(["", "  ", "--"])("without a make and with %j as a number is a request", (serial) => {
    expect(textFor("", 2015, serial)).toBe("Choose the make, or enter the serial number.");
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
  expect(textOf("2015-11-05")).toContain("SL ending in 487172 to 619273");
  expect(textOf("2015")).toContain("and JC3-001701 to 001900.");
  expect(textOf("2005")).toBe("Serial numbers: all that begin with CE, CF, PE, PF, PQ, or PR.");
});
