import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { keptDays } from "../../src/offline/kept-days.ts";

/** A file whose name changes with its content, found in an earlier build. */
interface EarlierFile {
  readonly body: Buffer;
  /** When a build first left it out, as an ISO time; null while the latest build includes it. */
  readonly replaced: string | null;
}

/** Stored next to the site: lists its files from earlier builds, and when each was replaced. */
export const earlierFilesList = "earlier-files.json";

/** The files that a new build in the folder must keep for pages that are still open. */
export function readEarlierFiles(dist: string): ReadonlyMap<string, EarlierFile> {
  const replaced = replacedFiles(dist);
  const names = globSync("_astro/*", { cwd: `${dist}site` });
  return new Map(
    names.map((name) => [
      name,
      { body: readFileSync(`${dist}site/${name}`), replaced: replaced[name] ?? null },
    ]),
  );
}

/** Puts files from earlier builds next to the new ones, for the promised number of days. */
export function writeEarlierFiles(
  dist: string,
  earlier: ReadonlyMap<string, EarlierFile>,
  now: Date,
): void {
  const list: Record<string, string> = {};
  for (const [name, { body, replaced }] of earlier) {
    const since = replaced ?? now.toISOString();
    const days = (now.getTime() - Date.parse(since)) / (24 * 60 * 60 * 1000);
    if (existsSync(`${dist}site/${name}`) || days > keptDays) continue;
    writeFileSync(`${dist}site/${name}`, body);
    list[name] = since;
  }
  writeFileSync(dist + earlierFilesList, `${JSON.stringify(list, null, 2)}\n`);
}

/** The names of the files in the site's folder, each with the time it was replaced. */
export function replacedFiles(dist: string): Record<string, string> {
  const file = dist + earlierFilesList;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
