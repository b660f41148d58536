import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { likelyDetails, onwardDetails } from "./calculation-samples.ts";
import { DetailFields } from "./detail-fields.tsx";
import { type Details, defaultDetails, detailNames, readDetails } from "./details.ts";
import { nonsense, rendered } from "./test-markup.ts";
import { live } from "./test-press.ts";

const fieldsFor = (details: Details, fixedMake?: string) =>
  rendered(DetailFields, { details, fixedMake, onChange: () => {} });
const namesIn = (details: Details, fixedMake?: string) => {
  const fields = fieldsFor(details, fixedMake).all("*", { name: () => true });
  return new Set(fields.map((field) => field.attribute("name")));
};
const allBut = (...names: string[]) =>
  new Set<unknown>(detailNames.filter((name) => !names.includes(name)));

test("a form that is read gives the details it was made of", () => {
  fc.assert(
    fc.property(likelyDetails, (details) => {
      const { formData } = fieldsFor(details);
      const otherwise = { ...defaultDetails, hasUpgrades: false, batteryAge: details.batteryAge };
      expect(readDetails(formData, otherwise)).toEqual(details);
    }),
    { numRuns: 15 },
  );
});

test("an empty form has the defaults, and nothing in it is nonsense", () => {
  const fields = fieldsFor(defaultDetails);
  const others = { seats: 8, powertrain: "gas", condition: "poor", batteryAge: 5 } as const;
  expect(readDetails(fields.formData, { ...defaultDetails, ...others })).toEqual(defaultDetails);
  expect(fields.html).not.toMatch(nonsense);
});

test("an electric cart is asked for all of the eight details", () => {
  expect(namesIn(onwardDetails)).toEqual(allBut());
});

test("a gas cart is not asked for its battery's age", () => {
  expect(namesIn({ ...onwardDetails, powertrain: "gas" })).toEqual(allBut("batteryAge"));
});

test("on a make's own page the make is shown and not asked", () => {
  expect(namesIn(onwardDetails, "Club Car")).toEqual(allBut("make"));
  expect(fieldsFor(onwardDetails, "Club Car").text).toContain("Make Club Car");
});

test("every field has a label, or a legend around it", () => {
  const fields = fieldsFor(onwardDetails);
  for (const label of ["Year", "Seats", "Model", "Battery Age", "Has upgrades"]) {
    expect(fields.field(label).tag).toMatch(/input|select/);
  }
  expect(fields.field("Make").texts("option")).toHaveLength(122);
  expect(fields.texts("legend")).toEqual(["Powertrain", "Overall Condition"]);
  const ids = fields.all("*", { id: () => true }).map((each) => each.attribute("id"));
  expect(new Set(ids).size).toBe(ids.length);
});

test("the battery's age is worded as in the product spec", () => {
  expect(fieldsFor(onwardDetails).field("Battery Age").texts("option")).toEqual([
    "Brand New (0-6 months)",
    "1 year",
    "2 years",
    "3 years",
    "4 years",
    "5+ Years (needs replacement)",
  ]);
});

test("what is chosen is passed on alone", () => {
  const onChange = vi.fn<(change: Partial<Details>) => void>();
  const form = live(DetailFields, { details: onwardDetails, onChange });
  form.act("select", { name: "seats" }, "onChange", { target: { selectedIndex: 3 } });
  form.act("select", { name: "batteryAge" }, "onChange", { target: { selectedIndex: 0 } });
  form.act("input", { name: "model" }, "onChange", { target: { value: "DS " } });
  expect(onChange.mock.calls).toEqual([[{ seats: 8 }], [{ batteryAge: 0 }], [{ model: "DS " }]]);
});
