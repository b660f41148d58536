import { expect, test } from "vitest";
import { assumedNames, describeAssumed } from "./assumed.ts";
import { type DetailChange, defaultDetails, give, withImplied } from "./details.ts";

const details = (change: DetailChange) => withImplied(give(defaultDetails, change));

test.each<[DetailChange, string[], string]>([
  [
    { make: "Club Car", model: "Precedent" },
    ["seats", "powertrain", "condition", "batteryAge"],
    "We assumed 2 seats, electric power, good condition, and 2-year batteries.",
  ],
  [
    { make: "Icon", model: "i60" },
    ["condition", "batteryAge"],
    "We assumed good condition and 2-year batteries.",
  ],
  [{ make: "Icon", model: "G40" }, ["condition"], "We assumed good condition."],
  [{ make: "Icon", model: "i60", condition: "good", batteryAge: 2 }, [], ""],
])("a cart with only %j has these details assumed: %j", (change, names, text) => {
  expect(assumedNames(details(change))).toEqual(names);
  expect(describeAssumed(details(change))).toBe(text);
});
