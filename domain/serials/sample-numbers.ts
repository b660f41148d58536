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

/** Positions of the year's characters, in the spelling of `readAs`: a Yamaha's with its hyphen. */
export const yearPositions = {
  "club-car": [2, 4],
  "ez-go": [3, 5],
  yamaha: [4, 5],
  vin: [9, 10],
  "harley-columbia": [7, 9],
  battery: [1, 2],
} as const satisfies Record<KindId, readonly [from: number, to: number]>;
