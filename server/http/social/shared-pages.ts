import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HonoRequest } from "hono";
import {
  type PreviewMetadata,
  addressIn,
  previewMetadata,
  withMetadata,
} from "../../social/preview-metadata.ts";
import { recentlyUsed } from "../../social/recently-used.ts";
import { sharedEstimate } from "../../social/shared-estimate.ts";
import { toolPaths } from "../../social/tool-paths.ts";
import type { Asset, Site } from "../site-manifest.ts";
import { type File, fileOf, sendFile } from "../static-files.ts";
import { usYear } from "../us-year.ts";
import { type PreviewOptions, queryIn } from "./preview-options.ts";

/** Responds with the page of a shared estimate; undefined if the address is not that of one. */
export type SharedPages = (request: HonoRequest) => Promise<Response> | undefined;

/** About 90 KB each, with both compressed variants. */
const keptPages = 50;
/** Each takes a thread for some milliseconds; beyond these, pages are sent as they were built. */
const madeAtOnce = 8;

/** The pages with the value tool, whose previews show the cart that their address names. */
export function sharedPages(
  site: Site,
  { artwork, now }: Pick<PreviewOptions, "artwork" | "now">,
): SharedPages {
  const pages = toolPages(site);
  const kept = recentlyUsed<File>(keptPages);
  let making = 0;

  async function make(request: HonoRequest, { asset }: ToolPage, metadata: PreviewMetadata) {
    making += 1;
    try {
      const file = await sharedFile(asset, metadata);
      kept.set(keyOf(asset, metadata), file);
      return sendFile(request, file);
    } finally {
      making -= 1;
    }
  }

  return (request) => {
    const query = queryIn(request.url);
    const page = query === "" ? undefined : pages.get(request.path);
    if (page === undefined) return undefined;
    const estimate = sharedEstimate(query, usYear(now()), artwork);
    if (estimate === null || ![null, estimate.shared.cart.make].includes(page.make))
      return undefined;
    const place = { ...page, siteName: artwork.siteName, query };
    const metadata = previewMetadata(estimate, place);
    const file = kept.get(keyOf(page.asset, metadata));
    if (file !== undefined) return Promise.resolve(sendFile(request, file));
    return making < madeAtOnce ? make(request, page, metadata) : undefined;
  };
}

interface ToolPage {
  readonly asset: Asset;
  /** The make that the page's tool is for; null for any. */
  readonly make: string | null;
  readonly url: string;
  readonly siteUrl: string;
}

function toolPages(site: Site): ReadonlyMap<string, ToolPage> {
  const pages = toolPaths.flatMap(([path, make]) => {
    const asset = site.get(path);
    const html = asset?.body.toString() ?? "";
    const url = addressIn(html, "og:url");
    const siteUrl = addressIn(html, "og:image")?.replace(/\/social\/[\w/-]+\.jpg$/, "");
    if (asset === undefined || url === undefined || siteUrl === undefined) return [];
    return [[path, { asset, make, url, siteUrl }] as const];
  });
  return new Map(pages);
}

/** Becomes the page's ETag. */
function keyOf({ etag }: Asset, metadata: PreviewMetadata): string {
  const hash = createHash("sha256").update(etag + JSON.stringify([...metadata]));
  return hash.digest("base64url").slice(0, 22);
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** Nearly as small as the build's, in a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function sharedFile(asset: Asset, metadata: PreviewMetadata): Promise<File> {
  const body = Buffer.from(withMetadata(asset.body.toString(), metadata));
  const [br, gz] = await Promise.all([brotli(body, quality), gzipped(body)]);
  const encodings = { br: Buffer.from(br), gzip: Buffer.from(gz) };
  return fileOf({ ...asset, body, etag: keyOf(asset, metadata), encodings });
}
