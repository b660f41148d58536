import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../config/folders.ts";
import { folders } from "../folders.ts";

const sources = [...folders, "public", ...globSync("*.{ts,json}", { cwd: projectFolder })];

/**
 * Builds the site in an empty folder, from a copy of the sources in which these files take the
 * place of others, so that neither the sources nor the current build change. Returns the exit code.
 */
function buildInCopy(folder: string, replaced: ReadonlyMap<string, string>): number {
  const copy = join(folder, "sources");
  for (const name of sources) {
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true });
  }
  for (const [path, file] of replaced) cpSync(file, join(copy, path));
  linkPackages(copy);
  const { status } = spawnSync(process.execPath, ["tooling/build/build.ts"], {
    cwd: copy,
    env: { ...process.env, DIST_DIR: join(folder, "dist") },
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

if (import.meta.main) {
  const [folder, ...pairs] = process.argv.slice(2);
  if (folder === undefined || pairs.length % 2 !== 0) {
    throw new Error("Name the folder to build in, then each path to replace and its file.");
  }
  const replaced = pairs.flatMap((path, at) =>
    at % 2 === 0 ? [[path, pairs[at + 1]!] as const] : [],
  );
  process.exitCode = buildInCopy(folder, new Map(replaced));
}
