import * as v from "valibot";
import { expect, test } from "vitest";
import { powertrains } from "../cart/cart.ts";
import { families } from "../catalogue/families.ts";
import { type WrittenRanges, readRanges } from "./recall-number.ts";
import { cpscCompleteTo, recalls } from "./recalls.ts";
import contacts from "./notices/contacts.json" with { type: "json" };
import clubCar from "./notices/club-car.json" with { type: "json" };
import otherMakes from "./notices/other-makes.json" with { type: "json" };
import parts from "./notices/parts.json" with { type: "json" };
import road from "./notices/road.json" with { type: "json" };
import textron from "./notices/textron.json" with { type: "json" };
import utility from "./notices/utility.json" with { type: "json" };
import yamaha from "./notices/yamaha.json" with { type: "json" };
import {
  count,
  date,
  expectToFollow,
  makeName,
  repeated,
  source,
  words,
  year,
} from "../written-data.fixture.ts";

const modelYears = v.pipe(
  v.strictObject({ from: year, to: year }),
  v.check(({ from, to }) => from <= to, "Write the earlier year first."),
);

const sentence = v.pipe(words, v.regex(/^[A-Z].{15,}\.$/, "Write a sentence with a period."));

const numbers = v.pipe(
  v.strictObject({
    kind: v.string(),
    model: v.optional(words),
    powertrain: v.optional(v.picklist(powertrains)),
    modelYears: v.optional(modelYears),
    ranges: words,
    printed: v.optional(words),
  }),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    try {
      for (const { from, to } of readRanges(value as WrittenRanges)) {
        if (from > to) addIssue({ message: `Write ${to} before ${from}.` });
      }
    } catch (error) {
      addIssue({ message: `${String(error)}. See recall-number.ts.` });
    }
  }),
);

const recallFamilies = families.flatMap(({ recallFamily }) => recallFamily ?? []);

const notice = v.pipe(
  v.strictObject({
    agency: v.picklist(["CPSC", "NHTSA", "Transport Canada", "STAR EV"]),
    number: v.optional(words),
    date,
    makes: v.array(makeName),
    carts: v.pipe(words, v.regex(/[^.]$/, "Leave out the period: this is a part of a sentence.")),
    units: v.optional(count),
    unitName: v.optional(words),
    powertrain: v.optional(v.picklist(powertrains)),
    models: v.optional(
      v.pipe(
        v.array(v.picklist(recallFamilies, "Name a recallFamily of families.json.")),
        v.minLength(1),
      ),
    ),
    modelYears,
    yearsOfModels: v.optional(v.record(v.picklist(recallFamilies), modelYears)),
    numbers: v.optional(v.pipe(v.array(numbers), v.minLength(1))),
    rangesHoldOthers: v.optional(v.literal(true)),
    namesOnlySome: v.optional(v.literal(true)),
    numbersText: v.optional(sentence),
    hazard: sentence,
    remedy: sentence,
    contact: v.picklist(Object.keys(contacts), "Add the contact to contacts.json."),
    replaces: v.optional(v.array(words)),
    page: v.optional(v.pipe(words, v.regex(/^20\d\d\//, "Write what follows cpsc.gov/Recalls/."))),
    source: v.optional(source),
    note: v.optional(words),
  }),
  v.check(
    ({ agency, page, source: other }) => (agency === "CPSC") === (page !== undefined && !other),
    "Give a CPSC notice its page, and any other its source.",
  ),
  v.check(
    ({ agency, number = "", date: noticeDate }) =>
      agency !== "CPSC" || (/^\d\d-\d{3}$/.test(number) && noticeDate <= cpscCompleteTo),
    "Give a CPSC notice its number, and move cpscCompleteTo to the day of the newest.",
  ),
);

const contact = v.strictObject({
  // The notice puts a colon or a period after it.
  name: v.pipe(words, v.regex(/\w$/, "End the name with a word.")),
  phone: v.optional(v.pipe(v.string(), v.regex(/^[2-9]\d\d-\d{3}-\d{4}$/))),
});

test.each([
  ["club-car.json", clubCar],
  ["other-makes.json", otherMakes],
  ["parts.json", parts],
  ["road.json", road],
  ["textron.json", textron],
  ["utility.json", utility],
  ["yamaha.json", yamaha],
])("every notice in %s follows the schema", (_, notices) => {
  expectToFollow(v.array(notice), notices);
});

test("contacts.json follows its schema", () => {
  expectToFollow(v.record(words, contact), contacts);
});

test("every notice is listed once, and so is every notice that a later one replaces", () => {
  expect(repeated(recalls.map(({ source: { url: address } }) => address))).toEqual([]);
  const noticeNumbers = recalls.map(({ number }) => number);
  expect(noticeNumbers).toEqual(
    expect.arrayContaining(recalls.flatMap(({ replaces = [] }) => replaces)),
  );
});
