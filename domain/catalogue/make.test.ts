import { expect, test } from "vitest";
import { slugOf } from "./make.ts";

test.each([
  ["Club Car", "club-car"],
  ["Ruff & Tuff", "ruff-tuff"],
  ["citEcar", "citecar"],
  ["Wink Motors.", "wink-motors"],
])("the slug of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
