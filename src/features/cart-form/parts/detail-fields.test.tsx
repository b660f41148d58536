import fc from "fast-check";
import { expect, test, vi, describe } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { mount, render, enter, press } from "../../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { likelyDetails } from "../calculation.fixture.ts";
import { DetailFields, ModelField } from "./detail-fields.tsx";
import { guessModel, modelsOf } from "../correct-input.ts";
import { cartFieldIds } from "../../../../domain/cart/cart.ts";
import { publicName } from "../../../../domain/cart/public-names.ts";
import {
  type Details,
  defaultDetails,
  give,
  readDetails,
} from "../../../../domain/details/details.ts";
import { act, useState } from "react";
import { formMakes } from "../../../../domain/catalogue/price-book.ts";

const formFor = (details: Details, fixedMake?: string) => (
  <form>
    <DetailFields details={details} fixedMake={fixedMake} onChange={() => {}} onName={() => {}} />
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

test("a form's field with another value than the HTML's was said", async () => {
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
  const onChange = vi.fn<(change: Partial<Details>) => void>();
  const details = someDetails({ hasUpgrades: true, lifted: true });
  const fields = <DetailFields details={details} onChange={onChange} onName={() => {}} />;
  const form = await mount(<form>{fields}</form>);
  await enter("8", fieldOf("Seats", form));
  await enter("0", fieldOf("Battery Age", form));
  await enter("DS ", fieldOf("Model", form));
  await press("Lithium", form);
  await press("Lifted", form);
  expect(onChange.mock.calls).toEqual([
    [{ seats: 8 }],
    [{ batteryAge: 0 }],
    [{ model: "DS " }],
    [{ batteryType: "lithium" }],
    [{ lifted: false }],
  ]);
});

test("a cart that doesn’t run is poor with worn-out batteries, until the box is cleared", async () => {
  function Fields() {
    const [details, setDetails] = useState(someDetails({ condition: "fair", batteryAge: 1 }));
    return (
      <form>
        <DetailFields
          details={details}
          onChange={(change) => setDetails((current) => give(current, change))}
          onName={() => {}}
        />
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

const modelField = (make: string, model = "", hint?: string) =>
  render(
    <ModelField
      details={{ ...defaultDetails, make, model }}
      hint={hint}
      onChange={() => {}}
      onName={() => {}}
    />,
  );
const chipsOf = (make: string, model?: string) =>
  getAll("div[role=group]", modelField(make, model)).flatMap((group) => getAll("button", group));

function Typed({ make }: { make: string }) {
  const [model, setModel] = useState("");
  const take = (change: Partial<Details>) => setModel(change.model!);
  const details = { ...defaultDetails, make, model };
  return <ModelField details={details} hint={undefined} onChange={take} onName={() => {}} />;
}

describe("the chips", () => {
  test.each([
    ["Club Car", ["Precedent", "DS", "Onward", "Tempo"]],
    ["", []],
    ["Active EV", []],
    ["Zephyr", []],
  ])("the model chips of the make %j are its first four models", (...row) => {
    const [make, models] = row;
    expect(chipsOf(make).map(textOf)).toEqual(models);
  });

  test("only the chosen model's chip is pressed", () => {
    const pressed = chipsOf("Club Car", "Tempo").map((chip) => chip.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["false", "false", "false", "true"]);
  });

  test("a pressed chip fills in the model, and the field says how it is priced", async () => {
    const field = await mount(<Typed make="Club Car" />);
    await press("Onward", field);
    expect(fieldOf("Model", field).value).toBe("Onward");
    expect(getOne("[role=status]", field).textContent).toContain("Understood as Club Car Onward");
    expect(textsOf("[aria-pressed=true]", field)).toEqual(["Onward"]);
  });
});

test("the field suggests all models of each make", () => {
  for (const make of formMakes) {
    const field = modelField(make.name);
    const list = getOne(`datalist[id="${fieldOf("Model", field).getAttribute("list")!}"]`, field);
    expect(textsOf("option", list)).toEqual(modelsOf(make));
  }
});

test("an empty model field shows the hint", () => {
  expect(fieldOf("Model", modelField("Icon", "", "i40, i60")).getAttribute("placeholder")).toBe(
    "i40, i60",
  );
  expect(fieldOf("Model", modelField("Icon")).hasAttribute("placeholder")).toBe(false);
});

test("the model field takes no more text than a listing may have", () => {
  expect(fieldOf("Model", modelField("Icon")).getAttribute("maxlength")).toBe("80");
});

test.each([
  ["Yamaha", "drive2 ptv", "Understood as Yamaha Drive, base price $7,500."],
  ["Yamaha", "Viking", "Priced like other Yamaha models, base price $7,000."],
  ["Yamaha", "   ", ""],
  ["", "Onward", ""],
  ["Zephyr", "Onward", ""],
])("typing the %s model %j shows %j", (make, model, sentence) => {
  expect(textOf(getOne("p[role=status]", modelField(make, model)))).toBe(sentence);
});

describe("a model that is misspelled", () => {
  test.each([
    ["precedant", "Precedent"],
    ["Presedent i2 excel", "Precedent"],
  ])("the model field asks whether %j means %s", (model, suggestion) => {
    const status = getOne("p[role=status]", modelField("Club Car", model));
    expect(textOf(status)).toMatch(/^Priced like other .* Did you mean \w+ ?\?$/);
    expect(textOf(getOne("button", status))).toBe(suggestion);
  });

  test("accepting the suggested model fills and focuses the field", async () => {
    const field = await mount(<Typed make="Club Car" />);
    await enter("precedant", fieldOf("Model", field));
    const [suggestion] = getAll("[role=status] button", field);
    await act(async () => suggestion!.click());
    expect(fieldOf("Model", field).value).toBe("Precedent");
    expect(document.activeElement).toBe(fieldOf("Model", field));
    expect(getAll("[role=status] button", field)).toEqual([]);
  });
});

const modelsBy = (make: string) => modelsOf(formMakes.find(({ name }) => name === make)!);

test.each([
  ["Club Car", "onwards", "Onward"],
  ["EZ-GO", "Fredom", "Freedom"],
  ["Club Car", "carryall 500", null],
  ["Club Car", "DX", null],
  ["Icon", "i30", null],
  ["EZ-GO", "Express S6", null],
  ["Advanced EV", "Advent 4", null],
  ["Garia", "Golf", null],
  ["Garia", "Golf 2", null],
  ["Active EV", "anything", null],
  ["Club Car", "", null],
])("for the make %s, %j is guessed to mean %s", (make, text, model) => {
  expect(guessModel(text, modelsBy(make))).toBe(model);
});

test("a listed model is never guessed to mean another one", () => {
  for (const { name } of formMakes) {
    for (const model of modelsBy(name)) expect(guessModel(model, modelsBy(name))).toBeNull();
  }
});

test("models with their own price come first, and none is listed twice", () => {
  expect(modelsBy("Club Car")).toEqual(["Precedent", "DS", "Onward", "Tempo", "Carryall"]);
});

test("extras named in the model's text are passed on in a single change", async () => {
  const onChange = vi.fn<(change: Partial<Details>) => void>();
  const field = await mount(
    <ModelField
      details={{ ...defaultDetails, make: "EZ-GO", model: "RXV lithium lifted" }}
      hint={undefined}
      onChange={onChange}
      onName={() => {}}
    />,
  );
  await act(async () => {
    fieldOf("Model", field).focus();
    fieldOf("Model", field).blur();
  });
  await vi.waitFor(() =>
    expect(onChange.mock.calls).toEqual([[{ batteryType: "lithium", lifted: true }]]),
  );
});
