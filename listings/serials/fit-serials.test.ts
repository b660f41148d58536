import { expect, test } from "vitest";
import type { DatedNumber } from "./dated-number.ts";
import { dated } from "./dated-number.fixture.ts";
import { fitSerials } from "./fit-serials.ts";

const yamaha = (number: string, year: number, changes: Partial<DatedNumber> = {}) =>
  dated(number, year, { kind: "yamaha-serial", ...changes });
const clubCar = (number: string, model: string, powertrain = "") =>
  dated(number, 2020, { kind: "club-car-serial", model, powertrain });

/** For the digits 0 to 9. */
function yearsOf(prefix: string, ...numbers: DatedNumber[]) {
  return fitSerials(numbers, []).yamaha[prefix]?.years;
}

const from = (year: number) => Array.from({ length: 10 }, (_, index) => year + index);

test("one dated number gives the year when a Yamaha prefix began", () => {
  expect(yearsOf("JW8", yamaha("JW8-3138xx", 2013))).toEqual(from(2010));
  expect(yearsOf("J0A", yamaha("JOA-0046xx", 2016))).toEqual(from(2016));
});

test("two numbers that agree move a step, and one does not", () => {
  const began = [
    yamaha("J0C-0012xx", 2017),
    yamaha("J0C-0038xx", 2017),
    yamaha("J0C-0039xx", 2017),
  ];
  const odd = yamaha("J0C-1045xx", 2017);
  expect(yearsOf("J0C", ...began, odd)).toEqual(from(2017));
  expect(yearsOf("J0C", ...began, odd, odd)?.slice(0, 3)).toEqual([2017, 2017, 2019]);
});

test("a prefix whose years fall as its digit rises has no steps", () => {
  expect(yearsOf("J0K", yamaha("J0K-4065xx", 2023), yamaha("J0K-0800xx", 2027))).toBeUndefined();
});

test("the steps of EZ-GO's serials rise by one year each, at equal distances in a gap", () => {
  const { ezGo } = fitSerials([dated("1000000", 2000), dated("1400000", 2004)], []);
  expect(ezGo).toEqual([
    {
      starts: [950_000, 1_050_000, 1_150_000, 1_250_000, 1_350_000],
      end: 1_450_000,
      years: [2000, 2001, 2002, 2003, 2004],
      dated: [1, 0, 0, 0, 1],
      agreeing: [1, 0, 0, 0, 1],
    },
  ]);
});

test("the two series of EZ-GO's serials are kept apart", () => {
  const { ezGo } = fitSerials([dated("2600000", 2008), dated("5106200", 2008)], []);
  expect(ezGo.map(({ years }) => years)).toEqual([[2008], [2008]]);
});

test("a gross error at the end doesn't stretch a series", () => {
  const { ezGo } = fitSerials(
    [2021, 2022, 2022, 2023, 2023]
      .map((year, index) => dated(`56${index}0000`, year))
      .concat(dated("5999900", 2008)),
    [],
  );
  expect(ezGo[0]!.end).toBe(5_690_000);
});

const range = { kind: "ez-go", prefixes: [], printed: "", model: "RXV" } as const;

test("a year that a recall's range rules out neither stretches a step nor counts in it", () => {
  const recalls = [
    { ...range, from: "5585710", to: "5716926", modelYears: { from: 2021, to: 2023 } },
    { ...range, from: "5538278", to: "5920722", modelYears: { from: 2020, to: 2025 } },
  ];
  const right = [dated("5581000", 2021), dated("5590000", 2021)];
  const { ezGo } = fitSerials([...right, dated("5884100", 2021), dated("5500000", 2024)], recalls);
  expect(ezGo).toEqual(fitSerials(right, recalls).ezGo);
  expect(ezGo[0]!.spans).toEqual([
    { from: 5_716_927, to: 5_920_722, first: 2023, last: 2025, by: "recalls" },
  ]);
});

test("a step that half of its serials contradict by more than a year is cut", () => {
  const agreed = [2005, 2005, 2007, 2007].map((year, index) =>
    dated(`${2_400_000 + index * 50_000}`, year),
  );
  const steps = (...more: DatedNumber[]) => fitSerials([...agreed, ...more], []).ezGo[0]!;
  const odd = steps(dated("2474000", 2019), dated("2475000", 2006), dated("2476000", 2006));
  expect(odd.spans).toBeUndefined();
  const disputed = steps(dated("2474000", 2019), dated("2475000", 2006));
  expect(disputed.years).toEqual([2005, 2006, 2007]);
  expect(disputed.dated[1]).toBe(0);
  expect(disputed.spans).toMatchObject([{ first: 2005, last: 2007, by: "disagreement" }]);
});

test("a separate series far above doesn't set bounds for another", () => {
  const far = { ...range, from: "9300001", to: "9300188", modelYears: { from: 2008, to: 2008 } };
  const numbers = [dated("5581000", 2021)];
  expect(fitSerials(numbers, [far])).toEqual(fitSerials(numbers, []));
});

test("a recall outweighs a dealer, and its range is kept if it is for one year", () => {
  const recall = { kind: "ez-go", prefixes: [], printed: "", model: "RXV" } as const;
  const { ezGo } = fitSerials(
    [dated("5633700", 2019)],
    [
      { ...recall, from: "5633701", to: "5651753", modelYears: { from: 2022, to: 2022 } },
      { ...recall, from: "5585710", to: "5716926", modelYears: { from: 2021, to: 2023 } },
    ],
  );
  expect(ezGo[0]).toMatchObject({
    recalled: [{ from: 5633701, to: 5651753, year: 2022, model: "RXV" }],
  });
  expect(ezGo[0]!.years).toEqual([2021, 2022, 2023]);
});

test.each([
  ["two dealers' numbers", ["Tempo", "Tempo"], "Tempo"],
  ["one number", ["Tempo"], undefined],
  ["dealers who disagree", ["Tempo", "Tempo", "DS"], undefined],
  ["nine of ten", [...Array<string>(9).fill("Tempo"), "DS"], "Tempo"],
  ["dealers who name none", ["Tempo", "Tempo", "Other", ""], "Tempo"],
  ["words that contain a listed model", ["Onward 6 Passenger", "Onward 4"], "Onward"],
  ["words that no list has", ["Villager", "Villager"], undefined],
])("the model of a Club Car's letters, going by %s, %j, is %s", (_, models, expected) => {
  const { clubCar: letters } = fitSerials(
    models.map((model) => clubCar("BN2045-1254xx", model)),
    [],
  );
  expect(letters["BN"]?.model).toBe(expected);
});

test("dealers' numbers outweigh a recall, which fills the gaps", () => {
  const recall = {
    kind: "club-car",
    model: "Precedent",
    from: "200301000000",
    to: "200652999999",
    printed: "",
  } as const;
  const { clubCar: letters } = fitSerials(
    [
      clubCar("PQ0525-5153xx", "Precedent", "electric"),
      clubCar("PQ0529-5245xx", "Precedent", "electric"),
    ],
    [
      { ...recall, prefixes: ["PQ"] },
      { ...recall, prefixes: ["CE"] },
    ],
  );
  expect(letters).toEqual({
    CE: { model: "Precedent", first: 2004, last: 2006 },
    PQ: { model: "Precedent", powertrain: "electric", first: 2004, last: 2006 },
  });
});

test("the years of a Club Car's letters run from the first dated one to the last", () => {
  const club = (number: string, year: number) => dated(number, year, { kind: "club-car-serial" });
  const recall = {
    kind: "club-car",
    prefixes: ["KG"],
    from: "201238313450",
    to: "201239317278",
    printed: "",
  } as const;
  const { clubCar: letters } = fitSerials(
    [club("JE1445-1234xx", 2014), club("JE2045-1234xx", 2020), club("JE1645-1234xx", 2016)],
    [recall],
  );
  expect(letters).toEqual({ JE: { first: 2014, last: 2020 }, KG: { first: 2012, last: 2012 } });
});

test("a dealer's year that the digits contradict doesn't stretch the years of the letters", () => {
  const club = (number: string, year: number) => dated(number, year, { kind: "club-car-serial" });
  const { clubCar: letters } = fitSerials(
    [club("BN1845-1234xx", 2018), club("BN2045-1234xx", 2024)],
    [],
  );
  expect(letters).toEqual({ BN: { first: 2018, last: 2018 } });
});
