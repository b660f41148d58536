import { expect, test } from "vitest";
import { checkPlateAdvice, doubtAboutYear } from "./year-doubt.ts";

test("a year before the model's first one is doubted, and the first one isn't", () => {
  expect(doubtAboutYear(2016, "Club Car", "Onward")).toEqual({
    why: "This would be a 2016 Onward, and the first ones are 2017 models.",
    next: checkPlateAdvice,
  });
  expect(doubtAboutYear(2017, "Club Car", "Onward")).toBeUndefined();
});

test("no year is doubted without a model", () => {
  expect(doubtAboutYear(1980, "Club Car", undefined)).toBeUndefined();
});
