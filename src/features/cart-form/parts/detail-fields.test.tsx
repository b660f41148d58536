import fc from "fast-check";
import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { mount, render, enter, press } from "../../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { likelyDetails } from "../calculation.fixture.ts";
import { DetailFields } from "./detail-fields.tsx";
import { cartFieldIds } from "../../../../domain/cart/cart.ts";
import { publicName } from "../../../../domain/cart/public-names.ts";
import {
  type Details,
  defaultDetails,
  give,
  readDetails,
} from "../../../../domain/details/details.ts";
import { useState } from "react";

const formFor = (details: Details, fixedMake?: string) => (
  <form>
    <DetailFields details={details} fixedMake={fixedMake} onEdit={() => {}} />
  </form>
);
const fieldsFor = (...args: Parameters<typeof formFor>) => render(formFor(...args));
const dataFor = async (details: Details) =>
  new FormData(getOne<HTMLFormElement>("form", await mount(formFor(details))));
const namesIn = (details: Details, fixedMake?: string) => {
  const fields = getAll("[name]", fieldsFor(details, fixedMake));
  return new Set(fields.map((field) => field.getAttribute("name")));
};
const allBut = (...names: string[]) =>
  new Set<unknown>(
    cartFieldIds.map(publicName).filter((name) => !(name in notAsked) && !names.includes(name)),
  );

const notAsked = { serial: defaultDetails.serial };

test("reading a form returns the details it was rendered from", async () => {
  const any = fc.asyncProperty(likelyDetails, async (details) => {
    const { sources: _, ...read } = readDetails(await dataFor(details), defaultDetails);
    const isLithium = details.powertrain === "electric" && details.batteryType === "lithium";
    const { sources: __, ...shown } = details;
    expect(read).toEqual({
      ...shown,
      ...notAsked,
      ...(details.powertrain === "gas" && { batteryAge: defaultDetails.batteryAge }),
      // Lead-acid counts the same as a type that isn't given, and a gas cart has neither.
      batteryType: isLithium ? "lithium" : null,
    });
  });
  await fc.assert(any, { numRuns: 15 });
});

test("an empty form has the default details", async () => {
  const others = give(defaultDetails, {
    seats: 8,
    powertrain: "gas",
    condition: "poor",
    batteryAge: 5,
  });
  const read = readDetails(await dataFor(defaultDetails), others);
  expect(read).toEqual({ ...defaultDetails, sources: read.sources });
});

test("a field whose value differs from the HTML's counts as said", async () => {
  const read = readDetails(await dataFor(someDetails({ seats: 6 })), defaultDetails);
  expect(read.sources).toMatchObject({ seats: "said", condition: "said" });
});

test("the form asks for every detail except those the cart lacks and those its page states", () => {
  expect(namesIn(someDetails())).toEqual(allBut());
  expect(namesIn(someDetails({ powertrain: "gas" }))).toEqual(allBut("batteryAge", "batteryType"));
  expect(namesIn(someDetails(), "Club Car")).toEqual(allBut("make"));
  expect(textOf(fieldsFor(someDetails(), "Club Car"))).toContain("Make Club Car");
});

test("each group of choices has a legend", () => {
  expect(textsOf("legend", fieldsFor(someDetails()))).toEqual(["Powertrain", "Overall Condition"]);
});

test("each field passes on only its own change, and unchecking a box clears it", async () => {
  const details = someDetails({ hasUpgrades: true, lifted: true });
  const changes: object[] = [];
  const onEdit = (edit: (current: Details) => Details) => {
    const { sources: _, ...edited } = edit(details);
    const changed = Object.entries(edited).filter(([name, value]) =>
      Object.entries(details).every(([each, before]) => each !== name || before !== value),
    );
    if (changed.length > 0) changes.push(Object.fromEntries(changed));
  };
  const fields = <DetailFields details={details} onEdit={onEdit} />;
  const form = await mount(<form>{fields}</form>);
  await enter("8", fieldOf("Seats", form));
  await enter("0", fieldOf("Battery Age", form));
  await enter("DS ", fieldOf("Model", form));
  await press("Lithium", form);
  await press("Lifted", form);
  expect(changes).toEqual([
    { seats: 8 },
    { batteryAge: 0 },
    { model: "DS " },
    { batteryType: "lithium" },
    { lifted: false },
  ]);
});

test("a cart that doesn’t run is poor with worn-out batteries, until the box is cleared", async () => {
  function Fields() {
    const [details, setDetails] = useState(someDetails({ condition: "fair", batteryAge: 1 }));
    return (
      <form>
        <DetailFields details={details} onEdit={setDetails} />
      </form>
    );
  }
  const form = await mount(<Fields />);
  const shown = () => [
    getOne("[name=condition]:checked", form).getAttribute("value"),
    fieldOf("Battery Age", form).value,
  ];
  await press("Doesn’t run", form);
  expect(shown()).toEqual(["poor", "5"]);
  await press("Doesn’t run", form);
  expect(shown()).toEqual(["fair", "1"]);
  await press("Doesn’t run", form);
  await enter("0", fieldOf("Battery Age", form));
  await press("Doesn’t run", form);
  expect(shown()).toEqual(["poor", "0"]);
});
