import { expect, test } from "vitest";
import { findBasePrice } from "../catalogue/spec-estimate.ts";
import { pricedMakes } from "../catalogue/priced-makes.ts";
import { aCart } from "./cart.fixture.ts";
import { cartName, understoodAs } from "./wording.ts";

const cart = aCart({ modelYear: 2025, condition: "poor", seats: 8, batteryAge: 5 });

test.each([
  ["Yamaha", "Drive2 PTV", "Priced like the Yamaha Drive, base price $7,500."],
  ["EZ-GO", "Freedom RXV", "Priced like the EZ-GO Freedom, base price $9,500."],
  ["Club Car", "precedent i2", "Understood as Club Car Precedent, base price $8,500."],
  ["Club Car", "Viking", "Priced like other Club Car models, base price $7,500."],
  ["Zephyr", "X", "Priced like carts of other makes, base price $6,000."],
])("a %s %s is understood as: %s", (make, model, sentence) => {
  expect(understoodAs(findBasePrice(make, model), model)).toBe(sentence);
});

test.each(
  pricedMakes.flatMap(({ name, modelPrices }) =>
    Object.keys(modelPrices).map((model) => [name, model]),
  ),
)("a %s %s, which has a base price of its own, is understood as itself", (make, model) => {
  expect(understoodAs(findBasePrice(make, model), model)).toMatch(
    `Understood as ${make} ${model},`,
  );
});

test("a cart's name is its year and the names the visitor gave", () => {
  expect(cartName({ ...cart, modelYear: -5, make: "Ruff & Tuff", model: "onward, lifted" })).toBe(
    "-5 Ruff & Tuff onward, lifted",
  );
  expect(cartName({ ...cart, modelYear: 2018, make: "Other", model: "Homemade" })).toBe(
    "2018 Homemade",
  );
});

test.each(["not sure", "Unknown", "idk", "I don’t know", "don't know", "?", "N/A", "no idea"])(
  "a model that is %j is left out of a cart's name",
  (model) => {
    expect(cartName({ ...cart, modelYear: 2014, make: "Club Car", model })).toBe("2014 Club Car");
  },
);

test.each(["Nomad", "Other One", "Sure Shot", "Unknown 4"])("the model %j is kept", (model) => {
  expect(cartName({ ...cart, make: "Icon", model })).toContain(model);
});
