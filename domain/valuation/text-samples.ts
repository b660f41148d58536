import fc, { type Arbitrary, type StringConstraints } from "fast-check";

const anyCharacter = fc.integer({ min: 0, max: 0xd7ff + 0x10ffff - 0xdfff }).map((index) =>
  // Surrogates are no characters of their own.
  String.fromCodePoint(index > 0xd7ff ? index + 0x800 : index),
);

/**
 * Any text at all, including control characters, and often names that JavaScript's objects have.
 * The first use of fast-check's own unit of the same characters lists all of them, which takes over
 * half a second and 150 MB in every worker.
 */
export function anyText(limits: Omit<StringConstraints, "unit"> = {}): Arbitrary<string> {
  return fc.oneof(fc.string({ ...limits, unit: anyCharacter }), fc.string(limits));
}
