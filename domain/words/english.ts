// These don't use `Intl`: its first formatter took 20 ms, a quarter of the value tool's startup.

/** "12,345" */
export function formatNumber(number: number): string {
  if (Math.abs(number) < 1000) return String(number);
  return `${formatNumber(Math.trunc(number / 1000))},${String(Math.abs(number % 1000)).padStart(3, "0")}`;
}

/** "Onward", "Onward and Tempo", or "DS, Onward, and Tempo". */
export function listText(parts: readonly string[], word: "and" | "or" = "and"): string {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(", ")}, ${word} ${parts.at(-1)}`;
}

/** "Four carts" from "four carts" */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "four carts" from "Four carts" */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Falls back to the last text if none is short enough. */
export function firstThatFits(maxLength: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= maxLength) ?? texts.at(-1)!;
}

/** "an EZ-GO", "a TXT"; a letter or a number goes by its sound: "an RXV", "an 8-year-old cart". */
export function withArticle(phrase: string): string {
  return `${vowelSound.test(phrase) ? "an" : "a"} ${phrase}`;
}

const vowelSound = /^(?:[AEIO]|[aeio]|[FHLMNRSX][A-Z\d]|[fhlmnrsx]\d|8|1[18]\b)/;

/** "1 cart", "2,000 carts" */
export function countWithNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** For use within a sentence: spelled out up to nine, in digits from ten on. */
export function countText(count: number): string {
  return names[count] ?? formatNumber(count);
}

/** "no carts", "one cart", "three carts", "12 carts" */
export function countInWords(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** "both", "all three" */
export function allText(count: number): string {
  return count === 2 ? "both" : `all ${countText(count)}`;
}

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
