import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../config/dist-folder.ts";
import { folders } from "../folders.ts";
import { dist } from "./build-fingerprint.ts";
import { earlierFilesList } from "./earlier-files.ts";

const sources = [...folders, "public", ...globSync("*.{ts,json}", { cwd: projectFolder })];

/**
 * Builds the site in an empty folder, from a copy of the sources in which these files take the
 * place of others, so that neither the sources nor the present build change. Returns the exit code.
 */
function buildAside(folder: string, replaced: ReadonlyMap<string, string>): number {
  const copy = join(folder, "sources");
  for (const name of sources) {
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true });
  }
  for (const [path, file] of replaced) cpSync(file, join(copy, path));
  linkPackages(copy);
  const out = join(folder, "dist");
  keepEarlierFiles(out);
  const { status } = spawnSync(process.execPath, ["tooling/build/build.ts"], {
    cwd: copy,
    env: { ...process.env, DIST_DIR: out },
    stdio: "inherit",
  });
  return status ?? 1;
}

/** One by one, because the build's tools keep their caches in this folder. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(projectFolder, "node_modules"))) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(projectFolder, "node_modules", name), join(copy, "node_modules", name));
  }
}

/** Pages that are open need them, and a build looks for them in its own folder. */
function keepEarlierFiles(out: string): void {
  for (const part of ["site/_astro", earlierFilesList]) {
    if (existsSync(dist + part)) cpSync(dist + part, join(out, part), { recursive: true });
  }
}

if (import.meta.main) {
  const [folder, ...pairs] = process.argv.slice(2);
  if (folder === undefined || pairs.length % 2 !== 0) {
    throw new Error("Name the folder to build in, then each path to replace and its file.");
  }
  const replaced = pairs.flatMap((path, at) =>
    at % 2 === 0 ? [[path, pairs[at + 1]!] as const] : [],
  );
  process.exitCode = buildAside(folder, new Map(replaced));
}
