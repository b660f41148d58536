// Tested through the message to copy in ../features/price-check/island.test.tsx.

/** Returns whether the text is on the clipboard. A browser may refuse; without HTTPS it has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
