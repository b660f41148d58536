import { expect, test } from "vitest";
import { counted, countText } from "./counted.ts";

test.each([
  [0, "0 listings"],
  [1, "1 listing"],
  [2, "2 listings"],
  [12_345, "12,345 listings"],
])("%i of a regular noun is “%s”", (count, said) => {
  expect(counted(count, "listing")).toBe(said);
});

test.each([
  [0, "0 entries"],
  [1, "1 entry"],
  [2, "2 entries"],
])("%i of an irregular noun is “%s”", (count, said) => {
  expect(counted(count, "entry", "entries")).toBe(said);
});

test.each([
  [0, "no"],
  [1, "one"],
  [6, "six"],
  [9, "nine"],
  [10, "10"],
  [120, "120"],
])("%i in a sentence is %s", (count, text) => {
  expect(countText(count)).toBe(text);
});
