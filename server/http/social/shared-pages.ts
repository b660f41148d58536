import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HonoRequest } from "hono";
import { LRUCache } from "lru-cache";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { slugOf } from "../../../domain/catalogue/slug.ts";
import { states } from "../../../domain/catalogue/states.ts";
import {
  type PreviewMetadata,
  addressIn,
  previewMetadata,
  withCart,
  withMetadata,
} from "../../social/preview-metadata.ts";
import { type SharedEstimate, sharedEstimate } from "../../social/shared-estimate.ts";
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
export function sharedPages(site: Site, { now }: Pick<PreviewOptions, "now">): SharedPages {
  const pages = toolPages(site);
  const kept = new LRUCache<string, File>({ max: keptPages });
  let making = 0;

  async function make(
    request: HonoRequest,
    { asset }: ToolPage,
    metadata: PreviewMetadata,
    estimate: SharedEstimate,
  ) {
    making += 1;
    try {
      const file = await sharedFile(asset, metadata, estimate);
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
    const estimate = sharedEstimate(query, usYear(now()));
    if (estimate === null || ![null, estimate.shared.cart.make].includes(page.make))
      return undefined;
    const metadata = previewMetadata(estimate, { ...page, query });
    const file = kept.get(keyOf(page.asset, metadata));
    if (file !== undefined) return Promise.resolve(sendFile(request, file));
    return making < madeAtOnce ? make(request, page, metadata, estimate) : undefined;
  };
}

/** The pages that may have the value tool, each with the make that its tool is for; null for any. */
const toolPaths: readonly (readonly [path: string, make: string | null])[] = [
  ["/", null],
  ...states.map(({ code }) => [`/${code}`, null] as const),
  ...formMakes.map(({ name }) => [`/${slugOf(name)}`, name] as const),
];

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

async function sharedFile(
  asset: Asset,
  metadata: PreviewMetadata,
  estimate: SharedEstimate,
): Promise<File> {
  const body = Buffer.from(withCart(withMetadata(asset.body.toString(), metadata), estimate));
  const [br, gz] = await Promise.all([brotli(body, quality), gzipped(body)]);
  const encodings = { br: Buffer.from(br), gzip: Buffer.from(gz) };
  return fileOf({ ...asset, body, etag: keyOf(asset, metadata), encodings });
}
