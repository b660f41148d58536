import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { firstAnswerFile } from "../server/shared-links/first-answers.ts";
import { finishBuild } from "../tooling/build/finish-build.ts";
import { writeOffline } from "../tooling/build/offline-build.ts";
import { offlinePages } from "../src/site/navigation.ts";

/** The pages to build again, which is faster than building all of them. */
const pages = [
  "404",
  "index",
  "offline",
  "club-car",
  ...offlinePages.slice(1).map(({ href }) => href.slice(1)),
];

/** Text that only pages of the second build contain. */
export const secondBuildMark = "Second build";

/** Copies the site from one folder to another as a build in which every file has changed. */
async function buildAgain(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(`${to}site`, { recursive: true });
  for (const file of ["fingerprint", "facts.json", firstAnswerFile])
    copyFileSync(from + file, to + file);
  cpSync(`${from}site/_astro`, `${to}site/_astro`, { recursive: true });
  for (const file of [
    "favicon.svg",
    "manifest.webmanifest",
    ...pages.map((page) => `${page}.html`),
  ]) {
    copyFileSync(`${from}site/${file}`, `${to}site/${file}`);
  }
  renameHashedFiles(`${to}site/`);
  await writeOffline(`${to}site/`);
  await finishBuild(to);
}

function renameHashedFiles(site: string): void {
  const names = globSync("*", { cwd: `${site}_astro` });
  const renamed = (name: string) => name.replace(/\.(\w+)$/, "-2.$1");
  for (const name of names) renameSync(`${site}_astro/${name}`, `${site}_astro/${renamed(name)}`);
  for (const path of globSync(["*.html", "_astro/*.js"], { cwd: site })) {
    const text = names.reduce(
      (each, name) => each.replaceAll(name, renamed(name)),
      readFileSync(site + path, "utf8"),
    );
    writeFileSync(site + path, text.replace("</footer>", `${secondBuildMark}</footer>`));
  }
}

// This runs in its own process, because the bundler cannot run in the browser tests' process.
if (import.meta.main) {
  const [from = "", to = ""] = process.argv.slice(2);
  await buildAgain(from, to);
}
