import { expect, test } from "vitest";
import { cartModels, modelPath } from "../../../domain/model-pages/cart-models.ts";
import { paintOf, paintOfCart } from "./paint.ts";

test.each(cartModels)("a listed $make $name is painted as on its model's page", (model) => {
  const cart = { make: model.make, model: model.formModel };
  expect(paintOfCart(cart)).toBe(paintOf(modelPath(model)));
});

test("a cart of an unknown model is white", () => {
  expect(paintOfCart({ make: "Zephyr", model: "X" })).toBeUndefined();
});
