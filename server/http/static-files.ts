// Tested in ../app.test.ts.
import type { HonoRequest } from "hono";
import { hasTag, headersForOtherSites, headersForScanning, securityHeaders } from "./headers.ts";
import type { Asset, Encoding, Site } from "./site-manifest.ts";

/** Responds with the file at a path; undefined if the site has none. */
export type StaticFiles = (
  request: HonoRequest,
  path: string,
  status?: 200 | 404,
) => Response | undefined;

/** All headers are made once, here: making them for each request took most of the time. */
export function staticFiles(site: Site): StaticFiles {
  const files = new Map([...site].map(([path, asset]) => [path, fileOf(asset)]));
  return (request, path, status = 200) => {
    const file = files.get(path);
    return file && sendFile(request, file, status);
  };
}

export function sendFile(request: HonoRequest, file: File, status: 200 | 404 = 200): Response {
  const encoding = bestEncoding(request, file);
  const { etag, body, headers, unchangedHeaders } = file[encoding]!;
  if (status === 200 && hasTag(request.header("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers: unchangedHeaders });
  }
  return new Response(body, { status, headers });
}

export type File = Partial<Record<Encoding | "identity", Representation>>;

interface Representation {
  readonly etag: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Record<string, string>;
  /** For a browser that already has the file. */
  readonly unchangedHeaders: Record<string, string>;
}

function fileOf(asset: Asset): File {
  const { br, gzip } = asset.encodings;
  return {
    identity: buildRepresentation(asset, asset.body),
    ...(br && { br: buildRepresentation(asset, br, "br") }),
    ...(gzip && { gzip: buildRepresentation(asset, gzip, "gzip") }),
  };
}

const yearSeconds = 60 * 60 * 24 * 365;

export function buildRepresentation(
  asset: Asset,
  body: Buffer<ArrayBuffer>,
  encoding?: Encoding,
): Representation {
  const etag = `"${asset.etag}${encoding === undefined ? "" : `-${encoding}`}"`;
  const unchangedHeaders = {
    ...headersFor(asset),
    "Content-Type": asset.type,
    "Cache-Control": asset.immutable ? `public, max-age=${yearSeconds}, immutable` : "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
    ...(asset.csp !== null && { "Content-Security-Policy": asset.csp }),
  };
  const headers = {
    ...unchangedHeaders,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { etag, body, headers, unchangedHeaders };
}

function headersFor({ isForOtherSites, canScan }: Asset) {
  if (isForOtherSites) return headersForOtherSites;
  return canScan ? headersForScanning : securityHeaders;
}

const preferred: Encoding[] = ["br", "gzip"];

export function bestEncoding(
  request: HonoRequest,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | "identity" {
  const refused = /;\s*q=0(\.0*)?$/;
  const names = (request.header("Accept-Encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]!.trim());
  return preferred.find((name) => names.includes(name) && available[name]) ?? "identity";
}
