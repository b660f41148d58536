import { expect, test } from "vitest";
import { findYear } from "./find-year.ts";
import { serialTable } from "./serial-table.ts";
import { answer, asOfYear, kindOf, textOf } from "./reading.fixture.ts";

test.each([
  ["PQ0745-123456", 2007],
  ["*PQ0745123456*", 2007],
  ["AG9852-123456", 1998],
  ["AG0001-123456", 2000],
  ["PH1214-345678", 2012],
  ["JE2001-123456", 2020],
  ["JE1660-123456", 2016],
  ["AW2701-123456", 2027],
  ["SV1506-530816", 2015],
])("%s is definitely from %i, a year known for numbers with its letters", (text, year) => {
  expect(answer("club-car", text)).toEqual([[year, "high"]]);
});

test.each(["ZZ1550-123456", "QJ0745-123456"])(
  "the year of %s is never sure, because no dealer or recall notice lists its letters",
  (text) => {
    expect(answer("club-car", text)).toEqual([[expect.any(Number), "medium"]]);
    expect(textOf("club-car", text)).toContain("We haven’t seen another number that begins with");
  },
);

test("letters without a dated number never make a year sure", () => {
  const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const sure = alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((letters) =>
      Array.from({ length: 47 }, (_, index) => `${1981 + index}`.slice(2)).some((year) =>
        JSON.stringify(answer("club-car", `${letters}${year}45-123456`)).includes("high"),
      ),
    );
  expect(sure.filter((letters) => !(letters in serialTable.clubCar))).toEqual([]);
  expect(sure).toContain("PH");
});

test.each([
  ["PQ0945-123456", "high"],
  ["PQ1045-123456", "medium"],
  ["PQ1145-123456", "medium"],
  ["PQ1245-123456", "low"],
  ["PQ1645-123456", "low"],
  ["JE1245-123456", "medium"],
  ["JE1145-123456", "low"],
  ["JE2799-123456", "low"],
  ["AG8101-000001", "low"],
  ["CE1645-123456", "low"],
] as const)(
  "%s has %s confidence, by its distance from the years of its letters",
  (text, confidence) => {
    expect(answer("club-car", text)).toEqual([[expect.any(Number), confidence]]);
    const doubt = /This would be from \d{4}, but the [A-Z]{2} numbers in dealers’ lists/;
    if (confidence === "low") expect(textOf("club-car", text)).toMatch(doubt);
    else expect(textOf("club-car", text)).not.toContain("would be");
  },
);

test.each(["AG8001-123456", "AG7901-123456", "AG2801-123456", "AG5001-123456"])(
  "%s is older than the rule or in the future, so it gives no year",
  (text) => {
    expect(answer("club-car", text)).toBe("unreadable");
    expect(textOf("club-car", text)).toMatch(/since 1981.*no cart is newer than 2027.*dealer/);
  },
);

test("next year's model is accepted, but not the one after it", () => {
  expect(answer("club-car", "ZZ2801-123456", 2027)).toEqual([[2028, "medium"]]);
  expect(answer("club-car", "ZZ2801-123456", 2026)).toBe("unreadable");
});

test("from 2080 on, the century is ambiguous, and both years are offered, newer first", () => {
  expect(answer("club-car", "ZZ8101-123456", 2080)).toEqual([
    [2081, "medium"],
    [1981, "medium"],
  ]);
});

test("dated numbers with the same letters decide the century", () => {
  expect(answer("club-car", "AG9801-123456", 2097)).toEqual([[1998, "high"]]);
});

test.each([
  ["JEI6O4-I23456", "JE1604-123456"],
  ["JE16O4-l23456", "JE1604-123456"],
  ["JE1604-12345l", "JE1604-123451"],
])("letters in place of digits in %s are read as %s", (text, readAs) => {
  expect(answer("club-car", text)).toEqual([[2016, "high"]]);
  expect(textOf("club-car", text)).toContain(readAs);
});

test("the second pair of digits is never read as a calendar week", () => {
  expect(textOf("club-car", "JE1604-123456")).toContain("04, aren’t the week it was built");
  expect(answer("club-car", "JE1699-123456")).toEqual([[2016, "high"]]);
});

test.each([
  ["PQ1645-123456", "Dealers or recall notices list PQ as an electric Precedent of 2004 to 2009."],
  ["BX2040-123456", "Dealers or recall notices list BX as a gas Tempo of 2019 to 2020."],
  ["CE1645-123456", "Dealers or recall notices list CE as a Precedent of 2004 to 2005."],
  ["SV1645-123456", "Dealers or recall notices list SV as a gas Precedent of 2015."],
  ["KG1245-123456", "Dealers or recall notices list KG as a cart of 2004 to 2012."],
])("the reading of %s says: %s", (text, words) => {
  expect(textOf("club-car", text)).toContain(words);
});

test.each([
  ["PQ0445-123456", 2004, "high"],
  ["PQ0345-123456", 2003, "low"],
  ["PQ9945-123456", 1999, "low"],
  ["SV9945-123456", 1999, "low"],
  ["AG9945-123456", 1999, "high"],
  ["BN1834-123456", 2018, "high"],
  ["BN1734-123456", 2017, "low"],
  ["AW1634-123456", 2016, "low"],
] as const)(
  "%s is from %i with %s confidence, which is low for a year before the model came out",
  (text, year, confidence) => {
    expect(answer("club-car", text)).toEqual([[year, confidence]]);
    const doubt = /This would be a \d{4} (Precedent|Tempo|Onward), and the first ones are 20/;
    if (confidence === "low") expect(textOf("club-car", text)).toMatch(doubt);
    else expect(textOf("club-car", text)).not.toContain("would be a");
  },
);

test.each(["PQ1645", "PQ1645-1", "PQ1645-12345"])(
  "%s is unfinished and asks for the missing digits",
  (text) => {
    expect(answer("club-car", text)).toBe("unfinished");
    expect(textOf("club-car", text)).toContain("it could be a Club Car from 2016");
  },
);

test("letters that neither dealers nor recalls mention give no model", () => {
  expect(textOf("club-car", "ZZ0435-123456")).not.toContain("list");
});

test.each([
  ["BN2045-125400", "Tempo", "electric"],
  ["AG0534-536800", "DS", "gas"],
  ["CE1645-123400", "Precedent", undefined],
  ["ZZ1645-123400", undefined, undefined],
])("the letters of %s name the model %s and the powertrain %s", (text, model, powertrain) => {
  const reading = findYear(kindOf("club-car"), text, asOfYear);
  expect(reading).toMatchObject({ status: "read" });
  if (reading?.status === "read")
    expect([reading.model, reading.powertrain]).toEqual([model, powertrain]);
});

test.each([
  ["A9731-591355", 1997, "medium"],
  ["A811252755", 1981, "medium"],
  ["E9808-648755", 1998, "medium"],
  ["AA0140-07755", 2001, "high"],
] as const)("the older serial %s is from %i with %s confidence", (text, ...expected) => {
  expect(answer("club-car", text)).toEqual([expected]);
});

test("only complete serials that aren't in doubt have a measured accuracy", () => {
  const reading = (text: string) => findYear(kindOf("club-car"), text, asOfYear);
  expect(reading("PQ0745-123456")).toHaveProperty("measured", serialTable.measured!["club-car"]);
  expect(reading("PQ1645")).not.toHaveProperty("measured");
  expect(reading("PQ9945-123456")).toHaveProperty("measured", undefined);
});

test.each(["P", "PQ", "PQ1", "PQ16", "PQ164", "A8", "A97", "A9731", "A9731-5913"])(
  "the Club Car serial %s is unfinished",
  (text) => {
    expect(answer("club-car", text)).toBe("unfinished");
  },
);

test.each(["1645-123456", "A1623-123456", "PQR1645", "PQ1645-1234567", "PQ16X5", "junk", "?"])(
  "the Club Car serial %s has an unknown format",
  (text) => {
    expect(answer("club-car", text)).toBe("unreadable");
  },
);

test.each(["JW9-305124", "JW8-513842", "J0B-0208417"])(
  "%s is recognized as a Yamaha serial",
  (text) => {
    expect(answer("club-car", text)).toBe("unreadable");
    expect(textOf("club-car", text)).toContain("Yamaha");
  },
);
