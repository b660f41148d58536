import { readStored } from "../browser/storage.ts";

/** The storage key for forms that could not be sent. */
export const unsentKey = "unsent";

/** False if there are surely none. This is a separate file because the start script must stay small. */
export function mayHaveUnsent(): boolean {
  return readStored("localStorage", unsentKey) != null;
}
