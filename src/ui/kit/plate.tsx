import type { ReactNode } from "react";
import type { KindId } from "../../../domain/serials/reading.ts";
import { yearMarks } from "../../../domain/serials/sample-numbers.ts";

export function Plate({
  number,
  kind,
  year,
}: {
  number: string;
  /** Undefined for words and for numbers whose year isn't marked. */
  kind?: KindId;
  /** What the marked characters mean, or the whole number if none are marked. The text beside the plate says so, too. */
  year?: ReactNode;
}) {
  const mark = kind === undefined ? null : yearMarks[kind].exec(number);
  const reading = year !== undefined && <small aria-hidden="true">{year}</small>;
  if (mark === null) {
    return (
      <p className="plate">
        {number}
        {reading}
      </p>
    );
  }
  return (
    <p className="plate">
      {number.slice(0, mark.index)}
      <mark>
        {mark[0]}
        {reading}
      </mark>
      {number.slice(mark.index + mark[0].length)}
    </p>
  );
}
