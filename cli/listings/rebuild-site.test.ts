import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listingsFile, modelFile } from "../../listings/import/read-listings.ts";
import { rebuildSite, removeBuilds } from "./rebuild-site.ts";

let dist = "";
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), "rebuild-"))));
afterEach(() => {
  vi.unstubAllEnvs();
});

test("a build that fails says why, and only leaves a folder of its own", async () => {
  vi.stubEnv("INBOX", "maybe");
  const candidate = { listings: listingsFile, model: modelFile };
  await expect(rebuildSite(candidate, dist)).rejects.toThrow(
    /^The site could not be built\.\n[^]*INBOX must be on or off/,
  );
  expect(readdirSync(dist)).toEqual([expect.stringMatching(/^update-/)]);
  removeBuilds(dist);
  expect(readdirSync(dist)).toEqual([]);
});
