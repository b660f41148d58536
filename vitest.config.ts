import { defineConfig } from "vitest/config";

/** Folders whose tests start processes, databases, or servers. */
const realParts = ["inbox-cli", "market/cli", "market/crawl", "scripts", "server"];

const testsIn = (folder: string) => `${folder}/**/*.test.ts`;

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
          include: [
            "catalogue",
            "config",
            "inbox",
            "market",
            "src",
            "text",
            "valuation",
            "year-finder",
          ].map(testsIn),
          exclude: realParts.map(testsIn),
          isolate: false,
          pool: "threads",
        },
      },
      { extends: true, test: { name: "parts", include: realParts.map(testsIn) } },
    ],
  },
});
