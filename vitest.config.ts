import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { folders } from "./tooling/folders.ts";

/** Folders whose tests start processes, databases, or servers. */
const realParts = ["cli", "listings/crawl", "server", "tooling"];

/** Slow tests, which a small change rarely breaks. They run before a release. */
const slow = [
  "**/fuzz.test.ts",
  "cli/**/*-command.test.ts",
  "cli/market/{crawl,evaluate,import,killed,update,update-sources}.test.ts",
  "cli/command.test.ts",
  "cli/inbox/inbox.test.ts",
  "listings/fit/accuracy-ledger.test.ts",
  "listings/fit/fit-model.test.ts",
  "listings/serials/evaluate-serials.test.ts",
  "server/shared-links/picture-route.test.ts",
  "server/flood.test.ts",
  "server/mail/mailer.test.ts",
  "server/api/generated-client.test.ts",
  "server/api/openapi.test.ts",
  "server/store/sqlite-store.test.ts",
  "server/shared-links/estimate-picture.test.ts",
  "tooling/build/dev-api.test.ts",
  "tooling/build/serve.test.ts",
  "tooling/build/social-images.test.ts",
];

const testsIn = (folder: string) => `${folder}/**/*.test.ts`;

/** Tests that only compute. */
const quick = { pool: "threads" } as const;

const withRealParts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  env: { TZ: "UTC" },
};

export default defineConfig({
  test: {
    globalSetup: "tooling/checks/temporary-folder.ts",
    // A second worker would load and compile the same code again, which takes longer than most tests.
    isolate: false,
    maxWorkers: 1,
    env: { LOG_LEVEL: "silent" },
    silent: "passed-only",
    // On a busy machine everything takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...quick,
          name: "unit",
          include: folders.map(testsIn),
          exclude: [...realParts.map(testsIn), ...slow],
        },
      },
      {
        extends: true,
        test: {
          ...quick,
          name: "unit-pages",
          include: ["src/**/*.test.tsx"],
          environment: "happy-dom",
        },
      },
      {
        extends: true,
        test: {
          ...withRealParts,
          name: "parts",
          include: realParts.map(testsIn),
          exclude: slow,
        },
      },
      {
        extends: true,
        test: {
          ...withRealParts,
          name: "release",
          include: slow,
          // These tests spend more time waiting for other processes than computing.
          maxWorkers: 3 * availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
