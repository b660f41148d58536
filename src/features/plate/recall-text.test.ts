import { describe, expect, test } from "vitest";
import { findRecalls } from "../../../domain/recalls/find-recalls.ts";
import type { Recall } from "../../../domain/recalls/recall.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import {
  answerText,
  countryText,
  moreText,
  numbersText,
  reasonText,
  summaryOf,
  explanationOf,
  hazardText,
  sharedExplanation,
} from "./recall-text.ts";

const cartOf = (make: string, modelYear: number | null, serial = "") => ({
  make,
  modelYear,
  model: "",
  powertrain: null,
  serial,
});
const foundFor = (make: string, modelYear: number | null, serial = "") =>
  findRecalls(cartOf(make, modelYear, serial), recalls, 2026);
const textFor = (make: string, modelYear: number | null, serial = "") =>
  answerText(cartOf(make, modelYear, serial), foundFor(make, modelYear, serial));

describe("the answer", () => {
  test("the answer never says that there is no recall", () => {
    const nothing =
      /^We can’t rule out a recall\. None of the notices we have matches, but we don’t/;
    expect(textFor("Moxie", 2020)).toMatch(nothing);
    expect(textFor("", null, "A9731-591312")).toMatch(nothing);
  });

  test("the answer for a make and year counts the notices that may apply and says what to enter next", () => {
    expect(textFor("Garia", 2015)).toBe(
      "This cart may be under recall: one recall matches its make and year. Enter the serial number to narrow it down.",
    );
    expect(textFor("EZ-GO", 2021)).toMatch(
      /^This cart may be under recall: three recalls match its make and year/,
    );
    expect(textFor("Garia", null)).toContain("Enter the year or the serial number to narrow");
    expect(textFor("", null, "J0B-100000")).not.toContain("Enter");
  });

  test("below a heading that names the recalls, the answer begins with the reason", () => {
    const reasonFor = (make: string, modelYear: number | null, serial = "") =>
      reasonText(cartOf(make, modelYear, serial), foundFor(make, modelYear, serial));
    expect(reasonFor("EZ-GO", 2021)).toMatch(/^Three recalls match its make and year/);
    expect(reasonFor("", 2019, "3377720")).toMatch(/^Its number is in the range of a recall/);
    expect(reasonFor("", null, "SL1503-527138")).toMatch(/^Recalled: a recall lists/);
    expect(reasonFor("Moxie", 2020)).toMatch(/^We can’t rule out a recall/);
  });

  test("the answer for another make's model counts that make's notices as its model's", () => {
    const rxv = { ...cartOf("Club Car", 2022), model: "RXV" };
    expect(answerText(rxv, findRecalls(rxv, recalls, 2026))).toBe(
      "This cart may be under recall: four recalls match its make or model and its year. Enter the serial number to narrow it down.",
    );
  });

  test("the answer for a listed number starts with the recalls that list it", () => {
    expect(textFor("", null, "JC0-606306")).toBe(
      "Recalled: two recalls list this serial number. It may have been repaired: ask a dealer.",
    );
    expect(textFor("", null, "SL1503-527138")).toMatch(/^Recalled: a recall lists/);
  });

  test("the answer for a number in a recall's range says that not every cart in it is recalled", () => {
    expect(textFor("", 2019, "3377720")).toBe(
      "This cart may be under recall: its number is in the range of a recall. Ask a dealer whether it is included.",
    );
    expect(textFor("", 2022, "5660000")).toContain("in the range of three recalls");
  });

  test.each(["3400", "PQ1645-12345", "on the frame?"])(
    "the answer for the incomplete number %j says that it can't be checked",
    (serial) => {
      expect(textFor("", 2015, serial)).toBe(
        "The number looks incomplete. Check it against the plate. Choose the make and enter the year instead.",
      );
      expect(textFor("Yamaha", 2016, serial)).toMatch(
        /^This cart may be under recall: four recalls .* The number looks incomplete/,
      );
    },
  );

  test("the answer for a number in another make's or a part's range doesn't say that the cart is recalled", () => {
    expect(textFor("Icon", 2020, "3400000")).toBe(
      "This number is in the range of a recall that covers only EZ-GO, Cushman, or Tracker Off Road. Check the make and the number.",
    );
    expect(textFor("", null, "RB48300020210314057")).toBe(
      "This number is in the range of a recall of parts. It counts only if it is on the part itself.",
    );
    expect(textFor("Yamaha", 2020, "5538278")).toMatch(/^This cart may be under recall: .* match/);
  });

  test("the answer for a VIN leads to nhtsa.gov", () => {
    expect(textFor("", null, "1C9CART43GE123456")).toMatch(/^We can’t check a VIN here.*nhtsa/);
    expect(textFor("GEM", 2016, "1C9CART43GE123456")).toMatch(/^This cart may.*nhtsa\.gov\./);
  });

  test.each(["", "  ", "--"])(
    "the answer without a make for the number %j asks for either",
    (serial) => {
      expect(textFor("", 2015, serial)).toBe("Type the number, or choose the make.");
    },
  );
});

test.each([
  ["20-073", "Numbers: 3377720 to 3440924."],
  [
    "07-566",
    "The notice lists no numbers, and not every 2007 vehicle is included: ask Club Car about yours.",
  ],
  ["23-772", ""],
  ["25-321", "It lists 117 ranges of serial numbers. Enter yours above to check."],
])("the note on serial numbers of notice %s is %j", (number, text) => {
  const recall = recalls.find((notice) => notice.number === number) as Recall;
  expect(numbersText(recall)).toBe(text);
});

test("only a Canadian notice says where its carts were sold", () => {
  const textOf = (number: string) =>
    countryText(recalls.find((recall) => recall.number === number)!);
  expect(textOf("2019-444")).toMatch(/^This is a Canadian notice, .* Ask a dealer/);
  expect(textOf("20-073")).toBe("");
});

test("the summary in other tools names listing notices, counts possible ones, or is left out", () => {
  const summaryFor = (make: string, modelYear: number, serial = "") =>
    summaryOf(cartOf(make, modelYear), foundFor(make, modelYear, serial));
  expect(summaryFor("Yamaha", 2018, "J0A-100101")).toEqual({
    lead: expect.stringMatching(/^Recalled\. .*spring .* Stop using/),
    note: "This number is in CPSC 25-321, CPSC 19-701, and CPSC 18-725.",
  });
  expect(summaryFor("EZ-GO", 2019, "3400000")).toEqual({
    lead: expect.stringMatching(/^This cart may be under recall\. /),
    note: "Your number is in the range of CPSC 20-073, but that recall skips some carts. Ask a dealer. A Canadian notice may cover this cart.",
  });
  expect(summaryFor("Garia", 2015)).toEqual({
    lead: "This cart may be under recall: one recall matches its make and year.",
    note: "",
  });
  expect(summaryFor("Icon", 2020)).toBeNull();
});

describe("Canadian notices and possible years", () => {
  const canadian = recalls.find(({ number }) => number === "2019-444")!;
  const found = [{ recall: canadian, match: "possible", onlyYears: [2019] }] as const;

  test("a Canadian notice alone is called that, and clears nothing", () => {
    expect(answerText(cartOf("EZ-GO", 2019, ""), found)).toBe(
      "We can’t rule out a recall. No American notice that we have matches, but a Canadian notice may cover this cart.",
    );
    expect(moreText(found, false)).toBe("A Canadian notice may cover this cart");
    expect(summaryOf(cartOf("EZ-GO", 2019), found)).toBeNull();
  });

  test("a notice on one of several possible years names it", () => {
    expect(explanationOf(found[0])).toBe("Only if your cart is a 2019");
    expect(explanationOf({ ...found[0], onlyYears: [] })).toBe("");
  });
});

describe("several notices with the same explanation", () => {
  const [one, two] = recalls.filter(({ makes }) => makes.includes("EZ-GO"));
  const inRange = [one!, two!].map((recall) => ({
    recall,
    match: "range" as const,
    onlyYears: [],
  }));

  test("it appears once, in the plural", () => {
    expect(sharedExplanation(inRange)).toBe(
      "Your number is in each notice’s range, but not every cart in it is recalled",
    );
    const listed = inRange.map((found) => ({ ...found, match: "number" as const }));
    expect(sharedExplanation(listed)).toBe("Your serial number is in each of these recalls");
  });

  test("a single notice, or notices that differ, keep their own explanations", () => {
    expect(sharedExplanation(inRange.slice(1))).toBe("");
    const differing = [inRange[0]!, { ...inRange[1]!, onlyYears: [2023] }];
    expect(sharedExplanation(differing)).toBe("");
    expect(explanationOf(differing[1]!)).toMatch(/^Only if your cart is a 2023\. Your number/);
  });

  test("the sign counts them and names the first hazard", () => {
    expect(hazardText(inRange)).toBe(`First: ${one!.hazard}`);
    expect(hazardText(inRange.slice(1))).toBe(two!.hazard);
    expect(hazardText([])).toBe("");
  });

  test("the sign names no hazard of another make's cart or of a part", () => {
    expect(hazardText(foundFor("Icon", 2020, "3400000"))).toBe(
      "Only if it’s from EZ-GO, Cushman, or Tracker Off Road.",
    );
    expect(hazardText(foundFor("", null, "RB48300020210314057"))).toBe(
      "Only if this number is on the part itself.",
    );
  });
});
