import { describe, expect, test } from "vitest";
import { dedicatedMakes } from "./dedicated-makes.ts";
import { isNameOnly } from "./make.ts";
import { makes } from "./makes.ts";
import { stateProfiles } from "./state-profiles.ts";
import { states } from "./states.ts";

/** Text with the subject's own name removed, to detect texts that differ only in the name. */
const without = (text: string, name: string) => text.replaceAll(name, "");

test("no two pricing tips differ only in the name", () => {
  const known = makes.filter((make) => !isNameOnly(make));
  const tips = known.map(({ name, pricingTip }) => without(pricingTip, name));
  expect(new Set(tips).size).toBe(known.length);
});

test("the dedicated makes are the four in the product spec", () => {
  expect(Object.keys(dedicatedMakes)).toEqual(["club-car", "ez-go", "yamaha", "cushman"]);
});

describe("a state's profile", () => {
  const named = states.map((state) => ({ ...state, ...stateProfiles[state.code]! }));

  test("exists for every state and territory, and for nothing else", () => {
    expect(Object.keys(stateProfiles).toSorted()).toEqual(
      states.map(({ code }) => code).toSorted(),
    );
  });

  test.each(["climate", "season", "roadQuestion"] as const)("has a %s of its own", (field) => {
    expect(new Set(named.map((each) => without(each[field], each.name))).size).toBe(56);
  });

  test("phrases its question as a question", () => {
    for (const { code, roadQuestion } of named) expect(roadQuestion, code).toMatch(/\?$/);
  });

  test("has its own tile on the map", () => {
    expect(new Set(named.map(({ tile }) => tile.join())).size).toBe(56);
  });

  test("names neighbors that exist, never itself, and lists shared borders on both sides", () => {
    const unbordered = new Set(["ak", "hi", "as", "gu", "mp", "pr", "vi"]);
    for (const { code, neighbors } of named) {
      for (const other of neighbors) {
        expect(stateProfiles, `${code} names ${other}`).toHaveProperty(other);
        expect(other).not.toBe(code);
        if (unbordered.has(code) || unbordered.has(other)) continue;
        expect(stateProfiles[other]!.neighbors, `${other} lacks ${code}`).toContain(code);
      }
    }
  });

  test("links to the agency's own site over https, and says when somebody read it", () => {
    for (const { code, agency } of named) {
      if (agency.url === null) continue;
      expect(agency.url, code).toMatch(/^https:\/\/[\w.-]+/);
      expect(agency.read, code).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });
});
