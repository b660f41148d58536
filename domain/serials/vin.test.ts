import { describe, expect, test } from "vitest";
import { answer, textOf } from "./reading.fixture.ts";
import { checkDigit } from "./vin.ts";

function withYear(character: string): string {
  const vin = `1C9CART40${character}E123456`;
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
}

test.each([
  ["1M8GDM9AXKP042788", "X"],
  ["11111111111111111", "1"],
  ["5GZCZ43D13S812715", "1"],
  ["1C9CART43GE123456", "3"],
])("the check digit of %s is %s", (vin, digit) => {
  expect(checkDigit(vin)).toBe(digit);
});

describe("the tenth character of a VIN", () => {
  test.each([..."ABCDEFGHJKLMNPRSTV"].map((letter, index) => [letter, 2010 + index] as const))(
    "the tenth character %s means %i, never 30 years earlier",
    (letter, year) => {
      expect(answer("vin", withYear(letter))).toEqual([[year, "high"]]);
    },
  );

  test.each([..."123456789"].map((digit, index) => [digit, 2001 + index] as const))(
    "the tenth character %s means %i",
    (digit, year) => {
      expect(answer("vin", withYear(digit))).toEqual([[year, "high"]]);
    },
  );

  test.each([
    ["W", 1998],
    ["X", 1999],
    ["Y", 2000],
  ] as const)("the tenth character %s means only %i until 29 years later", (letter, year) => {
    expect(answer("vin", withYear(letter))).toEqual([[year, "high"]]);
    expect(answer("vin", withYear(letter), year + 28)).toEqual([[year, "high"]]);
    expect(answer("vin", withYear(letter), year + 29)).toEqual([
      [year + 30, "medium"],
      [year, "medium"],
    ]);
  });

  test.each(["0", "U", "Z"])("the tenth character %s is never a year", (character) => {
    expect(answer("vin", withYear(character))).toBe("unreadable");
    expect(textOf("vin", withYear(character))).toContain("never used for a year");
  });

  test("a VIN from a future year gives no year", () => {
    expect(answer("vin", withYear("V"), 2026)).toEqual([[2027, "high"]]);
    expect(answer("vin", withYear("V"), 2025)).toBe("unreadable");
    expect(textOf("vin", withYear("V"), 2025)).toContain("any year from 1998 to 2026");
  });
});

test("a wrong check digit is reported as a likely typo", () => {
  expect(answer("vin", "1C9CART44GE123456")).toEqual([[2016, "low"]]);
  expect(textOf("vin", "1C9CART44GE123456")).toMatch(/Likely a typing error.*is 4.*call for 3/);
  expect(textOf("vin", "1C9CART43GE123456")).not.toContain("typing error");
});

test("one wrong character anywhere in a VIN is detected", () => {
  const right = "1C9CART43GE123456";
  for (let index = 0; index < right.length; index++) {
    if (index === 9) continue;
    const wrong = `${right.slice(0, index)}${right[index] === "7" ? "8" : "7"}${right.slice(index + 1)}`;
    expect(answer("vin", wrong), wrong).toEqual([[2016, "low"]]);
  }
});

test.each(["*1C9CART43GE123456*", "IC9CART43GEI23456"])(
  "the VIN %s is read despite its stray characters",
  (text) => {
    expect(answer("vin", text)).toEqual([[2016, "high"]]);
    expect(textOf("vin", text)).toContain("1C9CART43GE123456");
  },
);

test("letters that no VIN has are read as the digits they resemble, and the reading says so", () => {
  const vin = withYear("5").replace("123456", "100000");
  const right = vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
  for (const letter of ["O", "Q"]) {
    expect(answer("vin", right.replace(/00000$/, `0000${letter}`))).toEqual([[2005, "high"]]);
    expect(textOf("vin", right.replace(/00000$/, `0000${letter}`))).toContain(
      "read as 1, 0, and 0",
    );
  }
  expect(textOf("vin", right)).not.toContain("read as 1, 0, and 0");
});

test("sixteen characters are too few for a VIN, and eighteen are too many", () => {
  expect(answer("vin", "1C9CART43GE12345")).toBe("unfinished");
  expect(textOf("vin", "1C9CART43GE12345")).toContain("and this has 16.");
  expect(answer("vin", "1C9CART43GE1234567")).toBe("unreadable");
});

test.each(["1C9CART4€GE123456", "é", "1C9CART43GE12345!"])("%s is not a VIN", (text) => {
  expect(answer("vin", text)).toBe("unreadable");
});

test("a number that begins like a Yamaha serial is not read as a VIN", () => {
  expect(answer("vin", "JC0XX1234GX123456")).toBe("unreadable");
  expect(textOf("vin", "JC0XX1234GX123456")).toContain("Choose Yamaha");
});
