import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  batteryTypeNames,
  conditionWords,
  electricNames,
  electricParts,
  gasNames,
  gasParts,
  noWords,
  otherModels,
  otherVehicleMakes,
  otherVehicles,
  strictVehicles,
  yesWords,
} from "./vocabulary.ts";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), "utf8") }));

const strings = /(?:"[^"\n]+"(?:\s*\+\s*)?){1,20}/g;

/** Strings of words between commas or spaces. Sentences have capitals or periods. */
const lists = sources.flatMap(({ name, text }) =>
  [...text.matchAll(strings)].flatMap(([literals]) => {
    const list = [...literals.matchAll(/"([^"\n]+)"/g)].map(([, part]) => part!).join("");
    const separator = list.includes(",") ? "," : " ";
    const words = list.split(separator).filter((word) => word.trim() !== "");
    return words.length < 5 || /[A-Z.?!;(]/.test(list) ? [] : [{ name, words }];
  }),
);

test("the word lists of the readers are found", () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.some(({ words }) => words.includes("rivian"))).toBe(true);
});

test("no list of words has a word twice", () => {
  const doubled = lists.flatMap(({ name, words }) =>
    words.filter((word, index) => words.indexOf(word) !== index).map((word) => `${name}: ${word}`),
  );
  expect(doubled).toEqual([]);
});

test.each<[string, Readonly<Record<string, readonly string[]>>]>([
  [
    "conditions",
    Object.fromEntries(
      Object.entries(conditionWords).map(([id, { clear, graded, short }]) => [
        id,
        [...clear, ...graded, ...short],
      ]),
    ),
  ],
  ["power", { gas: [...gasNames, ...gasParts], electric: [...electricNames, ...electricParts] }],
  ["battery types", batteryTypeNames],
  ["answers", { yes: yesWords, no: noWords }],
  ["other vehicles", { otherVehicleMakes, strictVehicles, otherVehicles, otherModels }],
])("no word is in two lists of %s", (_, named) => {
  const listsByWord = Map.groupBy(
    Object.entries(named).flatMap(([list, words]) => words.map((word) => ({ list, word }))),
    ({ word }) => word,
  );
  const shared = [...listsByWord].filter(([, all]) => all.length > 1).map(([word]) => word);
  expect(shared).toEqual([]);
});

test("no heading means two details", () => {
  const { text } = sources.find(({ name }) => name.endsWith("columns.ts"))!;
  const [, record = ""] = text.split(/const headingsByDetail = |\} satisfies/);
  const headings = [...record.matchAll(/"([^"\n]+)"/g)].flatMap(([, list]) =>
    list!.split(" ").filter(Boolean),
  );
  expect(headings.length).toBeGreaterThan(100);
  expect(headings.filter((word, index) => headings.indexOf(word) !== index)).toEqual([]);
});
