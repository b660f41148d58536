import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { powertrains } from "../cart/cart.ts";
import { pricedMakes } from "../catalogue/priced-makes.ts";
import { betterMatches, findYear, detectKind } from "./find-year.ts";
import { firstYearOf } from "../catalogue/built-years.ts";
import { numberKinds } from "./number-kinds.ts";
import { type NumberKind, confidences } from "./reading.ts";
import { answer, asOfYear, kindOf } from "./reading.fixture.ts";
import { serialTable } from "./serial-table.ts";
import { anyText } from "../words/text.fixture.ts";

const kinds = fc.constantFrom(...numberKinds);
const years = fc.integer({ min: 1990, max: 2150 });
/** Half of it looks like a cart's numbers, so that many are read. */
const typed = fc.oneof(
  anyText(),
  fc.stringMatching(/^[A-Z]{2}\d{4}-?\d{6}$/),
  fc.stringMatching(/^([A-Z]\d{4}|\d\d[A-Z]\d\d|\d{7})$/),
  fc.stringMatching(/^[A-Z][89]\d{3}-?\d{5,6}$/),
  fc.stringMatching(/^(AW|BN|BX|PQ|SV)\d{4}-?\d{6}$/),
  fc.stringMatching(/^[1-35]\d{6}$/),
  fc.stringMatching(/^J(10|17|31|0[8ABCDGK]|5C|C[0-3]|W[126-9])-?\d{6}$/),
  fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
  fc.stringMatching(/^[A-L]\d[XYZ]?$/),
);

type Read = Extract<ReturnType<typeof findYear>, { status: "read" }>;

function expectOfReadings(
  check: (reading: Read, kind: NumberKind, year: number) => void,
  options: fc.Parameters<[NumberKind, string, number]> = { numRuns: 2000 },
): void {
  fc.assert(
    fc.property(kinds, typed, years, (kind, text, year) => {
      const reading = findYear(kind, text, year);
      if (reading?.status === "read") check(reading, kind, year);
    }),
    options,
  );
}

test.each([
  ["PQ1438-4B2201", "club-car"],
  ["JW8-5I38S2", "yamaha"],
  ["BN08S6-123456", "club-car"],
])(
  "a digit read as a letter in %s is pointed out, and the number isn't taken for a VIN",
  (text, id) => {
    const kind = detectKind(text, asOfYear)!;
    expect(kind.id).toBe(id);
    expect(findYear(kind, text, asOfYear)).toMatchObject({
      status: "unreadable",
      problem: { next: expect.stringContaining("a B may be an 8") as string },
    });
  },
);

test.each(["7MZHX1234PX", "6G12345", "2Z5G68S"])(
  "%s, which may be the beginning of a VIN, is taken for one",
  (text) => {
    expect(detectKind(text, asOfYear)?.id).toBe("vin");
  },
);

describe("any number in any year", () => {
  test("any text gives an answer, a hint, or a reason with a next step", () => {
    fc.assert(
      fc.property(kinds, typed, years, (kind, text, year) => {
        const reading = findYear(kind, text, year);
        if (reading === null) {
          expect(text.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}._*/#]/gu, "")).toBe("");
        } else if (reading.status === "unfinished") expect(reading.hint).toMatch(/\.$/);
        else if (reading.status === "unreadable") {
          expect(reading.problem.why).toMatch(/\.$/);
          expect(reading.problem.next).toMatch(/\.$/);
        } else expect(reading.candidates.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  test("every candidate year is between 1950 and next year, once, with a confidence and a reason", () => {
    expectOfReadings(({ candidates }, kind, year) => {
      const foundYears = candidates.map((each) => each.year);
      expect(new Set(foundYears).size).toBe(foundYears.length);
      for (const candidate of candidates) {
        expect(candidate.year).toBeGreaterThanOrEqual(1950);
        expect(candidate.year).toBeLessThanOrEqual(kind.dates === "battery" ? year : year + 1);
        expect(confidences).toContain(candidate.confidence);
        expect(candidate.reason).toMatch(/\.$/);
      }
    });
  });

  test("only a single year has high confidence", () => {
    expectOfReadings(({ candidates }) => {
      if (candidates.length === 1) return;
      for (const { confidence } of candidates) expect(confidence).not.toBe("high");
    });
  });

  test("a year before the model came out has low confidence and is doubted", () => {
    expectOfReadings(
      ({ candidates, model, doubt }, kind) => {
        for (const candidate of candidates) {
          if (candidate.year >= firstYearOf(kind.make, model)) continue;
          expect(candidate.confidence).toBe("low");
          expect(doubt).toBeDefined();
        }
      },
      { numRuns: 3000, examples: [[kindOf("yamaha"), "J0A004655", 2026]] },
    );
  });

  test("case, spaces, hyphens, and dots make no difference", () => {
    const between = fc.constantFrom("", " ", "-", "–", ".", " - ");
    fc.assert(
      fc.property(kinds, typed, between, (kind, text, mark) => {
        const spread = [...text.toLowerCase()].join(mark);
        expect(findYear(kind, spread, asOfYear)).toEqual(findYear(kind, text, asOfYear));
      }),
      // A VIN may have an L, which typed small looks like a 1.
      { examples: [[kindOf("vin"), "RJ00AAA0JP0L0PJRJ", ""]] },
    );
  });

  test("reading the normalized number again gives the same result", () => {
    expectOfReadings(({ readAs }, kind, year) => {
      expect(findYear(kind, readAs, year)).toMatchObject({ status: "read", readAs });
    });
  });
});

test.each(["", " ", " - ", "***"])("the text %j gives no reading", (text) => {
  for (const { id } of numberKinds) expect(answer(id, text)).toBe("nothing");
});

test("very long text is unreadable", () => {
  for (const { id } of numberKinds) expect(answer(id, "A1".repeat(100_000))).toBe("unreadable");
});

describe("every kind of number", () => {
  test.each(numberKinds)("the kind $label reads its own example", ({ id, example }) => {
    expect(answer(id, example)).toBeInstanceOf(Array);
  });

  test("every kind names models as the value tool lists them", () => {
    expectOfReadings(
      ({ model }, { make: name }) => {
        if (model === undefined) return;
        const make = pricedMakes.find((each) => each.name === name)!;
        expect([...Object.keys(make.modelPrices), ...make.models]).toContain(model);
      },
      {
        numRuns: 1000,
        examples: [
          [kindOf("club-car"), "PQ1645-123456", asOfYear],
          [kindOf("club-car"), "SV1645-123456", asOfYear],
          [kindOf("yamaha"), "J0C-104555", asOfYear],
          [kindOf("ez-go"), "3509365", asOfYear],
          [kindOf("ez-go"), "5633701", asOfYear],
        ],
      },
    );
  });

  test("every kind names powertrains as the value tool does", () => {
    const named = [...Object.values(serialTable.clubCar), ...Object.values(serialTable.yamaha)];
    const namedPowertrains = new Set(named.map(({ powertrain }) => powertrain));
    expect(namedPowertrains).toEqual(new Set([undefined, ...powertrains]));
  });

  test("every kind names makes as the value tool does", () => {
    const names = pricedMakes.map(({ name }) => name);
    for (const { make } of numberKinds) if (make !== undefined) expect(names).toContain(make);
  });
});

describe("the kind of a number", () => {
  const kindOfNumber = (text: string, make?: string) =>
    detectKind(text, asOfYear, make)?.id ?? null;

  test.each([
    ["PQ1645-123456", "club-car", 2016],
    ["A9731-591355", "club-car", 1997],
    ["JE1234-123456", "club-car", 2012],
    ["C1416", "ez-go", 2016],
    ["24L96", "ez-go", 1996],
    ["2587255", "ez-go", 2008],
    ["JW9-305124", "yamaha", 2013],
    ["J0B-0208417", "yamaha", 2019],
    ["J10", "yamaha", 1981],
    ["1C9CART43GE123456", "vin", 2016],
    ["C4", "battery", 2024],
  ] as const)("%s is recognized as %s and read as %i", (text, kind, year) => {
    expect(kindOfNumber(text)).toBe(kind);
    const reading = findYear(detectKind(text, asOfYear)!, text, asOfYear);
    expect(reading?.status === "read" && reading.candidates[0]!.year).toBe(year);
  });

  test.each([
    ["PQ16", "club-car"],
    ["JE12", "club-car"],
    ["JW9-3", "yamaha"],
    ["1C9CART4", "vin"],
    ["?", null],
    ["PQR1645-12", "vin"],
    ["", null],
  ])("%j is recognized as the beginning of %s", (text, kind) => {
    expect(kindOfNumber(text)).toBe(kind);
  });

  test("a Yamaha's number is recognized whatever make was entered", () => {
    expect(kindOfNumber("JW9-305124", "Club Car")).toBe("yamaha");
  });

  test("every kind's example is recognized", () => {
    for (const { id, example } of numberKinds) expect(kindOfNumber(example)).toBe(id);
  });
});

describe("better matches", () => {
  const betterKinds = (text: string, id: Parameters<typeof kindOf>[0]) =>
    betterMatches(kindOf(id), text, asOfYear).map((kind) => kind.id);

  test.each([
    ["PQ1645-123456", "ez-go", ["club-car"]],
    ["1C9CART43GE123456", "club-car", ["vin"]],
    ["C1416", "club-car", ["ez-go"]],
    ["JW8-513842", "ez-go", ["yamaha"]],
    ["C4", "club-car", ["battery"]],
  ] as const)("%s entered as %s matches %o better", (text, id, expected) => {
    expect(betterKinds(text, id)).toEqual(expected);
  });

  test("no kind is suggested if the chosen one matches as well, or if too little is typed", () => {
    expect(betterKinds("C1416", "ez-go")).toEqual([]);
    expect(betterKinds("JW8-513842", "yamaha")).toEqual([]);
    expect(betterKinds("", "ez-go")).toEqual([]);
    expect(betterKinds("C4", "ez-go")).toEqual([]);
    expect(betterKinds("junk", "ez-go")).toEqual([]);
  });
});

test.each([
  ["N11199", "vin", /may be a serial from before 1981/],
  ["A2493", "ez-go", /may also be the whole serial of an older cart, of any make/],
  ["2018", "ez-go", /^If 2018 is the model year, you don’t need the serial number/],
])("%j may also be something else, and the reading as %s says what", (text, id, says) => {
  const kind = detectKind(text, asOfYear)!;
  expect(kind.id).toBe(id);
  const reading = findYear(kind, text, asOfYear)!;
  const advice =
    reading.status === "unfinished"
      ? reading.hint
      : reading.status === "unreadable"
        ? reading.problem.next
        : "";
  expect(advice).toMatch(says);
});
