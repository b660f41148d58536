import { readFileSync, realpathSync } from "node:fs";
import { sep } from "node:path";

/** One address of the built site, as the build's manifest lists it. Files are relative to `dist/`. */
export interface AssetRecord {
  path: string;
  file: string;
  type: string;
  etag: string;
  /** Whether the name changes with the content. */
  immutable: boolean;
  /** Whether other sites' pages may load it: put a page in a frame, or run a script. */
  isForOtherSites: boolean;
  csp: string | null;
  encodings: Partial<Record<Encoding, string>>;
}

export type Encoding = "br" | "gzip";

export interface Asset extends Omit<AssetRecord, "file" | "encodings"> {
  body: Buffer<ArrayBuffer>;
  encodings: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** Every address of the site with its bytes. No request path ever becomes a file path. */
export type Site = ReadonlyMap<string, Asset>;

/** Reads the whole build into memory. */
export function loadSite(dist: string): Site {
  const records: AssetRecord[] = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8"));
  return new Map(records.map((record) => [record.path, loadAsset(dist, record)]));
}

/** Serves the worker that removes all copies at the address where browsers look for a newer one. */
export function withoutOffline(site: Site): Site {
  const removal = site.get("/sw-removal.js");
  return removal ? new Map(site).set("/sw.js", removal) : site;
}

function loadAsset(dist: string, { file, encodings, ...record }: AssetRecord): Asset {
  const bodies = Object.entries(encodings).map(([name, path]) => [name, readBuilt(dist, path)]);
  return { ...record, body: readBuilt(dist, file), encodings: Object.fromEntries(bodies) };
}

/**
 * Whoever may publish a build may not publish what only the server may read, neither by a path nor
 * by a link.
 */
function readBuilt(dist: string, file: string): Buffer<ArrayBuffer> {
  const path = realpathSync(dist + file);
  if (!path.startsWith(realpathSync(dist) + sep)) {
    throw new Error(`${dist}manifest.json names ${file}, which is outside the build. Build again.`);
  }
  return readFileSync(path);
}
