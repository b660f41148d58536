import { readTable } from "./table.ts";
import type { Fetched } from "./crawler-fetch.ts";
import { readFeed } from "./feed-items.ts";
import { type Document, type Node, UnreadableDocument, isNode } from "./item.ts";
import { parseJson, parsePage } from "./parsers.ts";
import type { Source } from "./sources.ts";
import { findLinkedPages, findVehicles } from "./vehicles.ts";
import { linkTo, parseXml, publishedList, sitemapIn } from "./xml.ts";

type ReadingSource = Pick<Source, "items" | "fields" | "follow">;

/**
 * Reads what an address answered with, by its first characters: JSON, XML, a page, or a table. Throws
 * `UnreadableDocument` or `TooComplex`. `today` is an ISO date.
 */
export function readDocument(fetched: Fetched, source: ReadingSource, today: string): Document {
  const text = decodeText(fetched);
  const start = text.slice(0, 2000).trimStart();
  if (/^[{[]/.test(start)) return readJsonDocument(text, fetched, source, today);
  if (start.startsWith("<")) {
    return isPage(start, typeOf(fetched))
      ? readPage(text, source)
      : readXmlDocument(text, fetched, source, today);
  }
  return readTableDocument(text, fetched, source, today);
}

function readJsonDocument(
  text: string,
  fetched: Fetched,
  source: ReadingSource,
  today: string,
): Document {
  const feed = jsonIn(text);
  const items = readFeed(feed, source, today);
  const links = [...nextByHeader(fetched), ...nextOfShop(feed, fetched.url)];
  return { items, skipped: [], links, broken: 0 };
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new UnreadableDocument(`is not valid JSON: ${cause.message}`, { cause });
  }
}

function readXmlDocument(
  text: string,
  fetched: Fetched,
  source: ReadingSource,
  today: string,
): Document {
  const parsed = parseXml(text);
  const { root, value } = parsed;
  if (root === "") throw new UnreadableDocument("is not valid XML");
  const sitemap = sitemapIn(parsed);
  if (sitemap !== null) {
    const { kind, addresses } = sitemap;
    const links =
      kind === "pages" ? addresses.filter((each) => isFollowed(each, source)) : addresses;
    return { items: [], skipped: [], links, broken: 0 };
  }
  const published = publishedList(root);
  const items =
    source.items === undefined && published !== undefined && !hasList(value, published)
      ? []
      : readFeed(value, { ...source, items: source.items ?? published }, today);
  const next = isNode(value) ? linkTo(value["link"], "next") : "";
  return {
    items,
    skipped: [],
    links: [...nextByHeader(fetched), ...(next ? [next] : [])],
    broken: 0,
  };
}

/** A feed of a dealer who has nothing for sale has no element for an item. */
function hasList(value: unknown, path: string): boolean {
  return (
    path
      .split(".")
      .reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), value) !== undefined
  );
}

function readPage(text: string, source: ReadingSource): Document {
  if (source.items !== undefined || Object.keys(source.fields).length > 0) {
    throw new UnreadableDocument('is a web page, which has neither "items" nor "fields"');
  }
  const { values, broken, links, next } = parsePage(text);
  return {
    items: findVehicles(values),
    skipped: [],
    links: [
      ...findLinkedPages(values).filter((each) => isFollowed(each, source)),
      ...next,
      ...(source.follow === undefined ? [] : links.filter((each) => isFollowed(each, source))),
    ],
    broken,
  };
}

function readTableDocument(
  text: string,
  fetched: Fetched,
  source: ReadingSource,
  today: string,
): Document {
  const type = typeOf(fetched);
  const isTable =
    /^(?:text\/(?:csv|plain|tab-separated-values|x-csv)|application\/(?:csv|x-csv|octet-stream|vnd\.ms-excel)|binary\/octet-stream|)$/;
  if (!isTable.test(type) || text.slice(0, 2000).includes("\u0000")) {
    throw new UnreadableDocument(`is "${type}", which holds no list of carts`);
  }
  if (source.items !== undefined) throw new UnreadableDocument('is a table, which has no "items"');
  const { rows, skipped } = readTable(text);
  const items = readFeed(rows, source, today);
  return { items, skipped, links: nextByHeader(fetched), broken: 0 };
}

function isFollowed(address: string, { follow }: ReadingSource): boolean {
  if (follow === undefined) return true;
  return address.replace(/^https?:\/\/[^/]*/i, "").includes(follow);
}

/** RFC 8288: `<https://shop.example/…?page=2>; rel="next"` */
function nextByHeader({ answer }: Fetched): string[] {
  const header = [answer.headers["link"] ?? []].flat().join(", ");
  const next = header
    .split(/,\s*(?=<)/)
    .find((link) => /;\s*rel="?(?:[^"]*\s)?next(?:\s[^"]*)?"?/i.test(link));
  const [, address] = /^\s*<([^<>]*)>/.exec(next ?? "") ?? [];
  return address === undefined ? [] : [address];
}

const shopPageLength = 30;

/** Shopify doesn't say whether there is another page, so a full one is followed by the next. */
function nextOfShop(feed: unknown, url: URL): string[] {
  if (!isNode(feed) || !Array.isArray(feed["products"])) return [];
  const products: readonly unknown[] = feed["products"];
  const isShop = products.some((product) => isNode(product) && isShopProduct(product));
  const length = Number(url.searchParams.get("limit") ?? shopPageLength);
  if (!isShop || products.length < length) return [];
  const next = new URL(url);
  next.searchParams.set("page", String(Number(url.searchParams.get("page") ?? 1) + 1));
  return [next.href];
}

const isShopProduct = (product: Node) => "handle" in product && Array.isArray(product["variants"]);

function isPage(start: string, type: string): boolean {
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(start))
    return true;
  return /^(?:text\/html|application\/xhtml\+xml)$/.test(type) && !/^<\?xml\b/i.test(start);
}

function typeOf({ answer }: Fetched): string {
  const { "content-type": stated = "" } = answer.headers;
  return stated.split(";", 1)[0]!.trim().toLowerCase();
}

function decodeText({ answer }: Fetched): string {
  const { "content-type": stated = "" } = answer.headers;
  const start = answer.body.subarray(0, 200).toString("latin1");
  const [, charset = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? "utf-8"] =
    /;\s*charset="?([^\s;"]+)/i.exec(stated) ?? [];
  try {
    return new TextDecoder(charset).decode(answer.body);
  } catch (cause) {
    throw new UnreadableDocument(`is in the unknown charset "${charset}"`, { cause });
  }
}
