const key = "draft fleet";
/** A longer one would slow the typing down. */
const longest = 500_000;

/** Text that was not valued yet, kept in this tab until it is closed. */
export function keepDraft(text: string): void {
  try {
    if (text === "" || text.length > longest) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // If storage is full or forbidden, the text does not survive a reload.
  }
}

export function keptDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
