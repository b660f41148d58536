import {
  type Item,
  type ItemField,
  type Node,
  type Offer,
  UnreadableDocument,
  isNode,
  itemFields,
  maxItems,
  nodesOf,
  shortText,
  textOf,
} from "./item.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import { knownNames, plainName } from "./known-names.ts";
import { TooComplex } from "../../text/markup.ts";
import { plainLines, plainText } from "./parsers.ts";
import { makeOfVendor, productPath, shopOffers } from "./shops.ts";
import type { Source } from "./sources.ts";
import { linkTo } from "./xml.ts";

type FeedSource = Pick<Source, "items" | "fields">;

/** Reads a feed's list of objects by the source's paths, or else by the trade's usual names. */
export function readFeed(
  feed: unknown,
  { items: path, fields }: FeedSource,
  today: string,
): Item[] {
  const nodes = path === undefined ? findOnlyList(feed) : listAt(feed, path);
  if (nodes.length > maxItems) throw new TooComplex(`has more than ${maxItems} items`);
  refuseUnknownPaths(nodes, fields);
  return nodes.map((node) => itemOf(node, fields, today));
}

function listAt(feed: unknown, path: string): Node[] {
  const value = valueAt(feed, path);
  // A list may be spread over the objects of another, and XML can't tell one object from a list of one.
  const list: readonly unknown[] = [value].flat(2);
  if (value !== undefined && list.every(isNode)) return [...list];
  throw new UnreadableDocument(`has no list of objects at "${path}"${presentLists(feed)}`);
}

function findOnlyList(feed: unknown): Node[] {
  if (Array.isArray(feed)) {
    if (feed.every(isNode)) return feed;
    throw new UnreadableDocument("is not a list of objects");
  }
  const lists = listsIn(feed);
  const filled = lists.filter(({ nodes }) => nodes.length > 0);
  const [first, second] = filled.length > 0 ? filled : lists;
  if (first === undefined) throw new UnreadableDocument("has no list of objects");
  if (second === undefined) return [...first.nodes];
  throw new UnreadableDocument(`has several lists, so "items" must name one${presentLists(feed)}`);
}

interface FoundList {
  readonly path: string;
  readonly nodes: readonly Node[];
}

const maxListDepth = 4;

/** Lists inside the objects of another list belong to these objects. */
function listsIn(value: unknown, path = "", depth = 0): FoundList[] {
  if (Array.isArray(value)) return value.every(isNode) ? [{ path, nodes: value }] : [];
  if (!isNode(value) || depth > maxListDepth) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    listsIn(child, path === "" ? name : `${path}.${name}`, depth + 1),
  );
}

function presentLists(feed: unknown): string {
  const lists = listsIn(feed)
    .slice(0, 8)
    .map(({ path, nodes }) => `"${path}" with ${countWithNoun(nodes.length, "object")}`);
  return lists.length === 0 ? "" : `: ${lists.join(", ")}`;
}

/** A misspelled path would silently leave a column empty. */
function refuseUnknownPaths(nodes: readonly Node[], fields: Source["fields"]): void {
  if (nodes.length === 0) return;
  for (const [field, path] of Object.entries(fields)) {
    if (nodes.some((node) => valueAt(node, path) !== undefined)) continue;
    const count = nodes.length === 1 ? "its only object" : `any of its ${nodes.length} objects`;
    throw new UnreadableDocument(`has no "${path}", which fields.${field} names, in ${count}`);
  }
}

/** A heading may itself contain dots. */
export function valueAt(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const found = value.map((entry) => valueAt(entry, path)).filter((entry) => entry !== undefined);
    return found.length === 0 ? undefined : found;
  }
  if (!isNode(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0 || !Object.hasOwn(value, name)) return undefined;
  return valueAt(value[name], rest.join("."));
}

function itemOf(node: Node, fields: Source["fields"], today: string): Item {
  const known = flatten(node);
  const readStated = (field: keyof Source["fields"]): Stated => {
    const path = fields[field];
    if (path !== undefined) return { name: path, text: textOf(valueAt(node, path)) };
    const texts = knownNames[field].map((name) => ({ name, text: textOf(known.get(name)) }));
    const isStated = ({ text }: Stated) => text !== "" && !(field === "price" && isZero.test(text));
    return texts.find(isStated) ?? { name: "", text: "" };
  };
  const texts = Object.fromEntries(
    itemFields.map((field) => [
      field,
      withoutMarkup(field, shortText(readStated(field).text, field)),
    ]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has its text
  const item = texts as Record<ItemField, string>;
  const price = readStated("price").text;
  const offer = {
    currency: readStated("currency").text,
    availability: availabilityOf(readStated("availability")),
  };
  return {
    ...item,
    url: item.url || linkTo(node["link"], "alternate") || productPath(node),
    make: item.make || makeOfVendor(node),
    offers:
      fields.price === undefined
        ? (shopOffers(node, offer) ?? [offerAt(currentPrice(known, price, today), offer)])
        : [offerAt(price, offer)],
  };
}

/** What a field says, and the path or name that it was found under. */
interface Stated {
  readonly name: string;
  readonly text: string;
}

/** Some feeds give a cart that isn't on sale a sale price of 0. */
const isZero = /^\$?0+(?:\.0+)?(?: ?[A-Z]{3})?$/;

const withoutMarkup = (field: ItemField, text: string) =>
  field === "description" ? plainLines(text) : plainText(text);

/** Nested objects' fields get joined names, and named attributes their own names. */
function flatten(node: Node): ReadonlyMap<string, unknown> {
  const known = new Map<string, unknown>();
  const add = (name: string, value: unknown) => {
    const plain = plainName(name);
    if (textOf(known.get(plain)) === "") known.set(plain, value);
  };
  // "g:title" says more than "title".
  const entries = Object.entries(node).toSorted(
    ([a], [b]) => Number(b.startsWith("g:")) - Number(a.startsWith("g:")),
  );
  for (const [name, value] of entries) add(name, value);
  for (const [name, value] of entries) {
    if (!isNode(value)) continue;
    for (const [inner, nested] of Object.entries(value))
      add(`${name.replace(/^g:/, "")} ${inner}`, nested);
  }
  for (const [name, value] of namedAttributes(known)) add(name, value);
  return known;
}

const attributeLists =
  "attributes productdetail additionalproperty specifications specs properties".split(" ");

/**
 * Keyed by plain names. Reads WooCommerce's `{name, terms}`, Google's `{attribute_name, attribute_value}`,
 * and `{name, value}`.
 */
export function namedAttributes(known: ReadonlyMap<string, unknown>): [string, unknown][] {
  return attributeLists
    .flatMap((list) => nodesOf(known.get(list)))
    .map((attribute) => {
      const value = (name: string) =>
        Object.entries(attribute).find(([each]) => plainName(each) === name)?.[1];
      const named = plainName(textOf(value("name") ?? value("attributename")));
      return [named, value("value") ?? value("attributevalue") ?? value("terms")];
    });
}

/** "12,995.00 USD" */
function offerAt(text: string, { currency, availability }: Omit<Offer, "price">): Offer {
  const [, price = text, code = ""] = /^(.*\d) *([A-Z]{3})$/.exec(text.trim()) ?? [];
  return { price: shortText(price), currency: currency || code, availability };
}

/** Google says on which days a sale price applies: "2026-11-01T00:00-05:00/2026-11-30T23:59-05:00". */
function currentPrice(known: ReadonlyMap<string, unknown>, price: string, today: string): string {
  const [from = "", to = ""] = textOf(known.get("salepriceeffectivedate"))
    .split("/")
    .map((end) => end.slice(0, 10));
  const isOver = from !== "" && (today < from || (to !== "" && today > to));
  return isOver ? textOf(known.get("price")) : price;
}

function availabilityOf({ name, text }: Stated): string {
  if (!/^(true|false|yes|no|1|0)$/i.test(text)) return shortText(text);
  const isYes = /^(true|yes|1)$/i.test(text);
  return isYes === (plainName(name) === "sold") ? "SoldOut" : "InStock";
}
