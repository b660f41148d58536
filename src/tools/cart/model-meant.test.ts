import { expect, test } from "vitest";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { modelMeantBy, modelsOf } from "./model-meant.ts";

const modelsBy = (make: string) => modelsOf(formMakes.find(({ name }) => name === make)!);

test.each([
  ["Club Car", "precedant", "Precedent"],
  ["Club Car", "Presedent i2 excel", "Precedent"],
  ["Club Car", "onwards", "Onward"],
  ["Club Car", "Caryall", "Carryall"],
  ["EZ-GO", "Fredom", "Freedom"],
  ["Yamaha", "Adventurer", null],
  ["Club Car", "Carryall", null],
  ["Club Car", "carryall 500", null],
  ["Club Car", "Viking", null],
  ["Club Car", "DX", null],
  ["Icon", "i30", null],
  ["EZ-GO", "Express S6", null],
  ["Advanced EV", "Advent 4", null],
  ["Active EV", "anything", null],
  ["Club Car", "", null],
])("for a %s, %j means %s", (make, text, model) => {
  expect(modelMeantBy(text, modelsBy(make))).toBe(model);
});

test("models with their own price come first, and none is listed twice", () => {
  expect(modelsBy("Club Car")).toEqual(["Precedent", "DS", "Onward", "Tempo", "Carryall"]);
});
