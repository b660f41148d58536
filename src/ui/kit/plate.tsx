import type { KindId } from "../../../domain/serials/reading.ts";
import { yearPositions } from "../../../domain/serials/sample-numbers.ts";

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
