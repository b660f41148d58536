import type { KindId } from "../../../domain/serials/reading.ts";
import { yearMarks } from "../../../domain/serials/sample-numbers.ts";

export function Plate({
  number,
  kind,
}: {
  number: string;
  /** Undefined for words and for numbers whose year isn't marked. */
  kind?: KindId;
}) {
  const year = kind === undefined ? null : yearMarks[kind].exec(number);
  if (year === null) return <p className="plate">{number}</p>;
  return (
    <p className="plate">
      {number.slice(0, year.index)}
      <mark>{year[0]}</mark>
      {number.slice(year.index + year[0].length)}
    </p>
  );
}
