/** Where the browser keeps what could not be sent. */
export const unsentKey = "unsent";

/** Whether there may be anything, for a script that has to be small. */
export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null;
  } catch {
    return false;
  }
}
