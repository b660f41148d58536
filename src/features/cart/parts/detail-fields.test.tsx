import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { mount, render, enter } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../test-texts.ts";
import { likelyDetails, onwardDetails } from "../calculation-samples.ts";
import { DetailFields } from "./detail-fields.tsx";
import {
  type Details,
  defaultDetails,
  noExtras,
  detailNames,
  readDetails,
} from "../../../../domain/cart/details.ts";

const formFor = (details: Details, fixedMake?: string) => (
  <form>
    <DetailFields details={details} fixedMake={fixedMake} onChange={() => {}} />
  </form>
);
const fieldsFor = (...given: Parameters<typeof formFor>) => render(formFor(...given));
const dataFor = async (details: Details) =>
  new FormData(the<HTMLFormElement>("form", await mount(formFor(details))));
const namesIn = (details: Details, fixedMake?: string) => {
  const fields = allOf("[name]", fieldsFor(details, fixedMake));
  return new Set(fields.map((field) => field.getAttribute("name")));
};
const allBut = (...names: string[]) =>
  new Set<unknown>(detailNames.filter((name) => !names.includes(name)));

test("a form that is read gives the details it was made of", async () => {
  const any = fc.asyncProperty(likelyDetails, async (details) => {
    const otherwise = { ...defaultDetails, hasUpgrades: false, batteryAge: details.batteryAge };
    expect(readDetails(await dataFor(details), otherwise)).toEqual({ ...details, ...noExtras });
  });
  await fc.assert(any, { numRuns: 15 });
});

test("an empty form has the defaults, and nothing in it is nonsense", async () => {
  const others = { seats: 8, powertrain: "gas", condition: "poor", batteryAge: 5 } as const;
  const otherwise = { ...defaultDetails, ...others };
  expect(readDetails(await dataFor(defaultDetails), otherwise)).toEqual(defaultDetails);
  expect(fieldsFor(defaultDetails).innerHTML).not.toMatch(nonsense);
});

test("an electric cart is asked for all of the eight details", () => {
  expect(namesIn(onwardDetails)).toEqual(allBut());
});

test("a gas cart is not asked for its battery's age", () => {
  expect(namesIn({ ...onwardDetails, powertrain: "gas" })).toEqual(allBut("batteryAge"));
});

test("on a make's own page the make is shown and not asked", () => {
  expect(namesIn(onwardDetails, "Club Car")).toEqual(allBut("make"));
  expect(textOf(fieldsFor(onwardDetails, "Club Car"))).toContain("Make Club Car");
});

test("every field has a label, or a legend around it", () => {
  const fields = fieldsFor(onwardDetails);
  for (const label of ["Year", "Seats", "Model", "Battery Age", "Has upgrades"]) {
    expect(fieldOf(label, fields).localName).toMatch(/input|select/);
  }
  expect(textsOf("option", fieldOf("Make", fields))).toHaveLength(122);
  expect(textsOf("legend", fields)).toEqual(["Powertrain", "Overall Condition"]);
  const ids = allOf("[id]", fields).map((each) => each.getAttribute("id"));
  expect(new Set(ids).size).toBe(ids.length);
});

test("the battery's age is worded as in the product spec", () => {
  expect(textsOf("option", fieldOf("Battery Age", fieldsFor(onwardDetails)))).toEqual([
    "Brand New (0-6 months)",
    "1 year",
    "2 years",
    "3 years",
    "4 years",
    "5+ Years (needs replacement)",
  ]);
});

test("what is chosen is passed on alone", async () => {
  const onChange = vi.fn<(change: Partial<Details>) => void>();
  const form = await mount(
    <form>
      <DetailFields details={onwardDetails} onChange={onChange} />
    </form>,
  );
  await enter("8", fieldOf("Seats", form));
  await enter("0", fieldOf("Battery Age", form));
  await enter("DS ", fieldOf("Model", form));
  expect(onChange.mock.calls).toEqual([[{ seats: 8 }], [{ batteryAge: 0 }], [{ model: "DS " }]]);
});
