import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { decodeEntities } from "../../build/decode-entities.ts";
import { fontCharacters } from "../../build/fonts.ts";
import { type BuiltPage, descriptionOf, titleOf, anchorsOf, linksOf } from "./page.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Prepares the rules once, and not for each page. */
class PreparedRules extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

  override getConfigFor(file: string) {
    return (this.#rules ??= super.getConfigFor(file));
  }
}

const rules = new PreparedRules({
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attribute names in any case, as HTML allows, and generates its own ids.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // Advice about taste, length, and hosting that this site does not follow.
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "prefer-native-element": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
  },
});
const validator = new HtmlValidate(rules);

export function pageFaults(page: BuiltPage): string[] {
  const faults = [
    ...markupFaults(page),
    ...characterFaults(page),
    ...structuredDataFaults(page),
    ...metadataFaults(page),
    ...gluedLinks(page),
    ...unstyledClasses(page),
    ...(/<[^<>]+\sstyle="/.test(page.html) ? ["a style attribute, which the policy blocks"] : []),
  ];
  return faults.map((fault) => `${page.path}: ${fault}`);
}

/** Astro writes it before the first tool, wherever that is. */
const islandStyle = /<style>astro-island\b[^<]*<\/style>/;

function markupFaults({ html }: BuiltPage): string[] {
  const { results } = validator.validateStringSync(html.replace(islandStyle, ""));
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, ruleId, line, column }) => `${message} (${ruleId}, ${line}:${column})`,
    ),
  );
}

/** A page that is prerendered with a part that scripts usually draw has to import its stylesheet. */
function unstyledClasses({ html }: BuiltPage): string[] {
  const styles = Array.from(html.matchAll(/<style[^<>]*>(.*?)<\/style>/gs), ([, css]) => css);
  const styled = new Set(
    Array.from(styles.join("").matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name),
  );
  const used = Array.from(
    html.matchAll(/\sclass="([^"]*)"/g),
    ([, names]) => names!.match(/\S+/g) ?? [],
  );
  const unstyled = new Set(used.flat()).difference(styled);
  return [...unstyled].map((name) => `no style for the class "${name}"`);
}

/** Astro drops a line break before a link, and with it the space between two words. */
function gluedLinks({ html }: BuiltPage): string[] {
  return Array.from(
    html.matchAll(/[a-z,.;:]<a\s[^<>]*>([^<]*)/g),
    ([, text]) => `no space before the link "${text}"`,
  );
}

function characterFaults({ html }: BuiltPage): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^<>]+>/g, "");
  const known = new Set(`${fontCharacters}\n`);
  const strange = new Set([...decodeEntities(text)].filter((each) => !known.has(each)));
  return [...strange].map((each) => `"${each}" is not in the fonts: see tooling/build/fonts.ts`);
}

function structuredDataFaults({ html }: BuiltPage): string[] {
  const documents = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(documents, ([, json]) => json!).flatMap((json) => {
    try {
      const graph: unknown = JSON.parse(json);
      return [...vocabularyFaults(graph), ...danglingReferences(graph)];
    } catch {
      return ["structured data that is not JSON"];
    }
  });
}

function metadataFaults(page: BuiltPage): string[] {
  const description = decodeEntities(descriptionOf(page));
  return [
    ...(titleOf(page) === "" ? ["no title"] : []),
    ...(decodeEntities(titleOf(page)).length > 60 ? ["a title of more than 60 characters"] : []),
    ...(description.length < 50 || description.length > 170
      ? [`a description of ${description.length} characters: 50 to 170 are shown whole`]
      : []),
  ];
}

const definitions = readFileSync(
  createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts"),
  "utf8",
);

/** Each schema.org interface, with its own properties and the interfaces it extends. */
const interfaces = new Map(
  Array.from(
    definitions.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{(.*?)^\}/gms),
    ([, name, parents, body]) => [
      name!,
      {
        parents: parents!.match(/\w+/g) ?? [],
        own: Array.from(body!.matchAll(/^ +"([\w@]+)"\??:/gm), ([, property]) => property!),
      },
    ],
  ),
);

/**
 * The faults of structured data, as sentences: types and properties that schema.org does not
 * have.
 */
export function vocabularyFaults(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(vocabularyFaults);
  if (typeof thing !== "object" || thing === null) return [];
  const {
    "@type": type,
    "@context": _context,
    "@graph": graph,
    ...properties
  }: Thing = { ...thing };
  const values = Object.values(properties).flatMap(vocabularyFaults);
  if (graph !== undefined) return vocabularyFaults(graph);
  if (type === undefined) return values;
  if (!interfaces.has(`${type}Leaf`)) return [`schema.org has no type ${type}`];
  const known = propertiesOf(`${type}Leaf`);
  const strange = Object.keys(properties).filter((name) => name !== "@id" && !known.has(name));
  return [...strange.map((name) => `schema.org's ${type} has no ${name}`), ...values];
}

type Thing = { "@type"?: string; "@graph"?: unknown; "@context"?: unknown } & Record<
  string,
  unknown
>;

function propertiesOf(name: string): Set<string> {
  const found = interfaces.get(name);
  if (found === undefined) return new Set();
  return new Set([...found.own, ...found.parents.flatMap((parent) => [...propertiesOf(parent)])]);
}

/** Things that structured data cites by their `@id` but does not contain, as sentences. */
export function danglingReferences(graph: unknown): string[] {
  const all = allThings(graph);
  const isReference = (thing: object) => Object.keys(thing).join() === "@id";
  const own = new Set(all.filter((thing) => !isReference(thing)).map((thing) => thing["@id"]));
  return all
    .filter((thing) => isReference(thing) && !own.has(thing["@id"]))
    .map((thing) => `structured data cites ${String(thing["@id"])}, which is not on the page`);
}

function allThings(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(allThings);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

/** Faults between pages, as sentences. `addresses` are all those that the site serves. */
export function siteFaults(pages: readonly BuiltPage[], addresses: ReadonlySet<string>): string[] {
  return [
    ...findRepeated(pages, "title", titleOf),
    ...findRepeated(pages, "description", descriptionOf),
    ...brokenLinks(pages, addresses),
  ];
}

function findRepeated(
  pages: readonly BuiltPage[],
  what: string,
  textOf: (page: BuiltPage) => string,
): string[] {
  const groups = [...Map.groupBy(pages, textOf).values()].filter(({ length }) => length > 1);
  return groups.map((same) => `the same ${what} on ${same.map(({ path }) => path).join(" and ")}`);
}

function brokenLinks(pages: readonly BuiltPage[], addresses: ReadonlySet<string>): string[] {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  return pages.flatMap((page) =>
    [...new Set(linksOf(page))]
      .filter((href) => !leadsSomewhere(href, page.path))
      .map((href) => `${page.path}: a link to ${href}, which does not exist`),
  );

  function leadsSomewhere(href: string, from: string): boolean {
    const [path = "", anchor = ""] = href.split("#");
    const target = path === "" ? from : path.split("?")[0]!;
    if (!addresses.has(target)) return false;
    return anchor === "" || (anchors.get(target)?.has(anchor) ?? false);
  }
}

/** All addresses in these records, each with the day on which it was read or published. */
export function datedAddresses(record: unknown): Map<string, string> {
  if (typeof record !== "object" || record === null) return new Map();
  const { url, date, read }: Partial<Record<"url" | "date" | "read", unknown>> = { ...record };
  const day = date ?? read;
  const own: [string, string][] =
    typeof url === "string" && typeof day === "string" && day !== "" ? [[url, day]] : [];
  return new Map([...own, ...Object.values(record).flatMap((each) => [...datedAddresses(each)])]);
}

/** Links to other sites for which no record says when they were read, as sentences. */
export function undatedLinkFaults(
  { path, html }: BuiltPage,
  dated: ReadonlyMap<string, string>,
): string[] {
  const links = html.matchAll(/<a\b[^>]*?\shref="(https?:[^"]*)"/g);
  return Array.from(links, ([, href]) => decodeEntities(href!))
    .filter((href) => !dated.has(href))
    .map((href) => `${path}: no record says when ${href} was read`);
}
