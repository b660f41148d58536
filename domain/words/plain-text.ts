/** Lowercase, with plain apostrophes and dashes and single spaces. */
export function plainText(typed: string): string {
  // Nearly all cells are plain already, and the replacements take most of the time of reading a
  // file.
  if (!unusual.test(typed)) return typed.toLowerCase().trim();
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[\s\p{Cf}]+/gu, " ")
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
    "i'm not sure",
    "unsure",
    "not known",
    "don't know",
    "i don't know",
    "idk",
    "dunno",
    "no idea",
    "no data",
    "not recorded",
    "pending",
  ].concat(spanishBlanks),
);
const marks = /^(?:[-?._]*|\*)$/;

/** True for "n/a", "?", or "not sure", and for an empty text. */
export function isBlank(typed: string): boolean {
  const text = plainText(typed);
  return marks.test(text) || blanks.has(text);
}
