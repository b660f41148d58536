import written from "./state-profiles.json" with { type: "json" };
/** The agency that registers vehicles, and the day on which we last read its own site, if we have. */
export type Agency =
  | { readonly name: string; readonly url: string; readonly read: string }
  | { readonly name: string; readonly url: null };

/** A state's page beyond its name. Keyed by the state's code. */
export interface StateProfile {
  /** Codes of states and territories that share a land border (or, for islands and Alaska, the closest ones people would look at; 2-6 entries). */
  readonly neighbors: readonly string[];
  /** Column and row in a tile-grid map of the United States, 0-based. */
  readonly tile: readonly [column: number, row: number];
  /** Two or three sentences: what this place's climate does to a golf cart. */
  readonly climate: string;
  /** Two sentences: when carts sell and are used here, and what that means for a buyer or seller. */
  readonly season: string;
  readonly agency: Agency;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the file
export const stateProfiles = written as unknown as Readonly<Record<string, StateProfile>>;
