import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { startPath } from "../../src/offline/addresses.ts";
import { offlinePages } from "../../src/site/navigation.ts";
import { noCopyPath } from "../../src/site/paths.ts";
import { bundleScript } from "./bundle-script.ts";

/** The worker, and the one that replaces it when the server is told to remove it. */
export const workerPath = "/sw.js";
export const removalPath = "/sw-removal.js";

/** Reads bar codes. It and its WebAssembly are copied only when somebody scans, because few people do. */
export const scanWorker = /^\/_astro\/scan-worker[.-][^/]*\.js$/;

/**
 * Writes the files that make a built site work offline into its folder: the script that pages load
 * last, and the worker, which lists only the files of this build.
 */
export async function writeOffline(site: string): Promise<void> {
  await bundleScript(site, "src/offline/start-offline.ts", startPath);
  const define = { PRECACHED: JSON.stringify(precacheEntries(site)) };
  await bundleScript(site, "src/offline/worker.ts", workerPath, { define });
  await bundleScript(site, "src/offline/removal-worker.ts", removalPath);
}

/** Nearly every script, every font and drawing, and the pages that work without having been visited. */
function precacheEntries(site: string) {
  const files = globSync("_astro/*.{js,svg,woff2}", { cwd: site }).toSorted();
  const needed = files.filter((file) => !scanWorker.test(`/${file}`));
  return [
    ...needed.map((file) => entry(site, `/${file}`, file, false)),
    ...[startPath, "/favicon.svg"].map((path) => entry(site, path, path.slice(1), true)),
    ...[...offlinePages.map(({ href }) => href), noCopyPath].map((path) =>
      entry(site, path, path === "/" ? "index.html" : `${path.slice(1)}.html`, true),
    ),
  ];
}

function entry(site: string, url: string, file: string, isRevised: boolean) {
  const digest = hash("sha256", readFileSync(site + file), "base64");
  return { url, revision: isRevised ? digest.slice(0, 16) : null, integrity: `sha256-${digest}` };
}
