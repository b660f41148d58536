import type { KindId } from "../../../domain/serials/reading.ts";
import { yearMarks } from "../../../domain/serials/sample-numbers.ts";

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
  const year = kind !== undefined && hasYear ? yearMarks[kind].exec(number) : null;
  if (year === null) return <p className="plate">{number}</p>;
  return (
    <p className="plate">
      {number.slice(0, year.index)}
      <mark>{year[0]}</mark>
      {number.slice(year.index + year[0].length)}
    </p>
  );
}
