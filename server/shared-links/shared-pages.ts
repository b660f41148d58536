// Tested in picture-route.test.ts.
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { slugOf } from "../../domain/catalogue/make.ts";
import { pricedMakes } from "../../domain/catalogue/priced-makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import { defaultRoleAt } from "../../domain/cart/roles.ts";
import { usYear } from "../../domain/words/us-day.ts";
import type { ValueLimits } from "../http/cart-limit.ts";
import { networksOf } from "../http/headers.ts";
import { createOverloadCheck } from "../http/load.ts";
import { countRefusal } from "../http/refusals.ts";
import type { Asset, Encoding, Site } from "../http/site-manifest.ts";
import { type File, bestEncoding, buildRepresentation, sendFile } from "../http/static-files.ts";
import { type RenderFirstAnswer, insertFirstAnswer } from "./first-answers.ts";
import {
  type SharedAd,
  type SharedCart,
  adMetadata,
  forSaleMetadata,
  isShort,
  previewText,
  answerText,
  addressIn,
  withBuyerRole,
  answerShared,
  previewMetadata,
  queryIn,
  sharedAd,
  sharedCart,
  withAskingPrice,
  withCart,
  withMetadata,
} from "./shared-estimate.ts";

export interface SharedPageOptions {
  /** Shares the value API's limit, because making a page takes as long as valuing several carts. */
  readonly limits: ValueLimits;
  readonly proxyHeader: string;
  readonly now: () => Date;
  readonly firstAnswer: RenderFirstAnswer;
}

/**
 * Responds with the page of a shared estimate. Undefined if the address names none, or while too many
 * are being made: the page is then sent as it was built, and the tool in it fills in the cart.
 */
export type SharedPages = (c: Context) => Promise<Response | undefined> | undefined;

/** At most 180 KB each, with both compressed variants. */
const keptPages = 100;
/** Each keeps a thread busy for some milliseconds. */
const madeAtOnce = 8;
/** Making a page takes about as long as valuing this many carts. */
const cartsPerPage = 10;

/** The pages with the value tool, whose previews show the cart that their address names. */
export function sharedPages(site: Site, options: SharedPageOptions): SharedPages {
  const { limits, proxyHeader, now, firstAnswer } = options;
  const pages = toolPages(site);
  const kept = new LRUCache<string, SharedPage>({ max: keptPages });
  const isOverloaded = createOverloadCheck();
  let making = 0;

  async function make(c: Context, key: string, request: PageRequest) {
    making += 1;
    try {
      const { waitSeconds } = await limits.countCarts(networksOf(c, proxyHeader), cartsPerPage);
      if (waitSeconds > 0) {
        countRefusal("page without its cart");
        return undefined;
      }
      const page = sharedPage(request, firstAnswer);
      kept.set(key, page);
      return await send(c, page);
    } finally {
      making -= 1;
    }
  }

  return (c) => {
    const query = queryIn(c.req.url);
    const tool = query === "" ? undefined : pages.get(c.req.path);
    if (tool === undefined) return undefined;
    const isBusy = isOverloaded() || making >= madeAtOnce;
    const asOfYear = usYear(now());
    const key = `${asOfYear} ${c.req.path}${query}`;
    const page = kept.get(key);
    if (page !== undefined) return send(c, page);
    const request = isBusy ? null : pageRequest(tool, query, asOfYear);
    return request === null ? undefined : make(c, key, request);
  };
}

/** A page that an address asks for, with the cart and perhaps the ad that it names. */
interface PageRequest {
  readonly tool: ToolPage;
  readonly query: string;
  readonly asOfYear: number;
  /** Null if the page's metadata is the same for every cart. */
  readonly shared: SharedCart | null;
  readonly ad: SharedAd | null;
}

function pageRequest(tool: ToolPage, query: string, asOfYear: number): PageRequest | null {
  if (tool.asset.path === recallsPath) {
    return isShort(query) ? { tool, query, asOfYear, shared: null, ad: null } : null;
  }
  const shared = sharedCart(query, asOfYear);
  if (shared === null || ![null, shared.cart.make].includes(tool.make)) return null;
  const isPriceCheck = tool.asset.path === adPath;
  const ad = isPriceCheck ? sharedAd(query) : null;
  // A price check without a price has no answer yet, least of all a seller's.
  return isPriceCheck && ad === null ? null : { tool, query, asOfYear, shared, ad };
}

const adPath = "/check-a-price";
const forSalePath = "/for-sale";
const recallsPath = "/recalls";

/** Null for a tool that takes any make. */
const toolPaths: readonly (readonly [path: string, make: string | null])[] = [
  ["/", null],
  [adPath, null],
  [forSalePath, null],
  [recallsPath, null],
  ["/trade-in-guide", null],
  ...states.map(({ code }) => [`/${code}`, null] as const),
  ...pricedMakes.map(({ name }) => [`/${slugOf(name)}`, name] as const),
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

interface SharedPage {
  readonly asset: Asset;
  /** Compressed only in the ways that somebody asks for. */
  readonly file: File;
}

function sharedPage(request: PageRequest, firstAnswer: RenderFirstAnswer): SharedPage {
  const { tool, query, asOfYear } = request;
  const { path } = tool.asset;
  const answer = firstAnswer(path, query, asOfYear);
  const page = request.shared === null ? tool.asset : withPreview(request, request.shared);
  const asset = answer === null ? page : insertFirstAnswer(page, answer);
  return { asset, file: { identity: buildRepresentation(asset, asset.body) } };
}

/** The page with the metadata and the first sentences of its cart. */
function withPreview({ tool, query, asOfYear, ad }: PageRequest, shared: SharedCart): Asset {
  const own = answerShared(shared, query, asOfYear, defaultRoleAt(tool.asset.path));
  const sale = tool.asset.path === forSalePath ? withAskingPrice(own, query) : null;
  const estimate = sale ?? own;
  const metadata =
    sale !== null
      ? forSaleMetadata(sale, tool)
      : ad === null
        ? previewMetadata(estimate, tool)
        : adMetadata(estimate, ad, tool);
  const html = withMetadata(tool.asset.body.toString(), metadata);
  // The sign shows the verdict on an ad. What the sender might offer stays private.
  const text =
    ad === null && sale === null ? answerText(estimate) : previewText(withBuyerRole(estimate));
  const body = Buffer.from(withCart(html, estimate, text));
  const content = tool.asset.etag + JSON.stringify([...metadata]);
  const etag = hash("sha256", content, "base64url").slice(0, 22);
  return { ...tool.asset, body, etag };
}

async function send({ req }: Context, { asset, file }: SharedPage): Promise<Response> {
  const encoding = bestEncoding(req, compressions);
  if (encoding !== "identity" && file[encoding] === undefined) {
    const compressed = Buffer.from(await compressions[encoding](asset.body));
    file[encoding] = buildRepresentation(asset, compressed, encoding);
  }
  return sendFile(req, file);
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** Nearly as small as the build's, in a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressions: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quality),
  gzip: (body) => gzipped(body),
};
