/** Lowercase, with plain apostrophes and dashes and single spaces. */
export function plainText(cell: string): string {
  // Nearly all cells are plain already, and the replacements take most of the time of reading a
  // file.
  if (!unusual.test(cell)) return cell.toLowerCase().trim();
  return cell
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[\s\p{Cf}]+/gu, " ")
    .trim();
}

const tags = /<[^<>]{0,200}>|&nbsp;/g;
const entities: Readonly<Record<string, string>> = { "&quot;": '"', "&amp;": "&", "&#39;": "'" };

/** "<p>Gas, 12&quot; wheels</p>" as a shop exports it */
export function withoutTags(cell: string): string {
  if (!/[<&]/.test(cell)) return cell;
  return cell
    .replaceAll(tags, " ")
    .replaceAll(/&(?:quot|amp|#39);/g, (entity) => entities[entity]!)
    .trim();
}

const unusual = /[^ -_a-~]| {2}/;

const spanishBlanks =
  "desconocido,desconocida,s/f,n/d,s/d,sin fecha,sin dato,sin datos,no aplica,no disponible".split(
    ",",
  );

const blanks = new Set(
  [
    "n/a",
    "na",
    "n.a.",
    "#n/a",
    "unknown",
    "unk",
    "unk.",
    "tbd",
    "tba",
    "null",
    "nan",
    "not sure",
    "not known",
    "no data",
    "not recorded",
    "pending",
  ].concat(spanishBlanks),
);
const marks = /^(?:[-?._]*|\*)$/;

export function isBlank(cell: string): boolean {
  const text = plainText(cell);
  return marks.test(text) || blanks.has(text);
}

const maxQuoteLength = 40;

export function quote(cell: string): string {
  const line = cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  const shown =
    characters.length > maxQuoteLength
      ? `${characters.slice(0, maxQuoteLength - 1).join("")}…`
      : characters.join("");
  return `“${shown}”`;
}
