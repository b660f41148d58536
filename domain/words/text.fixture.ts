import fc, { type Arbitrary, type StringConstraints } from "fast-check";

const firstSurrogate = 0xd800;
const surrogateCount = 0x800;

const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogateCount })
  .map(characterAt, placeOf);

/** Half a surrogate pair is not a character, so these codes are left out. */
function characterAt(place: number): string {
  return String.fromCodePoint(place < firstSurrogate ? place : place + surrogateCount);
}

function placeOf(character: unknown): number {
  const code = typeof character === "string" ? (character.codePointAt(0) ?? 0) : 0;
  const place = code < firstSurrogate ? code : code - surrogateCount;
  if (characterAt(place) !== character) throw new TypeError("not one character");
  return place;
}

/**
 * Any text, with control characters and sometimes a name such as `__proto__`. fast-check's `unit:
 * "binary"` makes up the same text, but lists every character the first time: half a second and 150
 * MB in each worker.
 */
export function anyText(limits: Omit<StringConstraints, "unit"> = {}): Arbitrary<string> {
  return fc.string({ ...limits, unit: anyCharacter });
}
