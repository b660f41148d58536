import { defineConfig, devices } from "@playwright/test";
import { dataDir } from "./e2e/inbox-files.ts";
import { chromiumFlags, findTestBrowser } from "./tooling/checks/chromium.ts";

const executablePath = findTestBrowser();
/** The tests that look at pictures of pages. */
const pictures = /(screenshots|flyer-code)\.spec\.ts$/;
/** With no memory for pictures of pages, the browser does a tenth less work. */
const undrawn = process.env["DRAW_PAGES"] === "off" ? ["--force-gpu-mem-available-mb=1"] : [];

const chromium = (flags: readonly string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath !== null && { executablePath }),
});

/**
 * All letters of a page are drawn from its own fonts, and never fitted to the screen's pixels,
 * whatever fonts the machine has and however it draws them.
 */
const picturesProject = {
  name: "pictures",
  testMatch: pictures,
  use: {
    viewport: { width: 1280, height: 900 },
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
    // Positions and colors are checked after any motion has ended; motion has its own tests.
    contextOptions: { reducedMotion: "reduce" },
    // Most tests check what the server answers; offline.spec.ts tests the copies.
    serviceWorkers: "block",
    // Set once the server below has printed its port.
    baseURL: `http://localhost:${process.env["SITE_PORT"]}`,
    launchOptions: chromium(undrawn),
  },
  projects: [
    // Most tests hold at any width and run at one; a tag marks those that run on a phone too.
    {
      name: "wide",
      grepInvert: /@phone/,
      testIgnore: pictures,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      testIgnore: pictures,
      use: { ...devices["iPhone 14"], browserName: "chromium" },
    },
    picturesProject,
  ],
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
