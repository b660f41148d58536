import { hash } from "node:crypto";
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
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readEnvironment } from "../../config/environment.ts";
import { type AssetRecord, hashOf } from "../../server/http/site-manifest.ts";
import { embedPath, embedScriptPath } from "../../src/site/paths.ts";
import { buildCache, writeToCache } from "./build-cache.ts";
import { removalPath, scanWorker, workerPath } from "./offline-build.ts";
import { scanUrlPolicy } from "../../src/features/scan/worker-policy.ts";
import { workerUrlPolicy } from "../../src/offline/register.ts";

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
  ".wasm": "application/wasm",
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
export async function finishBuild(dist: string): Promise<void> {
  const site = `${dist}site/`;
  // A pattern does not match names that begin with a dot unless it says so.
  const paths = globSync(["**", ".well-known/**"], { cwd: site });
  const files = paths.filter((path) => statSync(site + path).isFile());
  const manifest = await Promise.all(files.toSorted().map((path) => finishFile(dist, path)));
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
}

async function finishFile(dist: string, path: string): Promise<AssetRecord> {
  const extension = extname(path);
  const type = types[extension];
  if (type === undefined) throw new Error(`No media type is known for ${path}: add it here.`);
  const isPage = extension === ".html";
  const body = readFileSync(`${dist}site/${path}`);
  const address = isPage ? pagePath(path) : `/${path}`;
  const isForOtherSites =
    address === embedPath ||
    address === embedScriptPath ||
    ["/data/", "/social/"].some((folder) => address.startsWith(folder));
  const canScan = isPage && hasScanner(body.toString());
  return {
    path: address,
    file: `site/${path}`,
    type,
    etag: hashOf(body),
    immutable: path.startsWith("_astro/"),
    isForOtherSites,
    canScan,
    csp: isPage
      ? contentSecurityPolicy(body.toString(), { adsSrc: ADS_SRC, isForOtherSites })
      : policyOf(address),
    encodings: alreadyCompressed.has(extension) ? {} : await compress(dist, path, body),
  };
}

function policyOf(address: string): string | null {
  if (scanWorker.test(address)) return scanWorkerPolicy;
  return [workerPath, removalPath].includes(address) ? workerPolicy : null;
}

function pagePath(path: string): string {
  const name = path.replace(/\.html$/, "");
  return name === "index" ? "/" : `/${name}`;
}

/**
 * The highest quality takes as long as the rest of the build, so it is left to Node's threads, and
 * compressed files are cached.
 */
async function compress(dist: string, path: string, body: Buffer) {
  const digest = hash("sha256", body);
  const encodings: Record<string, { file: string; hash: string }> = {};
  for (const [encoding, compressor] of Object.entries(compressors)) {
    const cached = `${buildCache}compressed/${digest}.${encoding}`;
    if (!existsSync(cached)) writeToCache(cached, await compressor(body));
    const file = `compressed/${path}.${encoding}`;
    mkdirSync(dirname(dist + file), { recursive: true });
    copyFileSync(cached, dist + file);
    encodings[encoding] = { file, hash: hashOf(readFileSync(dist + file)) };
  }
  return encodings;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressors = {
  br: (body: Buffer) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};

/**
 * The policy of one page: only its own inline scripts and styles, by hash, and this origin. A page
 * with an advertising slot also allows the origin of the provider's script, `adsSrc`. Only a page
 * for other sites may be put in a frame.
 */
export function contentSecurityPolicy(
  html: string,
  { adsSrc = "", isForOtherSites = false } = {},
): string {
  const scripts = policyHashes(html, /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
  const styles = policyHashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  const ads = adsSrc !== "" && /<[^<>]+\sdata-ad-slot=/.test(html) ? [new URL(adsSrc).origin] : [];
  const frames = [...(html.includes("<iframe") ? ["'self'"] : []), ...ads];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...ads],
    // The print styles are a file; all others are inlined.
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'", ...ads],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...ads],
    ...(frames.length > 0 ? [["frame-src", ...frames]] : []),
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", isForOtherSites ? "*" : "'none'"],
    // A provider's script may write any markup; our own never does.
    ...(ads.length > 0
      ? []
      : [
          ["require-trusted-types-for", "'script'"],
          ["trusted-types", workerUrlPolicy, ...(hasScanner(html) ? [scanUrlPolicy] : [])],
        ]),
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

function hasScanner(html: string): boolean {
  return /<[^<>]+\sdata-scan=/.test(html);
}

/** A service worker's policy: it may fetch files from this origin, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The bar code reader is WebAssembly, which only its own worker may run. */
export const scanWorkerPolicy = `${workerPolicy}; script-src 'wasm-unsafe-eval'`;

function policyHashes(html: string, element: RegExp): string[] {
  const contents = new Set(Array.from(html.matchAll(element), ([, content]) => content!));
  return [...contents].map((content) => `'sha256-${sha256(content)}'`);
}

function sha256(text: string): string {
  return hash("sha256", text, "base64");
}
