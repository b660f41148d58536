import { describe, expect, test } from "vitest";
import listedNumbers from "./listed-numbers.json" with { type: "json" };
import { findRecalls } from "./find-recalls.ts";
import type { Recall } from "./recall.ts";
import { isHeldInPart, recalls, recallsOfMake, utilityRecallsByMake } from "./recalls.ts";

const numbersOf = (cart: { make?: string; modelYear?: number; serial?: string }) =>
  findRecalls(
    { make: "", modelYear: null, model: "", powertrain: null, serial: "", ...cart },
    recalls,
    2026,
  );
const listing = (serial: string) =>
  numbersOf({ serial }).flatMap(({ recall, match }) =>
    ["number", "range", "other-make"].includes(match) ? [recall.number] : [],
  );

describe.each(Object.entries(listedNumbers))(
  "listed numbers of notice %s",
  (number, { inside, outside }) => {
    test.each(inside)(`notice ${number} lists %s`, (serial) => {
      expect(listing(serial)).toContain(number);
    });
    test.each(outside)(`notice ${number} doesn't list %s`, (serial) => {
      expect(listing(serial)).not.toContain(number);
    });
  },
);

test("listed-numbers.json has numbers inside and outside every notice's ranges", () => {
  const ranged = recalls.flatMap(({ number, numbers }) =>
    numbers === undefined ? [] : [String(number)],
  );
  expect(Object.keys(listedNumbers).toSorted()).toEqual(ranged.toSorted());
});

describe.each(
  recalls
    .filter(({ makes: { length } }) => length > 0)
    .map((each) => [nameOf(each), each] as const),
)("makes and years of %s", (name, recall) => {
  test.each(recall.makes)(
    `${name} may concern a %s of its years, but not of the years just before and after`,
    (make) => {
      const { from, to } = recall.modelYears;
      const mayConcern = (modelYear: number) =>
        numbersOf({ make, modelYear }).some(
          (each) => each.recall === recall && each.match === "possible",
        );
      expect([from - 1, from, to, to + 1].map(mayConcern)).toEqual([false, true, true, false]);
    },
  );
});

test.each([
  [{ make: "Yamaha", modelYear: 2018 }, ["25-321", "19-774", "19-701", "18-725", "26-027"]],
  [{ make: "Yamaha", modelYear: 2023 }, ["26-027", "26-028", "25-321", "23-773", "23-772"]],
  [{ make: "Yamaha", modelYear: 2024 }, ["26-027", "26-028", "25-321"]],
  [{ make: "Advanced EV" }, ["23-756"]],
  [{ make: "STAR EV", modelYear: 2016 }, ["171101"]],
  [{ make: "EZ-GO", modelYear: 2024 }, ["26-021", "24-713"]],
  [{ make: "Cushman", modelYear: 2023 }, ["2023-380"]],
  [{ make: "SoloRider", modelYear: 2000 }, ["01-522"]],
])("the notices on %j are %j", (cart, numbers) => {
  const noticeNumbers = numbersOf(cart).map(({ recall }) => String(recall.number));
  expect(noticeNumbers.toSorted()).toEqual(numbers.toSorted());
});

test("notices are sorted from the newest", () => {
  const dates = recalls.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the list has the notices on carts, chargers, batteries, and utility vehicles", () => {
  const kubotaNotices = utilityRecallsByMake.find(([make]) => make === "Kubota")![1];
  expect(kubotaNotices.length).toBe(9);
  expect(recalls.length).toBe(65 + 82);
});

test("we know that we have only some of the notices for makes of road vehicles", () => {
  expect(["GEM", "Tropos Motors", "ZAP"].map(isHeldInPart)).toEqual([true, true, true]);
  expect(["Yamaha", "Icon", ""].map(isHeldInPart)).toEqual([false, false, false]);
});

test("a notice is found under every make that it names", () => {
  expect(recallsOfMake("Cushman").map(({ number }) => number)).toContain("20-073");
  expect(recallsOfMake("Moxie")).toEqual([]);
});

function nameOf({ agency, number, date }: Recall): string {
  return `${agency} ${number ?? date}`;
}
