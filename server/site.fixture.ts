import { gzipSync } from "node:zlib";
import type { Asset, Site } from "./http/site-manifest.ts";

/** A file of a built site: a page, unless the changes say otherwise. */
export const anAsset = (path: string, text: string, changes: Partial<Asset> = {}): Asset => ({
  path,
  type: "text/html; charset=utf-8",
  etag: "tag",
  immutable: false,
  isForOtherSites: false,
  canScan: false,
  csp: "default-src 'none'",
  body: Buffer.from(text),
  encodings: { gzip: gzipSync(text) },
  ...changes,
});

export const siteOf = (...assets: readonly Asset[]): Site =>
  new Map(assets.map((asset) => [asset.path, asset]));
