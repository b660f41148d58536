import { readStored } from "../browser/storage.ts";

export const unsentKey = "unsent";

/** False if there are certainly none. In its own file to keep the start script small. */
export function mayHaveUnsent(): boolean {
  return readStored("localStorage", unsentKey) != null;
}
