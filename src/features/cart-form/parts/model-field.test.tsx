import { act, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { pricedMakes } from "../../../../domain/catalogue/priced-makes.ts";
import { type Details, defaultDetails, give } from "../../../../domain/details/details.ts";
import { enter, mount, press, render } from "../../../ui/kit/page.fixture.ts";
import { fieldOf, getAll, getOne, textOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { guessModel, modelsOf } from "../correct-input.ts";
import { Extras } from "./cart-fields.tsx";
import * as reader from "../load-reader.ts";
import { ModelField } from "./model-field.tsx";

const modelField = (make: string, model = "", hint?: string) =>
  render(<ModelField details={{ ...defaultDetails, make, model }} hint={hint} onEdit={() => {}} />);
const chipsOf = (make: string, model?: string) =>
  getAll("div[role=group]", modelField(make, model)).flatMap((group) => getAll("button", group));

function Typed({
  make,
  onDetails,
  onSubmit,
}: {
  make: string;
  onDetails?: (details: Details) => void;
  onSubmit?: () => void;
}) {
  const [details, setDetails] = useState<Details>({ ...defaultDetails, make });
  onDetails?.(details);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <ModelField details={details} hint={undefined} onEdit={setDetails} />
      <Extras {...details} onChange={(change) => setDetails((current) => give(current, change))} />
    </form>
  );
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

  test("a chosen model that isn't among the first four takes the last chip", () => {
    const chips = chipsOf("Yamaha", "Drive2");
    expect(chips.map(textOf)).toEqual(["Drive", "G29", "Adventurer", "Drive2"]);
    expect(chips[3]!.getAttribute("aria-pressed")).toBe("true");
  });

  test("only the chosen model's chip looks pressed", () => {
    const pressed = chipsOf("Club Car", "Tempo").map((chip) => chip.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["false", "false", "false", "true"]);
  });

  test("pressing a chip fills in the model, and the field says how it's priced", async () => {
    const field = await mount(<Typed make="Club Car" />);
    await press("Onward", field);
    expect(fieldOf("Model", field).value).toBe("Onward");
    expect(getOne("[role=status]", field).textContent).toContain("Understood as Club Car Onward");
    expect(textsOf("[aria-pressed=true]", field)).toEqual(["Onward"]);
  });
});

test("the field suggests all models of each make", () => {
  for (const make of pricedMakes) {
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
  ["Yamaha", "drive2 ptv", "Priced like the Yamaha Drive, base price $7,500."],
  ["Yamaha", "Viking", "Priced like other Yamaha models, base price $7,000."],
  ["Yamaha", "   ", ""],
  ["", "Onward", ""],
  ["Zephyr", "Onward", ""],
])("typing the %s model %j shows %j", (make, model, sentence) => {
  expect(textOf(getOne("p[role=status]", modelField(make, model)))).toBe(sentence);
});

describe("a misspelled model", () => {
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

const modelsBy = (make: string) => modelsOf(pricedMakes.find(({ name }) => name === make)!);

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
  for (const { name } of pricedMakes) {
    for (const model of modelsBy(name)) expect(guessModel(model, modelsBy(name))).toBeNull();
  }
});

test("models with their own price come first, and none is listed twice", () => {
  expect(modelsBy("Club Car")).toEqual(["Precedent", "DS", "Onward", "Tempo", "Carryall"]);
});

describe("text that says more than the model", () => {
  async function typeModel() {
    const states: Details[] = [];
    const form = await mount(<Typed make="EZ-GO" onDetails={(state) => states.push(state)} />);
    await leaveWith("RXV lithium lifted", form);
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject(extras));
    return { form, latest: () => states.at(-1)! };
  }
  const extras = { batteryType: "lithium", lifted: true };
  const leaveWith = async (text: string, form: HTMLElement) => {
    await enter(text, fieldOf("Model", form));
    await act(async () => {
      fieldOf("Model", form).blur();
      await vi.dynamicImportSettled();
    });
  };

  test("text that names batteries and a lift fills in both", async () => {
    const { latest } = await typeModel();
    expect(latest().sources).toEqual({
      powertrain: "said",
      batteryType: "said",
      lifted: "said",
    });
  });

  test("text that names gas fills in the power, and deleting it takes the power back", async () => {
    const states: Details[] = [];
    const form = await mount(<Typed make="EZ-GO" onDetails={(state) => states.push(state)} />);
    await leaveWith("TXT gas", form);
    expect(states.at(-1)).toMatchObject({ model: "TXT gas", powertrain: "gas" });
    await leaveWith("TXT", form);
    expect(states.at(-1)).toMatchObject({ powertrain: "electric", sources: {} });
  });

  test.each([
    ["is typed over it", (form: HTMLElement) => leaveWith("TXT", form)],
    ["is pressed", (form: HTMLElement) => press("TXT", getOne("[role=group]", form))],
  ])("what the text named goes away when another model %s", async (_how, rename) => {
    const { form, latest } = await typeModel();
    await rename(form);
    expect(latest()).toMatchObject({ model: "TXT", batteryType: null, lifted: false });
    expect(latest().sources).toEqual({});
  });

  test("what the visitor has changed since stays for the next model", async () => {
    const { form, latest } = await typeModel();
    await press("Lifted", form);
    await press("Lifted", form);
    await leaveWith("TXT", form);
    expect(latest()).toMatchObject({ model: "TXT", batteryType: null, lifted: true });
  });

  test("what misspelled text named stays when its spelling is corrected", async () => {
    const states: Details[] = [];
    const form = await mount(<Typed make="Club Car" onDetails={(state) => states.push(state)} />);
    await leaveWith("precedant lifted", form);
    const [suggestion] = getAll("[role=status] button", form);
    await act(async () => suggestion!.click());
    expect(states.at(-1)).toMatchObject({ model: "Precedent", lifted: true });
  });

  test("what the visitor had chosen before the text stays for the next model", async () => {
    const states: Details[] = [];
    const form = await mount(<Typed make="EZ-GO" onDetails={(state) => states.push(state)} />);
    await press("Lifted", form);
    await leaveWith("RXV lifted", form);
    await leaveWith("TXT", form);
    expect(states.at(-1)).toMatchObject({ model: "TXT", lifted: true });
  });

  describe("submitted right after typing", () => {
    async function submit(text: string) {
      const states: Details[] = [];
      const submissions: Details[] = [];
      const form = await mount(
        <Typed
          make="EZ-GO"
          onDetails={(state) => states.push(state)}
          onSubmit={() => submissions.push(states.at(-1)!)}
        />,
      );
      await enter(text, fieldOf("Model", form));
      await act(async () => {
        getOne<HTMLFormElement>("form", form).requestSubmit();
        await vi.dynamicImportSettled();
      });
      return { form, submissions };
    }

    test("the text is read first, so nothing typed is lost", async () => {
      const { submissions } = await submit("RXV lithium lifted");
      await vi.waitFor(() => expect(submissions).toHaveLength(1));
      expect(submissions).toMatchObject([{ model: "RXV lithium lifted", ...extras }]);
    });

    test("the form is sent without the text's details if the reader doesn’t load", async () => {
      const loading = vi.spyOn(reader, "loadModelReader").mockRejectedValue(new Error("offline"));
      onTestFinished(() => loading.mockRestore());
      const { submissions } = await submit("RXV lithium lifted");
      await vi.waitFor(() => expect(submissions).toHaveLength(1));
      expect(submissions).toMatchObject([{ model: "RXV lithium lifted", batteryType: null }]);
    });

    test("a second submission doesn’t overwrite what the visitor has changed since", async () => {
      const { form, submissions } = await submit("RXV lithium lifted");
      await vi.waitFor(() => expect(submissions).toHaveLength(1));
      await press("Lifted", form);
      await act(async () => getOne<HTMLFormElement>("form", form).requestSubmit());
      expect(submissions.at(-1)).toMatchObject({ batteryType: "lithium", lifted: false });
    });
  });

  test("leaving the same text again doesn’t bring back what the visitor has cleared", async () => {
    const { form, latest } = await typeModel();
    await press("Lifted", form);
    await act(async () => {
      fieldOf("Model", form).focus();
      fieldOf("Model", form).blur();
      await vi.dynamicImportSettled();
    });
    expect(latest()).toMatchObject({ batteryType: "lithium", lifted: false });
  });
});
