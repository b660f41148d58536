import { expect, test } from "vitest";
import { squares } from "./artwork-samples.ts";
import { fitText } from "./fit-text.ts";
import { typefaceOf } from "./typeface.ts";

const fits = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];
// Ten letters of 10 are 50 wide.
const fitted = (text: string) => {
  const { size, lines } = fitText(typefaceOf(squares), text, 50, fits);
  return { size, lines };
};

test.each([
  ["Tempo", { size: 20, lines: ["Tempo"] }],
  ["Tempo 2+2", { size: 10, lines: ["Tempo 2+2"] }],
  ["Club Car Precedent", { size: 10, lines: ["Club Car", "Precedent"] }],
  ["W".repeat(15), { size: 10, lines: ["W".repeat(10), "W".repeat(5)] }],
  ["one two three four five six", { size: 10, lines: ["one two", "three four"] }],
])("%s is set as large as it fits", (text, expected) => expect(fitted(text)).toEqual(expected));
