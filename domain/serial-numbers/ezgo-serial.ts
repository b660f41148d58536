import { type Reading, cannotTell } from "./reading.ts";
import type { SerialTable } from "./serial-table.ts";
import { stepReading } from "./step-reading.ts";

/**
 * A serial number contains no year, but serials rise with the year, in one series for the RXV and
 * another for the other models.
 */
export function serialReading(serial: number, asOfYear: number, table: SerialTable): Reading {
  const series = table.ezGo.find(({ starts, end }) => serial >= starts[0]! && serial <= end);
  if (series === undefined) return outsideSeries();
  const { starts, end } = series;
  const step = starts.findLastIndex((start) => start <= serial);
  const [from, to] = [starts[step]!, (starts[step + 1] ?? end + 1) - 1];
  return stepReading(
    {
      serial,
      written: String,
      steps: series,
      step,
      which: `from ${from} to ${to}`,
      otherwise:
        "The serial number has no year in it, but serials rise over the years: going by those that " +
        `dealers and recalls date, ${from} to ${to} are from ${series.years[step]!}.`,
      measured: table.measured?.["ez-go"],
    },
    asOfYear,
  );
}

function outsideSeries(): Reading {
  return cannotTell(
    "Seven digits are a serial number. It has no year in it, and we have no dated serial close to this one.",
    "Look on the same plate for the manufacturer code or date code: a letter and four digits.",
  );
}
