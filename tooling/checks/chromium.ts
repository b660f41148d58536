import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstallPackages, installPackages, run } from "./packages.ts";

/**
 * Flags for a browser that runs as root in a container and makes no network requests of its own.
 */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Full browsers, as visitors have them. */
const fullBrowsers = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
/**
 * The same engine without a user interface, which is also Playwright's default. Browser tests take
 * about three quarters of the time in it.
 */
const headlessShell = "chromium-headless-shell";
/** A font with Arial's measures: pages are drawn in such a font until their own fonts arrive. */
const fallbackFont = "fonts-liberation";

/**
 * The path of this machine's Chromium or Chrome, with `CHROMIUM_PATH` first; null if there is none.
 */
export function findChromium(): string | null {
  return find(fullBrowsers) ?? find([headlessShell]);
}

/** The same, but prefers the headless shell. */
export function findTestBrowser(): string | null {
  return find([headlessShell]) ?? find(fullBrowsers);
}

/**
 * Finds a browser or installs one: Debian's package if root, otherwise Playwright's own download.
 */
export function ensureChromium(): void {
  if (findChromium() !== null) return;
  console.log("No Chromium was found: installing one …");
  if (canInstallPackages()) installPackages(headlessShell, fallbackFont);
  else run("npx", "playwright", "install", "--only-shell", "chromium");
}

function find(names: readonly string[]): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
