import type { KindId } from "../../../domain/serials/reading.ts";

/** Positions of the year's characters, in the spelling of `readAs`: a Yamaha's with its hyphen. */
const yearPositions = {
  "club-car": [2, 4],
  "ez-go": [3, 5],
  yamaha: [4, 5],
  vin: [9, 10],
  "harley-columbia": [7, 9],
  battery: [1, 2],
} as const satisfies Record<KindId, readonly [from: number, to: number]>;

export function Plate({
  number,
  kind,
  hasYear = true,
}: {
  number: string;
  /** Undefined for words, which have no year. */
  kind?: KindId;
  hasYear?: boolean;
}) {
  const [from, to] = kind !== undefined && hasYear ? yearPositions[kind] : [0, 0];
  return (
    <p className="plate">
      {number.slice(0, from)}
      {to > 0 && <mark>{number.slice(from, to)}</mark>}
      {number.slice(to)}
    </p>
  );
}
