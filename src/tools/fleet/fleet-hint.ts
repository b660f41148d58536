import type { Keeping } from "./messages.ts";

// Whether there is anything to look for, so that the worker is not started for nothing.
const key = "fleet kept";

export function isFleetKept(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberKeeping(keeping: Keeping): void {
  try {
    if (keeping === "kept") localStorage.setItem(key, "yes");
    else if (keeping === "none" || keeping === "tooLarge") localStorage.removeItem(key);
  } catch {
    // Then nothing is kept either, which the page says.
  }
}
