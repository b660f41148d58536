// Tested with whole dealers in crawl.test.ts.
import { csvReader, detectDelimiter } from "../../domain/reading/sheet/csv-reader.ts";
import { TooComplex } from "../../text/markup.ts";
import type { Fetched } from "./crawler-fetch.ts";
import { readFeed, valueAt } from "./feed-items.ts";
import {
  type Document,
  type Item,
  type Node,
  type Skipped,
  UnreadableDocument,
  isNode,
  maxValues,
} from "./item.ts";
import { parseJson, parsePage } from "./parsers.ts";
import { nextOfShop } from "./shops.ts";
import type { Source } from "./sources.ts";
import { findLinkedPages, findVehicles } from "./vehicles.ts";
import { linkTo, parseXml, publishedList, sitemapIn } from "./xml.ts";

type ReadingSource = Pick<Source, "items" | "fields" | "follow">;

/**
 * Reads a response as JSON, XML, a page, or a table, depending on how it begins. Throws
 * `UnreadableDocument` or `TooComplex`. `today` is an ISO date.
 */
export function readDocument(fetched: Fetched, source: ReadingSource, today: string): Document {
  const answer = { ...fetched, text: decodeText(fetched), type: typeOf(fetched) };
  const read = readerOf(answer)(answer, source, today);
  return { items: [], skipped: [], links: [], broken: 0, ...read };
}

interface TextAnswer extends Fetched {
  readonly text: string;
  /** In lowercase, without parameters; "" if the server names none. */
  readonly type: string;
}

type Reader = (answer: TextAnswer, source: ReadingSource, today: string) => Partial<Document>;

function readerOf({ text, type }: TextAnswer): Reader {
  const start = text.slice(0, 2000).trimStart();
  if (/^[{[]/.test(start)) return readJsonDocument;
  if (!start.startsWith("<")) return readTableDocument;
  return isPage(start, type) ? readPage : readXmlDocument;
}

const readJsonDocument: Reader = (answer, source, today) => {
  const feed = jsonIn(answer.text);
  const items = readFeed(feed, source, today);
  return { items, links: [...nextLinks(answer), ...nextOfShop(feed, answer.url)] };
};

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new UnreadableDocument(`is not valid JSON: ${cause.message}`, { cause });
  }
}

const readXmlDocument: Reader = (answer, source, today) => {
  const parsed = parseXml(answer.text);
  const { root, value } = parsed;
  if (root === "") throw new UnreadableDocument("is not valid XML");
  const sitemap = sitemapIn(parsed);
  if (sitemap !== null) {
    const { kind, addresses } = sitemap;
    return {
      links: kind === "pages" ? addresses.filter((each) => isFollowed(each, source)) : addresses,
    };
  }
  const next = isNode(value) ? linkTo(value["link"], "next") : "";
  return {
    items: xmlItems(root, value, source, today),
    links: [...nextLinks(answer), ...(next === "" ? [] : [next])],
  };
};

function xmlItems(root: string, value: unknown, source: ReadingSource, today: string): Item[] {
  const published = publishedList(root);
  if (source.items !== undefined || published === undefined) return readFeed(value, source, today);
  // The feed of a dealer who has nothing for sale has no element for an item.
  if (valueAt(value, published) === undefined) return [];
  return readFeed(value, { ...source, items: published }, today);
}

const readPage: Reader = ({ text }, source) => {
  if (source.items !== undefined || Object.keys(source.fields).length > 0) {
    throw new UnreadableDocument('is a web page, which has neither "items" nor "fields"');
  }
  const { values, broken, links, next } = parsePage(text);
  const listed = findLinkedPages(values).filter((each) => isFollowed(each, source));
  const linked =
    source.follow === undefined ? [] : links.filter((each) => isFollowed(each, source));
  return { items: findVehicles(values), links: [...listed, ...next, ...linked], broken };
};

const tableType =
  /^(?:text\/(?:csv|plain|tab-separated-values|x-csv)|application\/(?:csv|x-csv|octet-stream|vnd\.ms-excel)|binary\/octet-stream|)$/;

const readTableDocument: Reader = (answer, source, today) => {
  const { text, type } = answer;
  if (!tableType.test(type) || text.slice(0, 2000).includes("\u0000")) {
    throw new UnreadableDocument(`is "${type}", which holds no list of carts`);
  }
  if (source.items !== undefined) throw new UnreadableDocument('is a table, which has no "items"');
  const { rows, skipped } = readTable(text);
  return { items: readFeed(rows, source, today), skipped, links: nextLinks(answer) };
};

/**
 * Reads the rows of a CSV or TSV file by its headings. Skips a row with too many cells, because there
 * is no telling which headings they belong to.
 */
export function readTable(text: string): { rows: Node[]; skipped: Skipped[] } {
  const { records, unread } = csvReader(detectDelimiter(text))(text, true);
  if (unread !== null) {
    const fault = unread.why === "open quote" ? "a quote is never closed" : "it is too long";
    throw new UnreadableDocument(`is not a valid table: line ${unread.line}: ${fault}`);
  }
  const [{ cells: headings } = { cells: [] }, ...lines] = records;
  if (headings.length * lines.length > maxValues) {
    throw new TooComplex(`has more than ${maxValues} cells`);
  }
  const rows: Node[] = [];
  const skipped: Skipped[] = [];
  for (const { cells, line } of lines) {
    if (cells.length > headings.length) {
      const reason = `${cells.length} cells under ${headings.length} headings`;
      skipped.push({ item: `line ${line}`, reason });
      continue;
    }
    rows.push(
      Object.fromEntries(headings.map((name, column) => [name.trim(), cells[column] ?? ""])),
    );
  }
  return { rows, skipped };
}

function isFollowed(address: string, { follow }: ReadingSource): boolean {
  if (follow === undefined) return true;
  return address.replace(/^https?:\/\/[^/]*/i, "").includes(follow);
}

/** RFC 8288: `<https://shop.example/…?page=2>; rel="next"` */
function nextLinks({ answer }: Fetched): string[] {
  const header = [answer.headers["link"] ?? []].flat().join(", ");
  const next = header
    .split(/,\s*(?=<)/)
    .find((link) => /;\s*rel="?(?:[^"]*\s)?next(?:\s[^"]*)?"?/i.test(link));
  const [, address] = /^\s*<([^<>]*)>/.exec(next ?? "") ?? [];
  return address === undefined ? [] : [address];
}

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
