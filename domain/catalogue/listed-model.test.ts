import { expect, test } from "vitest";
import { listedModel } from "./listed-model.ts";

test.each([
  ["Club Car", "onward", "Onward"],
  ["Club Car", "Onward, Ann's, ann@example.com", "Onward"],
  ["Icon", "i 60", "i60"],
])("the %s %j is named as we spell it", (make, model, listed) => {
  expect(listedModel(make, model)).toBe(listed);
});

test.each([
  ["Club Car", "Ann's, 202 555 0142"],
  ["Ann's Garage", "Onward"],
  ["Other", "Onward"],
])("the %s %j, which is in no list, is not named", (make, model) => {
  expect(listedModel(make, model)).toBe("");
});
