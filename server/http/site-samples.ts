import { gzipSync } from "node:zlib";
import type { Asset, Site } from "./site-manifest.ts";

/** A page of a built site, or another file of it with these changes. */
export const anAsset = (path: string, text: string, changes: Partial<Asset> = {}): Asset => ({
  path,
  type: "text/html; charset=utf-8",
  etag: "tag",
  immutable: false,
  isForOtherSites: false,
  csp: "default-src 'none'",
  body: Buffer.from(text),
  encodings: { gzip: gzipSync(text) },
  ...changes,
});

export const siteOf = (...assets: readonly Asset[]): Site =>
  new Map(assets.map((asset) => [asset.path, asset]));
