import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { projectFolder } from "../../config/dist-folder.ts";
import { listingsFile, modelFile } from "../../listings/import/read-listings.ts";
import type { Replacement } from "../../listings/update/replace-all.ts";
import { CommandError } from "../command.ts";
import type { MarketFiles } from "./update-market.ts";

/** How the folders are named in which the site is built before it is published. */
const prefix = "update-";

/**
 * Builds the site with these files in place of the published ones. Nothing that is published
 * changes: what must take its place is returned.
 */
export async function rebuildSite(candidate: MarketFiles, dist: string): Promise<Replacement[]> {
  // In the same file system as the published site, into which it is then moved.
  const folder = mkdtempSync(join(dist, prefix));
  const pairs = [
    [listingsFile, candidate.listings],
    [modelFile, candidate.model],
  ].flatMap(([path = "", file = ""]) => [relative(projectFolder, path), file]);
  const program = join(projectFolder, "tooling/build/build-aside.ts");
  const child = spawn(process.execPath, [program, folder, ...pairs], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) {
    const said = (await outputs).join("").trim().split("\n").slice(-lastLines).join("\n");
    throw new CommandError(`The site could not be built.\n${said}`);
  }
  const built = join(folder, "dist");
  return inOrder(readdirSync(built)).map((part) => ({
    from: join(built, part),
    to: join(dist, part),
  }));
}

/** The fingerprint comes last: until then, no server takes the build for that of the sources. */
function inOrder(parts: readonly string[]): string[] {
  return parts.toSorted((a, b) => Number(a === fingerprint) - Number(b === fingerprint));
}

const fingerprint = "fingerprint";

/** Removes what builds left, those that were stopped included. */
export function removeBuilds(dist: string): void {
  for (const folder of globSync(`${prefix}*`, { cwd: dist })) {
    rmSync(join(dist, folder), { recursive: true, force: true });
  }
}

/** The last lines of a failed build say why. */
const lastLines = 20;
