import written from "./state-profiles.json" with { type: "json" };
/** `read` is when we last read the agency's own site. */
export type Agency =
  | { readonly name: string; readonly url: string; readonly read: string }
  | { readonly name: string; readonly url: null };

export interface StateProfile {
  /** Codes of the states that share a land border; for islands and Alaska, of the closest ones. */
  readonly neighbors: readonly string[];
  /** Column and row on the tile map, from 0. */
  readonly tile: readonly [column: number, row: number];
  readonly agency: Agency;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- state-profiles.test.ts checks the file
export const stateProfiles = written as unknown as Readonly<Record<string, StateProfile>>;
