import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dedicatedMakes } from "./dedicated-makes.ts";
import { makes } from "./makes.ts";
import { modified } from "./modified.ts";
import { stateProfiles } from "./state-profiles.ts";
import { states } from "./states.ts";

const digest = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

/** If this fails, put today's date into modified.ts and the new digest here. */
test("the dates in the sitemap match the last changes of the content", () => {
  expect([modified.makes, digest(makes, dedicatedMakes)]).toEqual(["2026-11-22", "f163d401906c"]);
  expect([modified.states, digest(states, stateProfiles)]).toEqual(["2026-11-22", "b08470f2ab2e"]);
});
