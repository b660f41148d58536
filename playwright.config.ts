import { defineConfig, devices } from "@playwright/test";
import { dataDir } from "./e2e/inbox-files.ts";
import { chromiumFlags, findTestBrowser } from "./tooling/browsers.ts";

const executablePath = findTestBrowser();

const chromium = (flags: readonly string[] = []) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath !== null && { executablePath }),
});

/** The release tests that look at pictures of pages. */
const pictures = /(screenshots|flyer-code)\.spec\.ts$/;
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { ...devices["iPhone 14"], browserName: "chromium" } as const;

/**
 * Most tests hold at any width and run at one. A tag marks those that run on a phone too. Of the
 * journeys, `npm test` runs each once, on the phone if it is tagged; `npm run test:release` repeats
 * those for both at the other width.
 */
const onPhone = { grep: /@phone|@both/, use: phone };
const journeys = { testDir: "e2e/journeys" };
const release = { testDir: "e2e/release", testIgnore: pictures };
const tests = [
  { name: "journeys", ...journeys, grepInvert: /@phone|@both/, use: wide },
  { name: "journeys-phone", ...journeys, ...onPhone },
  { name: "journeys-again", ...journeys, grep: /@both/, use: wide },
  { name: "release", ...release, grepInvert: /@phone/, use: wide },
  { name: "release-phone", ...release, ...onPhone },
];

/**
 * All letters of a page are drawn from its own fonts, and never fitted to the screen's pixels,
 * whatever fonts the machine has and however it draws them.
 */
const picturesProject = {
  name: "pictures",
  testMatch: pictures,
  use: {
    ...wide,
    contextOptions: { reducedMotion: "reduce" as const },
    launchOptions: {
      ...chromium(["--font-render-hinting=none"]),
      env: { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/e2e/fonts.conf` },
    },
  },
};

export default defineConfig({
  testDir: "e2e",
  outputDir: "dist/e2e",
  // The pictures of pages as they were accepted; a missing one fails its test.
  snapshotPathTemplate: "e2e/screenshots/{arg}{ext}",
  updateSnapshots: "none",
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  // A browser that hangs once is reported as flaky and does not block a release.
  retries: process.env["CI"] ? 1 : 0,
  // On a busy machine everything takes several times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Most tests check what the server answers; offline.spec.ts tests the copies.
    serviceWorkers: "block",
    // Set once the server below has printed its port.
    baseURL: `http://localhost:${process.env["SITE_PORT"]}`,
    launchOptions: chromium(),
  },
  projects: [...tests, picturesProject],
  webServer: {
    command: "node tooling/build/start.ts",
    wait: { stdout: /CartWorth is at http:\S+:(?<SITE_PORT>\d+)/ },
    env: {
      PORT: "0",
      HOST: "localhost",
      ADS_SRC: "",
      INBOX: "on",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      DATABASE_URL: "",
    },
  },
});
