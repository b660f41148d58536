const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count within a sentence: in letters up to nine, in digits from ten on. */
export function countText(count: number): string {
  return names[count] ?? String(count);
}
