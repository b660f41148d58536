import * as v from "valibot";
import { expect } from "vitest";
import { batteryTypes } from "./cart/cart.ts";
import { makes } from "./catalogue/makes.ts";
import { states } from "./catalogue/states.ts";

export const words = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, "Write something, without spaces at the ends."),
);
export const url = v.pipe(
  words,
  v.regex(/^https?:\/\/[\w-]+\.[\w.-]+/),
  v.url("Write a whole address."),
);
export const day = v.pipe(v.string(), v.isoDate("Write the day as 2026-11-22."));
export const date = v.pipe(
  v.string(),
  v.regex(/^20\d\d(?:-[01]\d(?:-[0-3]\d)?)?$/, "Write 2026-11-22, or less of it: 2026-11, 2026."),
);
export const source = v.strictObject({ title: words, url, date });
export const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, "Leave out what nobody counted."),
);
export const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2030));
export const makeName = v.picklist(
  makes.map(({ name }) => name),
  "Spell the make as makes.json does, or add it there.",
);

export const stateCode = v.picklist(
  states.map(({ code }) => code),
  "Write a code from states.ts.",
);

export const driveKinds = [...batteryTypes, "gas"] as const;

/** Expects data that people write by hand to follow its schema. */
export function expectToFollow(schema: v.GenericSchema, data: unknown): void {
  const { issues = [] } = v.safeParse(schema, data);
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
}

export const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);
