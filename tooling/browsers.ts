import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execFileSync } from "node:child_process";

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
/** Metric-compatible with Arial, the fallback while web fonts load. */
const fallbackFont = "fonts-liberation";

/** For benchmarks: a full browser, as visitors have it, or else the shell. Null if there is neither. */
export function findChromium(): string | null {
  return find(fullBrowsers) ?? find([headlessShell]);
}

/** For tests: the shell, which is faster, or else a full browser. Null if there is neither. */
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

/** `CHROMIUM_PATH` comes before any of the names. */
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

/** Debian's packages: Firefox, WebKit with its driver, and the screen that WebKit needs. */
const otherBrowserPackages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** Installs Debian's Firefox and WebKit where that is possible. Without them, their tests fail. */
export function ensureOtherBrowsers(): void {
  const isComplete = [firefox, ...webkitPrograms].every(existsSync) && findWebkit() !== undefined;
  if (isComplete || !canInstallPackages()) return;
  console.log("Firefox or WebKit was not found: installing them …");
  installPackages(...otherBrowserPackages);
}

const firefox = "/usr/bin/firefox-esr";
const webkitPrograms = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

function findWebkit(): string | undefined {
  return globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser")[0];
}

/** Throws an error that says what to install if there is no Firefox. */
export function firefoxPath(): string {
  return existsSync(firefox) ? firefox : throwMissing();
}

export function webkitPath(): string {
  const path = findWebkit();
  return path !== undefined && webkitPrograms.every(existsSync) ? path : throwMissing();
}

function throwMissing(): never {
  throw new Error(
    `Install Debian's packages ${otherBrowserPackages.join(", ")}, and run this again.`,
  );
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs without asking; throws if apt fails, after apt has said why. */
function installPackages(...names: readonly string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
