import { defineConfig, devices } from "@playwright/test";
import { dataDir } from "./e2e/inbox-files.ts";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "dist/e2e",
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  // A browser that hangs for once is listed as flaky, and stops no release.
  retries: process.env["CI"] ? 1 : 0,
  // A busy machine takes several times as long for everything.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Positions and colours are those of the end of any motion; what moves is tested on its own.
    contextOptions: { reducedMotion: "reduce" },
    // What is tested is the network's answer; offline.spec.ts has the copies.
    serviceWorkers: "block",
    // A new context for each test would cost more than most tests do. Between tests Playwright
    // clears what a site stores; a test that changes more than that asks for a context of its own.
    reuseContext: true,
    // Set once the server below has said its port.
    baseURL: `http://localhost:${process.env["SITE_PORT"]}`,
    launchOptions: { args: chromiumFlags, ...(executablePath !== null && { executablePath }) },
  },
  projects: [
    // Most tests hold at any width and are run at one: a tag names the others.
    {
      name: "wide",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { ...devices["iPhone 14"], browserName: "chromium" },
    },
  ],
  webServer: {
    command: "node scripts/start.ts",
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
