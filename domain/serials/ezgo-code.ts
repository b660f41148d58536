import {
  type NumberKind,
  type Problem,
  type Reading,
  unreadableReading,
  readingOf,
  unfinishedReading,
  yearsOf,
} from "./reading.ts";
import { toDigits } from "./plain-characters.ts";
import type { Named, SerialTable, YearSpan } from "./serial-table.ts";
import { readStep } from "./step-reading.ts";
import { checkPlateAdvice } from "./year-doubt.ts";
import { sampleNumbers } from "./sample-numbers.ts";
import { newestModelYear } from "../words/year.ts";

const firstYear = 1994;

const forms = [
  /^(?<letter>[A-Z])(?<rest>[\dOIL]{2})(?<year>[\dOIL]{2})$/,
  /^(?<rest>[\dOIL]{2})(?<letter>[A-Z])(?<year>[\dOIL]{2})$/,
];
const begun = /^[A-Z][\dOIL]{0,3}$|^[\dOIL]{1,2}([A-Z][\dOIL]?)?$|^\d{1,6}$/;

/**
 * From July on. The notice of CPSC recall 15-174 says that the letter is the month, G for January
 * to L for May without I, the next two digits the day, and the last two the year. A to F are July
 * to December by the same sequence.
 */
const monthLetters = "ABCDEFGHJKLM";
const months =
  "July,August,September,October,November,December,January,February,March,April,May,June";

export const ezgoCode: NumberKind = {
  id: "ez-go",
  label: "EZ-GO code or serial",
  note: "A letter among four digits, or seven digits",
  ...sampleNumbers["ez-go"],
  place:
    "On the plate or label that also has the serial number. On a TXT or Medalist, look inside the " +
    "passenger-side glove box, or on some since 2015, below the driver’s seat. On an RXV, look on the " +
    "frame at the rear of the passenger side, or on a 2022 or 2023, near the base of the steering column.",
  dates: "cart",
  complete: /^(?:[A-Z][\dOIL]{4}|[\dOIL]{2}[A-Z][\dOIL]{2}|[\dOIL]{7})$/,
  decode,
};

function decode(text: string, asOfYear: number, table: SerialTable): Reading {
  if (/^[\dOIL]{7}$/.test(text)) return serialReading(Number(toDigits(text)), asOfYear, table);
  if (begun.test(text)) {
    return unfinishedReading(
      "Type the whole code, a letter and four digits, or all seven of the serial.",
    );
  }
  const parts = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return wrongForm();

  const year = toDigits(parts["year"]!);
  const years = yearsOf(
    { year: Number(year), cycleYears: 100 },
    firstYear,
    newestModelYear(asOfYear),
  );
  if (years.length === 0) return yearOutOfRange(year, asOfYear);

  const letter = parts["letter"]!;
  const rest = toDigits(parts["rest"]!);
  const month = months.split(",")[monthLetters.indexOf(letter)];
  const isDate = month !== undefined && Number(rest) >= 1 && Number(rest) <= 31;
  const reason =
    `The code’s last two digits, ${year}, are likely the year on a TXT or Medalist from ` +
    `${firstYear} on.` +
    (month === undefined
      ? ` No recall lists the letter ${letter}, so check the code.`
      : isDate
        ? ` A 2015 recall shows that the code is also the build date, here ${month} ${Number(rest)}.`
        : "") +
    " One old ad we found disagrees.";
  const doubt = doubtAboutDate(years[0]!, isDate, asOfYear);
  return readingOf(
    (text.startsWith(letter) ? letter + rest : rest + letter) + year,
    years.map((each) => ({ year: each, confidence: doubt ? "low" : "medium", reason })),
    { doubt },
  );
}

function doubtAboutDate(year: number, isDate: boolean, asOfYear: number): Problem | undefined {
  if (isDate && year <= asOfYear) return undefined;
  return {
    why: isDate
      ? `According to a recall notice, a code like this is the date the cart was built, and ${year} hasn’t come yet.`
      : "According to a recall notice, a code like this is a date, and this one isn’t.",
    next: checkPlateAdvice,
  };
}

function wrongForm(): Reading {
  return unreadableReading(
    "A manufacturer code is a letter and four digits, such as C1416, or on older plates 24L96.",
    "Look for it beside the serial number on the same plate. A serial number has seven digits.",
  );
}

function yearOutOfRange(year: string, asOfYear: number): Reading {
  return unreadableReading(
    `The last two digits are ${year}. We know the rule only for ${firstYear} and later, and no cart ` +
      `is newer than ${newestModelYear(asOfYear)}.`,
    "Check the last two digits on the plate. A letter and four digits may also be the whole serial " +
      `of an older cart, of any make. For one from before ${firstYear}, give a dealer for its make every ` +
      "number on the plate.",
  );
}

/**
 * A serial number contains no year, but serials rise with the year: in one series for the RXV, and
 * in another for the other models.
 */
function serialReading(serial: number, asOfYear: number, table: SerialTable): Reading {
  const series = table.ezGo.find(({ starts, end }) => serial >= starts[0]! && serial <= end);
  if (series === undefined) return unknownSeries();
  const { starts, end, spans = [], recalled = [] } = series;
  const span = spans.find(({ from, to }) => serial >= from && serial <= to);
  const isRecalled = recalled.some(({ from, to }) => serial >= from && serial <= to);
  if (span !== undefined && !isRecalled) return spanReading(serial, series, span);
  const step = starts.findLastIndex((start) => start <= serial);
  const [from, to] = [starts[step]!, (starts[step + 1] ?? end + 1) - 1];
  return readStep(
    {
      make: "EZ-GO",
      serial,
      spell: String,
      steps: series,
      step,
      undatedReason:
        "The serial number has no year in it, but serials rise over the years: going by those that " +
        `dealers and recalls have dated, ${from} to ${to} are from ${series.years[step]!}.`,
      measured: table.measured?.["ez-go"],
    },
    asOfYear,
  );
}

/** The likeliest year first: serials rise about evenly. */
function spanReading(serial: number, { model, powertrain }: Named, span: YearSpan): Reading {
  const { from, to, first, last, by } = span;
  const share = (serial - from) / (to - from + 1);
  const likeliest = first + Math.floor(share * (last - first + 1));
  const reason = `${spanReasons[by]} ${from} to ${to} are from ${first} to ${last}.`;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index).toSorted(
    (a, b) => Math.abs(a - likeliest) - Math.abs(b - likeliest) || b - a,
  );
  const candidates = years.map((year) => ({ year, confidence: "low" as const, reason }));
  return readingOf(String(serial), candidates, { model, powertrain });
}

const spanReasons: Readonly<Record<YearSpan["by"], string>> = {
  recalls: "No dealer we know dates a number close to yours, but recall notices bound it:",
  disagreement: "Dealers disagree on numbers close to yours. Going by those around them,",
};

function unknownSeries(): Reading {
  return unreadableReading(
    "Seven digits are a serial number. It has no year in it, and we have no dated serial close to this one.",
    "Look on the same plate for the manufacturer code or date code: a letter and four digits.",
  );
}
