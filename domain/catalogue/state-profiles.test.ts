import * as v from "valibot";
import { expect, test } from "vitest";
import { stateLaw } from "./state-law.ts";
import { type StateProfile, stateProfiles } from "./state-profiles.ts";
import { states } from "./states.ts";
import writtenProfiles from "./state-profiles.json" with { type: "json" };
import { day, expectToFollow, repeated, stateCode, url, words } from "../written-data.fixture.ts";

const tileNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const profile = v.strictObject({
  neighbors: v.pipe(v.array(stateCode), v.minLength(1), v.maxLength(8)),
  tile: v.strictTuple([tileNumber, tileNumber]),
  agency: v.union([
    v.strictObject({ name: words, url: v.pipe(url, v.startsWith("https:")), read: day }),
    v.strictObject({ name: words, url: v.null() }),
  ]),
}) satisfies v.GenericSchema<unknown, StateProfile>;

test("state-profiles.json follows its schema", () => {
  expectToFollow(v.record(stateCode, profile), writtenProfiles);
});

test("every state has five answers about its law, a profile, and its own tile on the map", () => {
  const codes = states.map(({ code }) => code);
  expect(Object.keys(stateLaw).toSorted()).toEqual(codes.toSorted());
  expect(Object.keys(stateProfiles).toSorted()).toEqual(codes.toSorted());
  expect(repeated(Object.values(stateProfiles).map(({ tile }) => tile.join()))).toEqual([]);
});

test("a state never neighbors itself, and shared borders are listed on both sides", () => {
  const unbordered = new Set(["ak", "hi", "as", "gu", "mp", "pr", "vi"]);
  for (const [code, { neighbors }] of Object.entries(stateProfiles)) {
    for (const neighbor of neighbors) {
      expect(neighbor).not.toBe(code);
      if (unbordered.has(code) || unbordered.has(neighbor)) continue;
      expect(stateProfiles[neighbor]!.neighbors, `${neighbor} lacks ${code}`).toContain(code);
    }
  }
});
