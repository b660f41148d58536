import { defineConfig } from "vitest/config";
import { topFolders } from "./tooling/layout/folders.js";

/** Folders whose tests start processes, databases, or servers. */
const realParts = ["cli", "listings/crawl", "server", "tooling"];

const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

export default defineConfig({
  test: {
    env: { LOG_LEVEL: "silent" },
    // On a busy machine everything takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // These tests spend more time waiting for other processes than computing.
    maxWorkers: "150%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: topFolders.map(testsIn),
          exclude: realParts.map(testsIn),
          isolate: false,
          pool: "threads",
        },
      },
      { extends: true, test: { name: "parts", include: realParts.map(testsIn) } },
    ],
  },
});
