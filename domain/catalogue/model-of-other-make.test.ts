import { expect, test } from "vitest";
import { families } from "./families.ts";
import { pricedMakes } from "./priced-makes.ts";
import { resolveModel } from "./resolve-model.ts";
import { findModelOfOtherMake, modelOfOtherMakeText } from "./model-of-other-make.ts";

const doubtOf = (make: string, model: string) => {
  const other = findModelOfOtherMake(make, model, resolveModel(make, model));
  return other && modelOfOtherMakeText(make, other);
};

test.each([
  ["Club Car", "RXV", "We know the RXV as an EZ-GO, not as a Club Car. Check the make."],
  [
    "Club Car",
    "2018 Drive 2 PTV",
    "We know the Drive2 as a Yamaha, not as a Club Car. Check the make.",
  ],
  ["Yamaha", "onward", "We know the Onward as a Club Car, not as a Yamaha. Check the make."],
  ["Club Car", "EZGO TXT", "We know the TXT as an EZ-GO, not as a Club Car. Check the make."],
  ["Icon", "Evolution D5", "We know the D5 as an Evolution, not as an Icon. Check the make."],
  ["Polaris", "GEM Brutus", "The model names another make, GEM. Check the make."],
])("the doubt about the %s %s, whose model another make builds, is: %s", (make, model, doubt) => {
  expect(doubtOf(make, model)).toBe(doubt);
});

test.each([
  ["Club Car", "Precedent"],
  ["Club Car", ""],
  ["Club Car", "something"],
  ["Custom", "Precedent"],
  ["Other", "RXV"],
  ["Textron", "RXV"],
  ["American SportWorks", "Landmaster L5"],
  ["Yamaha", "Gemini"],
  ["Kandi", "four-wheel drive"],
  ["Polaris", "EV with front wheel drive"],
])("the %s %s may well exist", (make, model) => {
  expect(doubtOf(make, model)).toBeNull();
});

test("no make's own model is another make's", () => {
  const own = [
    ...families.flatMap(({ make, name, names }) => [name, ...names].map((model) => [make, model])),
    ...pricedMakes.flatMap(({ name, models }) => models.map((model) => [name, model])),
  ];
  for (const [make, model] of own)
    expect([make, model, doubtOf(make!, model!)]).toEqual([make, model, null]);
});
