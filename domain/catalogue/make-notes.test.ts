import { expect, test } from "vitest";
import { isNameOnly } from "./make.ts";
import { makeNotes } from "./make-notes.ts";
import { makes } from "./makes.ts";

const notes = Object.entries(makeNotes).flatMap(([slug, topics]) =>
  Object.entries(topics).map(([topic, note]) => ({ name: `${slug}, ${topic}`, ...note })),
);
const sentencesOf = (text: string) => text.split(/(?<=[.?!]”?)\s+(?=[A-Z“])/);

test("every note is about a make that we know by more than its name", () => {
  const known = makes.filter((make) => !isNameOnly(make)).map(({ slug }) => slug);
  expect(known).toEqual(expect.arrayContaining(Object.keys(makeNotes)));
  expect(notes.length).toBeGreaterThan(80);
});

test("every note is one to four sentences", () => {
  for (const { name, text } of notes) {
    const count = sentencesOf(text).length;
    expect(count, `${name}: ${text}`).toBeGreaterThanOrEqual(1);
    expect(count, `${name}: ${text}`).toBeLessThanOrEqual(4);
    expect(text, name).toMatch(/^[A-Z].*\.”?$/);
  }
});

test("every note says where and when it was read", () => {
  for (const { name, source } of notes) {
    expect(source.title, name).not.toBe("");
    expect(new URL(source.url).protocol, name).toMatch(/^https?:$/);
    expect(source.date, name).toMatch(/^20\d\d-[01]\d(?:-[0-3]\d)?$/);
  }
});

test("no sentence stands in two notes", () => {
  const sentences = notes.flatMap(({ text }) => sentencesOf(text));
  const seen = new Set<string>();
  const twice = sentences.filter((sentence) => {
    const isOld = seen.has(sentence);
    seen.add(sentence);
    return isOld;
  });
  expect(twice).toEqual([]);
});
