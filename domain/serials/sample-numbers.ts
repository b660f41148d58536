import type { KindId } from "./reading.ts";

interface Sample {
  readonly example: string;
  /** As the catalogue spells it, if only one make uses such numbers. */
  readonly make?: string;
}

/** A number of each kind. Kept apart, so that a page can show one without the decoders. */
export const sampleNumbers = {
  "club-car": { example: "PQ0745-123456", make: "Club Car" },
  "ez-go": { example: "C1416", make: "EZ-GO" },
  yamaha: { example: "JW8-513842", make: "Yamaha" },
  vin: { example: "1C9CART43GE123456" },
  "harley-columbia": { example: "3B15068H9" },
  battery: { example: "C4" },
} satisfies Readonly<Record<KindId, Sample>>;

/** Matches the year's characters in a number spelled like `readAs`, or nothing if it has none. */
export const yearMarks: Readonly<Record<KindId, RegExp>> = {
  "club-car": /(?<=^[A-Z]{1,2})\d{2}/,
  "ez-go": /(?<=^[A-Z]\d{2}|^\d{2}[A-Z])\d{2}$/,
  // These older prefixes stand for a range of years, and the digits after them don't show which.
  yamaha: /(?<=^J(?!10|17|31)[A-Z\d]{2}-)\d/,
  vin: /(?<=^.{9}).(?=.{7}$)/,
  "harley-columbia": /[HJCD]\d$|^6[3-9](?=[A-Z]+\d+$)/,
  battery: /(?<=^[A-L])\d/,
};
