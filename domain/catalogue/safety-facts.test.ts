import { expect, test } from "vitest";
import { cartModels } from "./cart-models.ts";
import { makeNotes } from "./make-notes.ts";

const texts = [...cartModels, ...Object.values(makeNotes)].flatMap(stringsIn);

test("whoever reads of a lithium pack after winter reads not to charge it below freezing", () => {
  const ofWinter = texts.filter((text) => /lithium/i.test(text) && /winter|asleep/i.test(text));
  expect(ofWinter.length).toBeGreaterThanOrEqual(3);
  for (const text of ofWinter) expect(text).toMatch(/never charge it below freezing/i);
});

test("whoever reads that the RXV's motor brake burns reads to stop driving", () => {
  const ofBurning = texts.filter((text) => /\bdisk can burn\b/.test(text));
  expect(ofBurning).toHaveLength(2);
  for (const text of ofBurning) expect(text).toMatch(/smell.*stop driving/i);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
