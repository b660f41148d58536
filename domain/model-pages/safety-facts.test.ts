import { expect, test } from "vitest";
import { cartModels } from "./cart-models.ts";
import { makeNotes } from "./make-notes.ts";

const texts = [...cartModels, ...Object.values(makeNotes)].flatMap(stringsIn);

test("every text about a lithium pack after winter says never to charge it below freezing", () => {
  const winterTexts = texts.filter((text) => /lithium/i.test(text) && /winter|asleep/i.test(text));
  expect(winterTexts.length).toBeGreaterThanOrEqual(3);
  for (const text of winterTexts) expect(text).toMatch(/never charge it below freezing/i);
});

test("every text about the RXV's burning motor brake says to stop driving", () => {
  const burningTexts = texts.filter((text) => /\bdisk can burn\b/.test(text));
  expect(burningTexts).toHaveLength(2);
  for (const text of burningTexts) expect(text).toMatch(/smell.*stop driving/i);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
