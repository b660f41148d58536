import { expect, test } from "vitest";
import { answer, textOf, asOfYear } from "./reading.fixture.ts";
import { type SerialTable, serialTable } from "./serial-table.ts";

test.each([
  ["C1416", 2016],
  ["24L96", 1996],
  ["A0194", 1994],
  ["M3199", 1999],
  ["B1500", 2000],
  ["B1526", 2026],
  ["B15O9", 2009],
  ["B1I09", 2009],
])("the last two digits of %s make %i likely", (text, year) => {
  expect(answer("ez-go", text)).toEqual([[year, "medium"]]);
});

test("the reading says that the year is likely, and that one listing contradicts it", () => {
  expect(textOf("ez-go", "C1416")).toMatch(
    /^C1416 .* are likely the year .* One old ad we found disagrees/,
  );
});

test.each(["A0193", "24L93", "B1528", "B1550"])(
  "%s is older than the rule or in the future, so it gives no year",
  (text) => {
    expect(answer("ez-go", text)).toBe("unreadable");
    expect(textOf("ez-go", text)).toMatch(/only for 1994 and later.*no cart is newer than 2027/);
  },
);

test.each(["I1416", "N1416", "Z1416", "24S96"])(
  "%s has a letter that no recall lists, so its year is less certain",
  (text) => {
    const [[, confidence]] = answer("ez-go", text) as [[number, string]];
    expect(confidence).toBe("low");
    expect(textOf("ez-go", text)).toContain(
      `No recall lists the letter ${text.match(/[A-Z]/)![0]},`,
    );
  },
);

test.each([
  ["C1416", "September 14"],
  ["G2015", "January 20"],
  ["L0515", "May 5"],
])("by a recall's rule, %s is the date %s", (text, words) => {
  expect(textOf("ez-go", text)).toContain(words);
});

test.each([
  ["C5216", 2016, "this one isn’t"],
  ["B1527", 2027, "2027 hasn’t come yet"],
])(
  "%s would be from %i, but isn't a past date, so the year is doubted: %s",
  (text, year, words) => {
    expect(answer("ez-go", text)).toEqual([[year, "low"]]);
    expect(textOf("ez-go", text)).toContain(words);
    expect(textOf("ez-go", "C1416")).not.toContain("By a recall notice");
  },
);

test.each(["C", "C1", "C14", "C141", "2", "24", "24L", "24L9", "337772"])(
  "the EZ-GO code %s is unfinished",
  (text) => {
    expect(answer("ez-go", text)).toBe("unfinished");
  },
);

test.each(["C14166", "CC1416", "24L966", "ABCDE", "12345678", "C14-A6"])(
  "the EZ-GO code %s has an unknown format",
  (text) => {
    expect(answer("ez-go", text)).toBe("unreadable");
  },
);

const table: SerialTable = {
  clubCar: {},
  ezGo: [
    {
      starts: [1_000_000, 1_100_000, 1_200_000],
      end: 1_299_999,
      years: [1998, 1999, 2000],
      dated: [4, 3, 0],
      agreeing: [3, 1, 0],
    },
  ],
  yamaha: {},
};

const answerBy = (text: string) => answer("ez-go", text, asOfYear, table);

test.each([
  ["0999999", "unreadable"],
  ["1000000", [1998, 1999, 1997]],
  ["1099999", [1998, 1999, 1997]],
  ["1100000", [1999, 2000, 1998]],
  ["1200000", [2000, 2001, 1999]],
  ["1299999", [2000, 2001, 1999]],
  ["1300000", "unreadable"],
])("the step of the serial %s gives %j", (text, expected) => {
  const reading = answerBy(text);
  expect(Array.isArray(reading) ? reading.map(([year]) => year) : reading).toEqual(expected);
});

test.each([
  ["1000000", "medium"],
  ["1100000", "low"],
  ["1200000", "low"],
])(
  "the serial %s has %s confidence: medium takes three dated serials, most of them alike",
  (text, expected) => {
    expect(answerBy(text)?.[0]).toContain(expected);
  },
);

test.each([
  ["5633701", 2022],
  ["5651753", 2022],
  ["5633 7OI", 2022],
  ["3509365", 2021],
])("%s is in a range that a recall notice dates to %i", (text, year) => {
  expect(answer("ez-go", text)).toEqual([[year, "medium"]]);
  expect(textOf("ez-go", text)).toContain(`a recall notice dates to ${year}`);
});

test.each([
  ["2610000", 2008],
  ["1300000", 2000],
  ["3315000", 2018],
  ["5584100", 2021],
  ["5515300", 2019],
])("%s is within a year of %i by dealers' dated serials", (text, year) => {
  const [[firstYear]] = answer("ez-go", text) as [[number, string]];
  expect(Math.abs(firstYear - year)).toBeLessThanOrEqual(1);
  expect(textOf("ez-go", text)).toMatch(
    /We know \S+ carts with numbers close to yours\. \S+ (?:is a|are) /,
  );
});

test.each([
  ["5716927", 2023],
  ["5800000", 2024],
  ["5884155", 2025],
  ["5920722", 2025],
])("%s is above all dated serials and from 2023 to 2025, most likely %i", (text, first) => {
  const answers = answer("ez-go", text) as [number, string][];
  expect(answers[0]).toEqual([first, "low"]);
  expect(answers.toSorted(([a], [b]) => a - b)).toEqual(
    [2023, 2024, 2025].map((year) => [year, "low"]),
  );
  expect(textOf("ez-go", text)).toContain("5716927 to 5920722 are from 2023 to 2025");
});

test("a serial whose neighbors dealers disagree about gets the years around them", () => {
  const [series] = table.ezGo;
  const spans = [
    { from: 1_100_000, to: 1_199_999, first: 1998, last: 2000, by: "disagreement" as const },
  ];
  const cut = { ...table, ezGo: [{ ...series!, spans }] };
  expect(answer("ez-go", "1150000", asOfYear, cut)).toEqual([
    [1999, "low"],
    [2000, "low"],
    [1998, "low"],
  ]);
  expect(answer("ez-go", "1200000", asOfYear, cut)).toEqual(answerBy("1200000"));
});

test("a recall that lists a serial outweighs dealers who disagree", () => {
  const [series] = table.ezGo;
  const spans = [
    { from: 1_100_000, to: 1_199_999, first: 1998, last: 2000, by: "disagreement" as const },
  ];
  const recalled = [{ from: 1_150_000, to: 1_150_999, year: 1999 }];
  const cut = { ...table, ezGo: [{ ...series!, spans, recalled }] };
  expect(answer("ez-go", "1150000", asOfYear, cut)).toEqual([[1999, "medium"]]);
});

test("no step of the table rests on serials that mostly disagree with it", () => {
  for (const { dated, agreeing } of serialTable.ezGo) {
    for (const [step, count] of dated.entries()) {
      expect(agreeing[step]! * 2).toBeGreaterThanOrEqual(count);
    }
  }
});

test("a serial that no dealer dates gets a reason that explains how we know its year", () => {
  expect(textOf("ez-go", "5200000")).toMatch(
    /has no year in it, but serials rise over the years.*\d+ to \d+ are from 20/,
  );
});

test("an RXV never gets a year before the first ones were built", () => {
  const years = (answer("ez-go", "5060000") as [number, string][]).map(([year]) => year);
  expect(years).toEqual([2008, 2009]);
});

test("a serial far from all dated ones has no answer, but a hint about the code beside it", () => {
  for (const text of ["0000001", "4500000", "9999999"]) {
    expect(answer("ez-go", text)).toBe("unreadable");
    expect(textOf("ez-go", text)).toMatch(/no dated serial close to this one.*manufacturer code/);
  }
});

test("a future year is not offered", () => {
  expect(answer("ez-go", "3591000", 2021)).toBe("unreadable");
  expect(textOf("ez-go", "3591000", 2021)).toContain("are in the future");
});
