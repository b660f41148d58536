import { boundedParser } from "../../text/markup.ts";
import { UnreadableDocument, isNode, nodesOf } from "./item.ts";

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Map<string, unknown[]>;
  text: string;
}

/**
 * An element becomes its text, or an object of its attributes and children, in which repeated
 * children are a list: what a JSON feed would have been. Keeps prefixes such as "g:". Throws
 * `UnreadableDocument` for XML that ends early, and `TooComplex`.
 */
export function parseXml(xml: string): { readonly root: string; readonly value: unknown } {
  const open: OpenElement[] = [elementOf("", {})];
  const parser = boundedParser(
    {
      onopentag: (name, attributes) => void open.push(elementOf(name, attributes)),
      ontext: (text) => void (open.at(-1)!.text += text),
      onclosetag() {
        const [key, value] = entryOf(open.pop()!);
        const siblings = open.at(-1)!.children;
        const values = siblings.get(key) ?? [];
        values.push(value);
        siblings.set(key, values);
      },
    },
    true,
  );
  parser.write(xml);
  // The parser itself closes what is left open.
  const unclosed = open.at(1)?.name;
  if (unclosed !== undefined) {
    throw new UnreadableDocument(`is not whole XML: <${unclosed}> is never closed`);
  }
  parser.end();
  const [[root = "", [value] = []] = []] = open[0]!.children;
  return { root, value };
}

function elementOf(name: string, attributes: OpenElement["attributes"]): OpenElement {
  return { name, attributes, children: new Map(), text: "" };
}

/** An element as a field of its parent. Meta writes `<component name="region">Florida</component>`. */
function entryOf({ name, attributes, children, ...element }: OpenElement): [string, unknown] {
  const text = element.text.trim();
  if (children.size === 0) {
    const { name: own = "", ...others } = attributes;
    if (own !== "" && Object.keys(others).length === 0) return [own, text];
    if (isPlain(attributes, text)) return [name, text];
  }
  const fields = [
    ...Object.entries(attributes),
    ...(text === "" ? [] : [["value", text]]),
    // An attribute doesn't hide a child with the same name.
    ...[...children].map(([child, values]) => [child, values.length === 1 ? values[0] : values]),
  ];
  return [name, Object.fromEntries(fields)];
}

/** The format of a text and its namespaces say nothing about a cart. */
function isPlain(attributes: OpenElement["attributes"], text: string): boolean {
  const names = Object.keys(attributes);
  if (text === "") return names.length === 0;
  return names.every((name) => /^(?:type|format|isPermaLink|xmlns.*|xml:.*)$/.test(name));
}

/** The path to the list of a feed in a published format; undefined for any other feed. */
export function publishedList(root: string): string | undefined {
  return { rss: "channel.item", feed: "entry", listings: "listing", "rdf:RDF": "item" }[root];
}

/** Atom: the address of a link, and the feed's next part. */
export function linkTo(value: unknown, relation: "alternate" | "next"): string {
  const { href } = nodesOf(value).find(({ rel }) => (rel ?? "alternate") === relation) ?? {};
  return typeof href === "string" ? href : "";
}

export interface Sitemap {
  /** What its addresses lead to: pages, or other sitemaps. */
  readonly kind: "pages" | "sitemaps";
  readonly addresses: readonly string[];
}

/** Null for any other document (sitemaps.org). */
export function sitemapIn({ root, value }: ReturnType<typeof parseXml>): Sitemap | null {
  if (root !== "urlset" && root !== "sitemapindex") return null;
  const entries = isNode(value) ? nodesOf(value["url"] ?? value["sitemap"]) : [];
  const addresses = entries.flatMap(({ loc }) => (typeof loc === "string" ? [loc] : []));
  return { kind: root === "urlset" ? "pages" : "sitemaps", addresses };
}
