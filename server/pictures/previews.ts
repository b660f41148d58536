import { type Paint, ordinaryPicturePath, pictureKey } from "./painter.ts";
import type { Limiter } from "../limiter.ts";
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type HonoRequest, type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { formMakes } from "../../domain/catalogue/price-book.ts";
import { slugOf } from "../../domain/catalogue/make.ts";
import { states } from "../../domain/catalogue/states.ts";
import {
  type PreviewMetadata,
  type SharedEstimate,
  adMetadata,
  addressIn,
  previewMetadata,
  sharedAd,
  withCart,
  withMetadata,
  sharedEstimate,
} from "./shared-estimate.ts";
import type { Asset, Site } from "../site-manifest.ts";
import { type File, fileOf, sendFile } from "../static-files.ts";
import { usYear } from "../../domain/cart/us-day.ts";
import type { RequestIdVariables } from "hono/request-id";
import { failureFields, log } from "../log.ts";
import { hasTag, networksOf } from "../headers.ts";

export interface PreviewOptions {
  readonly paint: Paint;
  readonly limiter: Pick<Limiter, "requestWait">;
  readonly now: () => Date;
  readonly proxyHeader: string;
}

export function queryIn(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}

/** Responds with the page of a shared estimate; undefined if the address is not that of one. */
export type SharedPages = (request: HonoRequest) => Promise<Response> | undefined;

/** About 90 KB each, with both compressed variants. */
const cachedPages = 50;
/** Each takes a thread for some milliseconds; beyond these, pages are sent as they were built. */
const madeAtOnce = 8;

/** The pages with the value tool, whose previews show the cart that their address names. */
export function sharedPages(site: Site, { now }: Pick<PreviewOptions, "now">): SharedPages {
  const pages = toolPages(site);
  const cached = new LRUCache<string, File>({ max: cachedPages });
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
      cached.set(keyOf(asset, metadata), file);
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
    const ad = request.path === adPath ? sharedAd(query) : null;
    // A price check without a price has no answer yet, least of all a seller's.
    if (request.path === adPath && ad === null) return undefined;
    const metadata = ad === null ? previewMetadata(estimate, page) : adMetadata(estimate, ad, page);
    const file = cached.get(keyOf(page.asset, metadata));
    if (file !== undefined) return Promise.resolve(sendFile(request, file));
    return making < madeAtOnce ? make(request, page, metadata, estimate) : undefined;
  };
}

const adPath = "/check-a-price";

/** Null for a tool that takes any make. */
const toolPaths: readonly (readonly [path: string, make: string | null])[] = [
  ["/", null],
  [adPath, null],
  ["/trade-in-guide", null],
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
  return hash("sha256", etag + JSON.stringify([...metadata]), "base64url").slice(0, 22);
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** Nearly as small as the build's, in a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function sharedFile(
  asset: Asset,
  metadata: PreviewMetadata,
  estimate: SharedEstimate,
): Promise<File> {
  const body = Buffer.from(
    withCart(
      withMetadata(asset.body.toString(), metadata),
      estimate,
      metadata.get("og:description")!,
    ),
  );
  const [br, gz] = await Promise.all([brotli(body, quality), gzipped(body)]);
  const encodings = { br: Buffer.from(br), gzip: Buffer.from(gz) };
  return fileOf({ ...asset, body, etag: keyOf(asset, metadata), encodings });
}

type PictureContext = Context<{ Variables: RequestIdVariables }>;

/** A picture changes only when a new year or a new version of the site changes the estimate. */
const maxAgeSeconds = 60 * 60 * 24 * 7;

/** `GET /estimate.png?…`: the picture of the cart in the query. */
export function estimatePictures(options: PreviewOptions): Hono<{ Variables: RequestIdVariables }> {
  const { paint, limiter, now, proxyHeader } = options;

  async function answer(c: PictureContext, key: string, estimate: SharedEstimate) {
    const wait = await limiter.requestWait(networksOf(c, proxyHeader));
    if (wait > 0) {
      const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
      return c.text("You have asked for too many pictures. Wait a minute.", 429, headers);
    }
    const painted = await paint(estimate);
    return painted === null ? ordinaryPicture(c) : picture(c, key, painted);
  }

  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/estimate.png", async (c) => {
    const estimate = sharedEstimate(queryIn(c.req.url), usYear(now()));
    if (estimate === null) return c.text("This address does not describe a cart.", 400);
    const key = pictureKey(estimate);
    if (hasTag(c.req.header("If-None-Match"), `"${key}"`))
      return c.body(null, 304, cachingHeaders(key));
    try {
      return await answer(c, key, estimate);
    } catch (error) {
      log.error({ request: c.var.requestId, ...failureFields(error) }, "a picture failed");
      return ordinaryPicture(c);
    }
  });
  return app;
}

function picture(c: PictureContext, key: string, body: Uint8Array<ArrayBuffer>): Response {
  return c.body(body, 200, {
    ...cachingHeaders(key),
    "Content-Type": "image/png",
    "Content-Length": String(body.length),
  });
}

function cachingHeaders(key: string) {
  return { ETag: `"${key}"`, "Cache-Control": `public, max-age=${maxAgeSeconds}` };
}

/** A chat asks for a picture only once: the site's own is better than none. */
function ordinaryPicture(c: PictureContext): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(ordinaryPicturePath, 302);
}
