import { expect, test } from "vitest";
import { findFamily, listedNames } from "./listed-names.ts";

test.each([
  ["Precedent i2 Excel", "Precedent"],
  ["precedent", "Precedent"],
  ["Drive 2 PTV", "Drive2"],
  ["Drive", "Drive"],
  ["Unlisted", undefined],
])("the model %s belongs to the family %s", (name, family) => {
  expect(findFamily("Make", ["Drive", "Drive2", "Precedent"], name)).toBe(family);
});

const makes = {
  "Club Car": { families: { Precedent: {} } },
  Yamaha: { families: { Drive2: {}, G29: {} } },
};

test.each([
  ["club-car", "Precedent i2", { make: "Club Car", family: "Precedent" }],
  ["YAMAHA", "Drive 2 PTV", { make: "Yamaha", family: "Drive2" }],
  ["Yamaha", "The Drive PTV", { make: "Yamaha", family: "G29" }],
  ["Yamaha", "Viking", { make: "Yamaha", family: null }],
  ["Garia", "Drive", null],
  ["", "", null],
  ["__proto__", "constructor", null],
])("the make %s and the model %s are listed as %o", (make, model, names) => {
  expect(listedNames(makes, { make, model })).toEqual(names);
});
