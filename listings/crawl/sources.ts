import * as v from "valibot";
import { batteryTypes, powertrains } from "../../domain/cart/cart.ts";
import { listingConditions } from "../../domain/market/priced-cart.ts";
import { choice } from "../../domain/market/listing.ts";
import { isDay } from "../../domain/words/iso-day.ts";
import { makeAsListed } from "../import/read-listings.ts";
import { itemFields, offerFields } from "./item.ts";

const line = v.pipe(v.string("is not text"), v.trim(), v.maxLength(80, "is too long"));
const text = v.pipe(line, v.nonEmpty("is empty"));
const day = v.pipe(
  v.string("is not text"),
  v.check((date) => date.startsWith("20") && isDay(date), "is not a day such as 2026-11-28"),
);
const webAddress = v.pipe(
  v.string("is not text"),
  v.check(isPlainAddress, "is not an http address, or contains a name and password"),
);
const path = v.pipe(
  v.string("is not text"),
  v.nonEmpty("is empty"),
  v.maxLength(200, "is too long"),
);

const wrongKey = ({ expected }: v.StrictObjectIssue) => {
  if (expected === "Object") return "is not an object";
  return expected === "never" ? "is not known" : "is missing";
};

/** For all carts of a source that doesn't state these details for each one. */
const defaultsSchema = v.strictObject(
  {
    make: v.optional(
      v.pipe(
        text,
        v.check((make) => makeAsListed(make) !== undefined, "is not a make in the directory"),
      ),
    ),
    condition: v.optional(choice(listingConditions)),
    powertrain: v.optional(choice(powertrains)),
    battery_type: v.optional(choice(batteryTypes)),
  },
  wrongKey,
);

const sourceSchema = v.strictObject(
  {
    dealer: text,
    url: webAddress,
    /** Who at the dealer said yes, and the day. */
    allowedBy: text,
    allowedOn: day,
    /** The day the dealer asked us to stop. Nothing is read from then on. */
    stopped: v.optional(day),
    /** A state, for carts that don't say theirs. */
    place: v.optional(line, ""),
    /** The dealer's own site, if the feed is on another: addresses of carts count if they are on either. */
    site: v.optional(webAddress),
    /** Where the list is in JSON or XML, if it has several: "inventory.carts". */
    items: v.optional(path),
    /** Where each detail is in an item, if it isn't under one of the trade's usual names: "battery.type". */
    fields: v.optional(
      v.strictObject(
        v.entriesFromList([...itemFields, ...offerFields], v.optional(path)),
        wrongKey,
      ),
      {},
    ),
    defaults: v.optional(defaultsSchema, {}),
    /** What the dealer sent instead of publishing it. We read it instead of the address. */
    copy: v.optional(v.strictObject({ file: path, savedOn: day }, wrongKey)),
    /** A part of the path of each page that has a cart, for links and sitemaps: "/inventory/". */
    follow: v.optional(path),
  },
  wrongKey,
);

const sourcesSchema = v.pipe(
  v.array(sourceSchema, "is not a list of sources"),
  v.checkItems(
    ({ url }, at, all) => all.findIndex((other) => other.url === url) === at,
    "has the address of another source",
  ),
);

/** A dealer's stock, in whatever form it is published. */
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
