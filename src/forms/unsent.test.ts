import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetUnsent,
  isSavedWithOtherText,
  keepUnsent,
  readUnsent,
  unsentDays,
} from "./unsent.ts";

const kept = new Map<string, string>();
const day = 24 * 60 * 60 * 1000;
const entry = { id: "1", to: "messages", fields: { message: "Is my DS from 2004?" } } as const;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

test("forms that could not be sent are kept, oldest first", () => {
  keepUnsent(entry);
  keepUnsent({ ...entry, id: "2", to: "leads" });
  expect(readUnsent()).toMatchObject([entry, { id: "2", to: "leads" }]);
});

test("a second attempt at the same entry replaces the first", () => {
  keepUnsent(entry);
  keepUnsent(entry);
  expect(readUnsent()).toHaveLength(1);
});

test("a form that was sent leaves nothing behind", () => {
  keepUnsent(entry);
  forgetUnsent("2");
  expect(readUnsent()).toHaveLength(1);
  forgetUnsent("1");
  expect(kept.size).toBe(0);
});

test("nothing is kept longer than promised", () => {
  keepUnsent(entry);
  expect(readUnsent(Date.now() + (unsentDays - 1) * day)).toHaveLength(1);
  expect(readUnsent(Date.now() + unsentDays * day)).toEqual([]);
  expect(kept.size).toBe(0);
});

test("changed text is a new entry", () => {
  keepUnsent(entry);
  expect(isSavedWithOtherText("1", entry.fields)).toBe(false);
  expect(isSavedWithOtherText("1", { message: "Is my DS from 2005?" })).toBe(true);
  expect(isSavedWithOtherText("2", { message: "Is my DS from 2005?" })).toBe(false);
});

test.each(["", "{", "null", "{}", `[null, 1, "a"]`, `[{"id":"1","to":"others","fields":{}}]`])(
  "the stored text %j is read as nothing, without an error",
  (text) => {
    kept.set("unsent", text);
    expect(readUnsent()).toEqual([]);
  },
);

test("when storage is blocked, nothing is kept and nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepUnsent(entry)).toBe(false);
  expect(readUnsent()).toEqual([]);
  expect(() => forgetUnsent("1")).not.toThrow();
});
