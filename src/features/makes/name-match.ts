/**
 * Tells whether every word of the query begins a word of the text, or the query stands in it as
 * typed.
 */
export function matchesName(text: string, query: string): boolean {
  const squeezed = squeeze(query);
  if (squeeze(text).includes(squeezed)) return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
