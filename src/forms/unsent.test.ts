import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetUnsent,
  isSavedWithDifferentText,
  keepUnsent,
  readUnsent,
  unsentDays,
} from "./unsent.ts";

const stored = new Map<string, string>();
const day = 24 * 60 * 60 * 1000;
const entry = { id: "1", to: "messages", fields: { message: "Is my DS from 2004?" } } as const;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

test("unsent forms are stored oldest first", () => {
  keepUnsent(entry);
  keepUnsent({ ...entry, id: "2", to: "leads" });
  expect(readUnsent()).toMatchObject([entry, { id: "2", to: "leads" }]);
});

test("a second attempt at the same entry replaces the first", () => {
  keepUnsent(entry);
  keepUnsent(entry);
  expect(readUnsent()).toHaveLength(1);
});

test("forgetting the last unsent form empties the storage", () => {
  keepUnsent(entry);
  forgetUnsent("2");
  expect(readUnsent()).toHaveLength(1);
  forgetUnsent("1");
  expect(stored.size).toBe(0);
});

test("an unsent form is removed after the promised days", () => {
  keepUnsent(entry);
  expect(readUnsent(Date.now() + (unsentDays - 1) * day)).toHaveLength(1);
  expect(readUnsent(Date.now() + unsentDays * day)).toEqual([]);
  expect(stored.size).toBe(0);
});

test("only changed text under the same id counts as other text", () => {
  keepUnsent(entry);
  expect(isSavedWithDifferentText("1", entry.fields)).toBe(false);
  expect(isSavedWithDifferentText("1", { message: "Is my DS from 2005?" })).toBe(true);
  expect(isSavedWithDifferentText("2", { message: "Is my DS from 2005?" })).toBe(false);
});

test.each(["", "{", "null", "{}", `[null, 1, "a"]`, `[{"id":"1","to":"others","fields":{}}]`])(
  "the stored text %j is read as no unsent forms",
  (text) => {
    stored.set("unsent", text);
    expect(readUnsent()).toEqual([]);
  },
);
