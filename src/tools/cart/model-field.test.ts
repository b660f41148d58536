import { describe, expect, test, vi } from "vitest";
import { formMakes } from "../../../domain/catalogue/price-book.data.ts";
import { ModelField } from "./model-field.tsx";
import { modelsOf } from "./model-meant.ts";
import { rendered } from "./test-markup.ts";
import { live } from "./test-press.ts";

const fieldOf = (make: string, model = "", hint?: string) =>
  rendered(ModelField, { make, model, hint, onChange: () => {} });
const chipsOf = (make: string, model?: string) =>
  fieldOf(make, model)
    .all("div", { role: "group" })
    .flatMap((group) => group.all("button"));

describe("the chips", () => {
  test("are a make's first four models, those with their own price first", () => {
    expect(chipsOf("Club Car").map(({ text }) => text)).toEqual([
      "Precedent",
      "DS",
      "Onward",
      "Tempo",
    ]);
  });

  test.each(["", "Active EV", "Zephyr"])(
    "are missing for the make %j, which lists none",
    (make) => {
      expect(chipsOf(make)).toEqual([]);
    },
  );

  test("have the chosen model pressed, and no other", () => {
    const pressed = chipsOf("Club Car", "Tempo").map((chip) => chip.attribute("aria-pressed"));
    expect(pressed).toEqual(["false", "false", "false", "true"]);
  });

  test("fill the field", () => {
    const onChange = vi.fn<(change: object) => void>();
    live(ModelField, { make: "Club Car", model: "", hint: undefined, onChange }).press("Onward");
    expect(onChange.mock.calls).toEqual([[{ model: "Onward" }]]);
  });
});

test("the field suggests all models of each make", () => {
  for (const make of formMakes) {
    const field = fieldOf(make.name);
    const list = field.one("datalist", { id: field.field("Model").attribute("list")! });
    expect(list.texts("option")).toEqual(modelsOf(make));
  }
});

test("a hint stands in the empty field", () => {
  expect(fieldOf("Icon", "", "i40, i60").field("Model").attribute("placeholder")).toBe("i40, i60");
  expect(fieldOf("Icon").field("Model").has("placeholder")).toBe(false);
});

test("the field holds no more than a sale listing takes", () => {
  expect(fieldOf("Icon").field("Model").attribute("maxlength")).toBe("80");
});

test.each([
  ["Yamaha", "drive2 ptv", "Understood as Yamaha Drive, base price $7,500."],
  ["Yamaha", "Viking", "No listed price for this model: Yamaha default, base price $7,000."],
  ["Club Car", "Onward lifted", "Understood as Club Car Onward, base price $12,000."],
  ["Yamaha", "", ""],
  ["Yamaha", "   ", ""],
  ["", "Onward", ""],
  ["Zephyr", "Onward", ""],
])("a %s %j is understood before it is calculated: %s", (make, model, sentence) => {
  expect(fieldOf(make, model).one("p", { role: "status" }).text).toBe(sentence);
});

describe("a model that is misspelled", () => {
  test.each([
    ["precedant", "Precedent"],
    ["Presedent i2 excel", "Precedent"],
  ])("as %j brings the question whether %s is meant", (model, meant) => {
    const status = fieldOf("Club Car", model).one("p", { role: "status" });
    expect(status.text).toMatch(/^No listed price .* Did you mean \w+ ?\?$/);
    expect(status.one("button").text).toBe(meant);
  });

  test.each(["Precedent", "precedent i2", "Viking", "zzz"])("%j is not questioned", (model) => {
    expect(fieldOf("Club Car", model).one("p", { role: "status" }).all("button")).toEqual([]);
  });
});
