import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readEnvironment } from "../../config/environment.ts";
import { type AssetRecord, hashOf } from "../../server/http/site-manifest.ts";
import { forOtherSites } from "../../src/metadata/embed-path.ts";
import { buildCache, writeToCache } from "./build-cache.ts";
import { contentSecurityPolicy, workerPolicy } from "./content-security-policy.ts";
import { removalPath, workerPath } from "./offline-build.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const { ADS_SRC } = readEnvironment(process.env);
const alreadyCompressed = new Set([".ico", ".jpg", ".png", ".woff2"]);

/**
 * Prepares the static build for its server: compressed variants, and `manifest.json`, which lists
 * every address that the site serves, with its headers.
 */
export function finishBuild(dist: string): void {
  const site = `${dist}site/`;
  // A pattern does not match names that begin with a dot unless it says so.
  const paths = globSync(["**", ".well-known/**"], { cwd: site });
  const files = paths.filter((path) => statSync(site + path).isFile());
  const manifest = files.toSorted().map((path) => finishFile(dist, path));
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
}

function finishFile(dist: string, path: string): AssetRecord {
  const extension = extname(path);
  const type = types[extension];
  if (type === undefined) throw new Error(`No media type is known for ${path}: add it here.`);
  const isPage = extension === ".html";
  const body = readFileSync(`${dist}site/${path}`);
  const address = isPage ? pagePath(path) : `/${path}`;
  const isForOtherSites = forOtherSites.includes(address);
  return {
    path: address,
    file: `site/${path}`,
    type,
    etag: hashOf(body),
    immutable: path.startsWith("_astro/"),
    isForOtherSites,
    csp: isPage
      ? contentSecurityPolicy(body.toString(), { adsSrc: ADS_SRC, isForOtherSites })
      : policyOf(address),
    encodings: alreadyCompressed.has(extension) ? {} : compress(dist, path, body),
  };
}

function policyOf(address: string): string | null {
  return [workerPath, removalPath].includes(address) ? workerPolicy : null;
}

function pagePath(path: string): string {
  const name = path.replace(/\.html$/, "");
  return name === "index" ? "/" : `/${name}`;
}

/** The highest quality takes as long as the rest of the build, so compressed files are cached. */
function compress(dist: string, path: string, body: Buffer): AssetRecord["encodings"] {
  const hash = createHash("sha256").update(body).digest("hex");
  const files = Object.entries(compressors).map(([encoding, compressor]) => {
    const cached = `${buildCache}compressed/${hash}.${encoding}`;
    if (!existsSync(cached)) writeToCache(cached, compressor(body));
    const file = `compressed/${path}.${encoding}`;
    mkdirSync(dirname(dist + file), { recursive: true });
    copyFileSync(cached, dist + file);
    return [encoding, { file, hash: hashOf(readFileSync(dist + file)) }];
  });
  return Object.fromEntries(files);
}

const compressors = {
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }),
};
