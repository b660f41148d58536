import * as v from "valibot";
import { powertrains } from "../../domain/cart/cart.ts";
import { listingConditions } from "../../domain/market/priced-cart.ts";
import { batteryTypes } from "../../domain/cart/cart.ts";
import { choice } from "../../domain/market/listing.ts";
import { makeAsListed } from "../import/read-listings.ts";
import { itemFields, offerFields } from "./item.ts";

const line = v.pipe(v.string("is not text"), v.trim(), v.maxLength(80, "is too long"));
const text = v.pipe(line, v.nonEmpty("is empty"));

/** For every cart of a source that doesn't state them for each. */
const defaultsSchema = v.strictObject({
  make: v.optional(
    v.pipe(
      text,
      v.check((make) => makeAsListed(make) !== undefined, "is not a make in the directory"),
    ),
  ),
  condition: v.optional(choice(listingConditions)),
  powertrain: v.optional(choice(powertrains)),
  battery_type: v.optional(choice(batteryTypes)),
});

const mappingSchema = v.strictObject(
  v.entriesFromList([...itemFields, ...offerFields], v.optional(v.pipe(v.string(), v.nonEmpty()))),
);

const sourceSchema = v.pipe(
  v.strictObject({
    name: text,
    url: v.pipe(
      v.string("is not text"),
      v.check(isPlainAddress, "is not an http address, or contains a name and password"),
    ),
    kind: choice(["page", "csv", "json"]),
    place: v.optional(line, ""),
    defaults: v.optional(defaultsSchema, {}),
    mapping: v.optional(mappingSchema, {}),
  }),
  v.forward(
    v.check(
      ({ kind, mapping }) => kind !== "page" || Object.keys(mapping).length === 0,
      "is only for a feed",
    ),
    ["mapping"],
  ),
);

const sourcesSchema = v.pipe(
  v.array(sourceSchema, "is not a list of sources"),
  v.checkItems(
    ({ url }, at, all) => all.findIndex((other) => other.url === url) === at,
    "has the address of another source",
  ),
);

export type Source = v.InferOutput<typeof sourceSchema>;

export function readSources(json: string): { sources: Source[] } | { problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return {
      problems: [`is not valid JSON: ${error instanceof Error ? error.message : "unreadable"}`],
    };
  }
  const parsed = v.safeParse(sourcesSchema, value);
  if (parsed.success) return { sources: parsed.output };
  return {
    problems: parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].join(" ").trim()),
  };
}

export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
