/** A number and what it counts, such as "1 cart" or "2,000 carts". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count within a sentence: in letters up to nine, in digits from ten on. */
export function countText(count: number): string {
  return names[count] ?? String(count);
}
