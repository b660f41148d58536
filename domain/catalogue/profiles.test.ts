import { describe, expect, test } from "vitest";
import { dedicatedMakes } from "./dedicated-makes.ts";
import { makes } from "./makes.ts";
import { stateProfiles } from "./state-profiles.ts";
import { states } from "./states.ts";

/** Text with the subject's own name removed, to detect texts that differ only in the name. */
const without = (text: string, name: string) => text.replaceAll(name, "");

test("every make has a pricing tip, and no tip is another's with the name swapped", () => {
  const tips = makes.map(({ name, pricingTip }) => without(pricingTip, name));
  expect(new Set(tips).size).toBe(makes.length);
});

test("the dedicated makes are the four of the product spec", () => {
  expect(Object.keys(dedicatedMakes)).toEqual(["club-car", "ez-go", "yamaha", "cushman"]);
});

describe("a state's profile", () => {
  const named = states.map((state) => ({ ...state, ...stateProfiles[state.code]! }));

  test("is there for every state and territory, and for no other", () => {
    expect(Object.keys(stateProfiles).toSorted()).toEqual(
      states.map(({ code }) => code).toSorted(),
    );
  });

  test.each(["climate", "season", "roadQuestion"] as const)("has a %s of its own", (field) => {
    expect(new Set(named.map((each) => without(each[field], each.name))).size).toBe(56);
  });

  test("puts its question as a question", () => {
    for (const { code, roadQuestion } of named) expect(roadQuestion, code).toMatch(/\?$/);
  });

  test("has a tile of the map to itself", () => {
    expect(new Set(named.map(({ tile }) => tile.join())).size).toBe(56);
  });

  test("names neighbours that exist, never itself, and where borders meet on both sides", () => {
    const unbordered = new Set(["ak", "hi", "as", "gu", "mp", "pr", "vi"]);
    for (const { code, neighbours } of named) {
      for (const other of neighbours) {
        expect(stateProfiles, `${code} names ${other}`).toHaveProperty(other);
        expect(other).not.toBe(code);
        if (unbordered.has(code) || unbordered.has(other)) continue;
        expect(stateProfiles[other]!.neighbours, `${other} lacks ${code}`).toContain(code);
      }
    }
  });

  test("links the agency's own site over https", () => {
    for (const { code, agency } of named) expect(agency.url, code).toMatch(/^https:\/\/[\w.-]+/);
  });
});
