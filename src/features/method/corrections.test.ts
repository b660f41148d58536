import { expect, test } from "vitest";
import { cartModels, modelPath } from "../../../domain/model-pages/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { reservedPaths } from "../../site/pages.ts";
import { corrections } from "./corrections.ts";

test("each correction leads to a page", () => {
  const paths = new Set([
    ...reservedPaths,
    ...makes.map(({ slug }) => `/${slug}`),
    ...cartModels.map(modelPath),
  ]);
  for (const { path } of corrections) expect(paths).toContain(path);
});

test("the newest corrections come first", () => {
  const days = corrections.map(({ on }) => on);
  expect(days).toEqual(days.toSorted().toReversed());
});
