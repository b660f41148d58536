import { hash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { sep } from "node:path";
import { EnvironmentError } from "../../config/environment.ts";

/** One address of the built site, as the build's manifest lists it. Files are relative to `dist/`. */
export interface AssetRecord {
  path: string;
  file: string;
  type: string;
  /** The hash of the file: see `hashOf`. */
  etag: string;
  /** True if the name changes with the content. */
  immutable: boolean;
  /** True if other sites' pages may load it: put a page in a frame, run a script, or fetch data. */
  isForOtherSites: boolean;
  /** True for a page that may use the camera to scan a bar code. */
  canScan: boolean;
  csp: string | null;
  encodings: Partial<Record<Encoding, { file: string; hash: string }>>;
}

export type Encoding = "br" | "gzip";

export interface Asset extends Omit<AssetRecord, "file" | "encodings"> {
  body: Buffer<ArrayBuffer>;
  encodings: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** Every address of the site with its bytes. No request path ever becomes a file path. */
export type Site = ReadonlyMap<string, Asset>;

/**
 * Reads the whole build into memory. Throws an `EnvironmentError` if anything isn't as the build
 * left it.
 */
export function loadSite(dist: string): Site {
  try {
    const records: AssetRecord[] = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8"));
    return new Map(records.map((record) => [record.path, loadAsset(dist, record)]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`The built site cannot be served: ${reason} Build it again.`, {
      cause: error,
    });
  }
}

/** Where browsers look for a newer worker, serves the one that removes all copies. */
export function withoutOffline(site: Site): Site {
  const removal = site.get("/sw-removal.js");
  return removal ? new Map(site).set("/sw.js", removal) : site;
}

function loadAsset(dist: string, { file, encodings, ...record }: AssetRecord): Asset {
  if (![record.type, record.csp ?? ""].every((header) => /^[ -~]*$/.test(header))) {
    throw new Error(`manifest.json has a header for ${record.path} that cannot be sent.`);
  }
  const bodies = Object.entries(encodings).map(([name, encoded]) => [
    name,
    readBuilt(dist, encoded.file, encoded.hash),
  ]);
  const body = readBuilt(dist, file, record.etag);
  return { ...record, body, encodings: Object.fromEntries(bodies) };
}

/**
 * Somebody who may publish a build must not be able to publish what only the server may read, by a
 * path or by a link: to give the right hash, they would have to know what is in it.
 */
function readBuilt(dist: string, file: string, expected: string): Buffer<ArrayBuffer> {
  const path = realpathSync(dist + file);
  if (!path.startsWith(realpathSync(dist) + sep) || !statSync(path).isFile()) {
    throw new Error(`manifest.json names ${file}, which is not a file of the build.`);
  }
  const body = readFileSync(path);
  if (hashOf(body) !== expected) throw new Error(`${file} is not as the build left it.`);
  return body;
}

/** A hash of a file's bytes, as the manifest has it. */
export function hashOf(body: Uint8Array): string {
  return hash("sha256", body, "base64url").slice(0, 22);
}
