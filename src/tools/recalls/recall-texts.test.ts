import { describe, expect, test } from "vitest";
import { recallsOf } from "../../../domain/recalls/find-recalls.ts";
import type { Recall } from "../../../domain/recalls/recall.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { answerText, numbersText, summaryOf } from "./recall-texts.ts";

const foundFor = (make: string, modelYear: number | null, serial = "") =>
  recallsOf({ make, modelYear, serial }, recalls);
const textFor = (make: string, modelYear: number | null, serial = "") =>
  answerText({ make, modelYear, serial }, foundFor(make, modelYear, serial));

describe("the answer", () => {
  test("never says that there is no recall", () => {
    const nothing = /^We can’t rule out a recall: no notice that we have matches, but we don’t/;
    expect(textFor("Moxie", 2020)).toMatch(nothing);
    expect(textFor("", null, "A9731-591312")).toMatch(nothing);
  });

  test("says that notices may cover a cart of their make and year, and what narrows it down", () => {
    expect(textFor("Garia", 2015)).toBe(
      "This cart may be recalled: a notice fits what you entered. Enter the serial number to narrow it down.",
    );
    expect(textFor("EZ-GO", 2021)).toMatch(/^This cart may be recalled: 3 notices fit/);
    expect(textFor("Garia", null)).toContain("Enter the year or the serial number to narrow");
    expect(textFor("", null, "J0B-100000")).not.toContain("Enter");
  });

  test("says first that notices list the number", () => {
    expect(textFor("", 2019, "3377720")).toBe("Recalled: a notice lists this serial number.");
    expect(textFor("", 2022, "5660000")).toBe("Recalled: 3 notices list this serial number.");
  });

  test.each(["3400", "PQ1645-12345", "on the frame?"])(
    "about %j alone is that it can't be checked, not that nothing matches",
    (serial) => {
      expect(textFor("", 2015, serial)).toBe(
        "That isn’t a complete number of a kind that recall notices list. Choose the make and enter the year instead.",
      );
      expect(textFor("Yamaha", 2016, serial)).toMatch(
        /^This cart may be recalled: 4 notices .* We couldn’t use the number\. That isn’t a complete/,
      );
    },
  );

  test("about a VIN leads to the agency that lists them", () => {
    expect(textFor("", null, "1C9CART43GE123456")).toMatch(/^Our notices list no such VIN.*nhtsa/);
    expect(textFor("GEM", 2016, "1C9CART43GE123456")).toMatch(/^This cart may.*nhtsa\.gov\.$/);
  });

  test.each(["", "  ", "--"])("without a make and with %j as a number is a request", (serial) => {
    expect(textFor("", 2015, serial)).toBe("Choose the make, or enter the serial number.");
  });
});

test.each([
  ["20-073", "Serial numbers: 3377720 to 3440924."],
  ["07-566", "The notice lists no numbers: ask Club Car about yours."],
  ["23-772", ""],
  ["25-321", "It lists 117 ranges of serial numbers: enter yours above."],
])("the numbers of notice %s are %j", (number, text) => {
  const notice = recalls.find((each) => each.number === number) as Recall;
  expect(numbersText(notice)).toBe(text);
});

test("other tools name the notices that list a number, say what may cover a cart, or nothing", () => {
  expect(summaryOf(foundFor("Yamaha", 2018, "J0A-100101"))).toEqual({
    lead: "Recalled: this number is in CPSC 25-321, CPSC 19-701, and CPSC 18-725.",
    rest: expect.stringMatching(/^The spring .* Stop using/),
  });
  expect(summaryOf(foundFor("Garia", 2015))).toEqual({
    lead: "This cart may be recalled:",
    rest: "a notice fits its make and year.",
  });
  expect(summaryOf(foundFor("Icon", 2020))).toBeNull();
});
