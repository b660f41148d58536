import * as v from "valibot";
import { listingConditions } from "../../domain/market/priced-cart.ts";
import type { Crawled } from "../crawl/crawl.ts";
import { mergeRows } from "../import/import-listings.ts";
import { sharedAddresses, unitAt, unitOf } from "../import/units.ts";

const unitSchema = v.object({
  /** As `unitOf` names it. */
  unit: v.string(),
  make: v.string(),
  model: v.string(),
  model_year: v.number(),
  condition: v.picklist(listingConditions),
  price_usd: v.number(),
});

const readSchema = v.object({
  list: v.string(),
  /** An ISO date. */
  day: v.string(),
  /**
   * "whole": a unit that isn't here is gone. "part": it may still be there. "unchanged": everything
   * is as it was when the source was last read.
   */
  kind: v.picklist(["whole", "part", "unchanged"]),
  units: v.array(unitSchema),
  /**
   * Units, or what their names begin with, that are listed at a price or with details that we can't
   * read.
   */
  unclear: v.array(v.string()),
});

/** What one source listed on one day. */
export type Read = v.InferOutput<typeof readSchema>;

/** A source that couldn't be read isn't in the result. */
export function readsOf(crawled: readonly Crawled[], day: string): Read[] {
  return crawled.flatMap(({ source, outcome, taken }): Read[] => {
    const list = source.url;
    const seenOn = source.copy?.savedOn ?? day;
    if (outcome.kind === "unchanged") {
      return [{ list, day, kind: "unchanged", units: [], unclear: [] }];
    }
    if (taken === null) return [];
    const listings = mergeRows([], taken.rows).added.map(({ listing }) => listing);
    const shared = sharedAddresses(listings);
    const named = listings.map((listing) => ({ ...listing, unit: unitOf(listing, shared) ?? "" }));
    // Two of the same cart on one page can't be told apart from day to day.
    const [clear, alike] = partition([...Map.groupBy(named, ({ unit }) => unit)], ([, units]) =>
      units.every(({ price_usd }) => price_usd === units[0]!.price_usd),
    );
    return [
      {
        list,
        day: seenOn,
        kind: taken.isWhole ? "whole" : "part",
        units: clear.map(([, [first]]) => v.parse(unitSchema, first)),
        unclear: [...taken.unclear.map(unitAt), ...alike.map(([unit]) => unit)],
      },
    ];
  });
}

function partition<T>(items: readonly T[], has: (item: T) => boolean): [T[], T[]] {
  return [items.filter(has), items.filter((item) => !has(item))];
}

export function readsText(reads: readonly Read[]): string {
  return `${JSON.stringify(reads)}\n`;
}

/** Null if the text isn't what `readsText` writes. */
export function readReads(json: string): Read[] | null {
  try {
    return v.parse(v.array(readSchema), JSON.parse(json));
  } catch {
    return null;
  }
}
