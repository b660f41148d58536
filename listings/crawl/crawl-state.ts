// Tested with whole dealers in crawl.test.ts.
import * as v from "valibot";
import type { Version } from "./crawler-fetch.ts";
import type { Source } from "./sources.ts";

const stateSchema = v.record(
  v.string(),
  v.object({
    source: v.string(),
    /** Null for a source of several documents, each of which may change alone. */
    version: v.nullable(
      v.object({
        address: v.string(),
        etag: v.optional(v.string()),
        modified: v.optional(v.string()),
      }),
    ),
  }),
);

export type State = v.InferOutput<typeof stateSchema>;

export function readState(json: string): State | null {
  try {
    return v.parse(stateSchema, JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Undefined if the source's description has changed since, because the same version may yield
 * more now.
 */
export function knownVersion(state: State, source: Source): Version | undefined {
  const stored = Object.hasOwn(state, source.url) ? state[source.url] : undefined;
  return stored?.source === describeSource(source) ? (stored.version ?? undefined) : undefined;
}

export function withVersion(state: State, source: Source, version: Version | null): State {
  return { ...state, [source.url]: { source: describeSource(source), version } };
}

function describeSource(source: Source): string {
  return JSON.stringify(source);
}
