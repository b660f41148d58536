import type { Figures } from "../answer/figures.ts";
import { cartDoubt } from "../answer/cart-doubt.ts";
import { countWithNoun, formatNumber, listText } from "../words/english.ts";
import { quote } from "../reading/sheet/cell-text.ts";
import type { FleetCart } from "../reading/sheet/row.ts";
import { lineRanges } from "./line-ranges.ts";

export interface FleetNotes {
  readonly serialYears: { readonly line: number; readonly year: number }[];
  readonly saleWords: Map<string, { readonly written: string; lines: number }>;
  /** The lines for each sentence of doubt. */
  readonly doubts: Map<string, number[]>;
}

export const noNotes = (): FleetNotes => ({
  serialYears: [],
  saleWords: new Map(),
  doubts: new Map(),
});

export function addNotes(
  notes: FleetNotes,
  line: number,
  { serialYear, saleWord, doubts = [] }: FleetCart,
  figures: Figures,
): void {
  for (const doubt of [cartDoubt(figures) ?? [], ...doubts].flat()) {
    notes.doubts.set(doubt, [...(notes.doubts.get(doubt) ?? []), line]);
  }
  if (serialYear !== undefined) notes.serialYears.push({ line, year: serialYear });
  if (saleWord === undefined) return;
  const word = notes.saleWords.get(saleWord.toLowerCase());
  if (word === undefined) {
    notes.saleWords.set(saleWord.toLowerCase(), { written: saleWord, lines: 1 });
  } else word.lines += 1;
}

const maxWords = 5;
const maxYears = 10;
const maxDoubts = 10;

export function noteSentences({ saleWords, serialYears, doubts }: FleetNotes): string[] {
  return [
    ...doubtNotes([...doubts]),
    ...saleWordsNote([...saleWords.values()]),
    ...serialNotes(serialYears),
  ];
}

function doubtNotes(doubts: readonly (readonly [doubt: string, lines: readonly number[]])[]) {
  const shown = doubts
    .slice(0, maxDoubts)
    .map(
      ([doubt, lines]) => `${lines.length === 1 ? "Line" : "Lines"} ${lineRanges(lines)}: ${doubt}`,
    );
  const unlisted = doubts.slice(maxDoubts).flatMap(([, lines]) => lines);
  if (unlisted.length === 0) return shown;
  return [
    ...shown,
    `Check ${unlisted.length === 1 ? "line" : "lines"} ${lineRanges(unlisted)}, too.`,
  ];
}

function saleWordsNote(words: readonly { written: string; lines: number }[]): string[] {
  if (words.length === 0) return [];
  const lines = words.reduce((sum, each) => sum + each.lines, 0);
  const shown = words.slice(0, maxWords).map(({ written }) => quote(written));
  const names = words.length > maxWords ? `${shown.join(", ")}, and others` : listText(shown);
  const [say, carts, shape] =
    words.length === 1 ? ["says", "a cart is", "it is"] : ["say", "carts are", "they are"];
  const count = lines === 1 ? "1 line counts" : `${formatNumber(lines)} lines count`;
  return [
    `As a condition, ${names} ${say} how ${carts} sold or used, not in what shape ${shape}, so ${count} as good.`,
  ];
}

function serialNotes(years: FleetNotes["serialYears"]): string[] {
  const shown = years
    .slice(0, maxYears)
    .map(({ line, year }) => `Line ${line}: the year ${year} is from the serial number.`);
  const unlisted = years.length - maxYears;
  if (unlisted <= 0) return shown;
  return [...shown, `So are the years of ${countWithNoun(unlisted, "more line")}.`];
}
