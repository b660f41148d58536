import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

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
 * What is wrong with structured data, as sentences: types and properties that schema.org does not
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

/** Things that structured data cites by their `@id` and does not have, as sentences. */
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
