import type { NumberKind } from "./number-kind.ts";
import { asDigits } from "./plain-characters.ts";
import {
  type Confidence,
  type Problem,
  type Reading,
  cannotTell,
  read,
  unfinished,
} from "./reading.ts";
import { yearsOf } from "./year-cycle.ts";

const firstYear = 1981;
const serialDigits = 6;

/** Two letters, the model year's last two digits, two more digits, and a serial of up to six. */
const form = /^(?<model>[A-Z]{2})(?<year>[\dOI]{2})(?<more>[\dOI]{2})(?<serial>[\dOI]{0,6})$/;
const begun = /^[A-Z]{1,2}$|^[A-Z]{2}[\dOI]{1,3}$/;

interface RecalledModel {
  readonly letters: readonly string[];
  readonly name: string;
  /** As the value tool lists it. */
  readonly model: string;
}

/** The letter codes that recall notices assign to a model. */
const models: readonly RecalledModel[] = [
  { letters: ["CE", "CF", "PE", "PF", "PQ", "PR"], name: "Precedent", model: "Precedent" },
  {
    letters: ["SL", "SM", "SN", "SU", "SV"],
    name: "Precedent i2 with a gasoline engine",
    model: "Precedent",
  },
];

/**
 * Both are Precedents, "brought out in January, 2004" (golfcarcatalog.com, review of 2006). The
 * oldest of some 200 in the dealer stock lists we hold is a 2005.
 */
const firstPrecedent = 2004;

export const clubCarSerial: NumberKind = {
  id: "club-car",
  label: "Club Car serial",
  note: "Two letters, then digits",
  example: "PQ1645-123456",
  place:
    "On a bar-code label under the dash on the passenger side, below the glove tray or the cup holder.",
  make: "Club Car",
  dates: "cart",
  decode,
};

function decode(text: string, asOfYear: number): Reading {
  if (begun.test(text)) return unfinished("Type the two letters and at least four digits.");
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return notTheForm(text);

  const model = parts["model"]!;
  const [year, more, serial] = ["year", "more", "serial"].map((name) => asDigits(parts[name]!));
  const cycle = { year: Number(year), cycleYears: 100 };
  const years = yearsOf(cycle, firstYear, asOfYear + 1);
  if (years.length === 0) return outOfTime(year!, asOfYear);

  const readAs = `${model}${year}${more}${serial === "" ? "" : `-${serial}`}`;
  const isWhole = serial!.length === serialDigits;
  const known = models.find(({ letters }) => letters.includes(model));
  const reason =
    (isWhole ? "" : beginningOnly) +
    `${isWhole ? "The" : "the"} two digits after the letters, ${year}, are the model year. ` +
    `The next two, ${more}, are not a calendar week: the cart may have been built the year before.` +
    (known ? ` Recall notices list ${model} as a ${known.name}.` : "");
  const isTooOld = known !== undefined && years[0]! < firstPrecedent;
  return read(
    readAs,
    years.map((each) => ({
      year: each,
      confidence: isTooOld ? "low" : confidence(isWhole, years),
      reason,
    })),
    { model: known?.model, doubt: isTooOld ? olderThanModel(years[0]!) : undefined },
  );
}

function olderThanModel(year: number): Problem {
  return {
    why: `Likely misread: this would be a ${year} Precedent, and the first ones came out in ${firstPrecedent}.`,
    next: "Check the two letters and the two digits after them against the label.",
  };
}

/** Other makes' numbers can begin the same way. */
const beginningOnly =
  "If this is the beginning of a Club Car serial, which goes on with six more digits: ";

function confidence(isWhole: boolean, years: readonly number[]): Confidence {
  if (!isWhole) return "low";
  return years.length === 1 ? "high" : "medium";
}

function notTheForm(text: string): Reading {
  const why = /^[A-Z][\dOI]/.test(text)
    ? "The form we know starts with two letters, and this has one."
    : "A Club Car serial is two letters, four digits and up to six more, such as PQ1645-123456.";
  return cannotTell(
    why,
    "Compare it with the label under the dash, or choose another kind of number. " +
      "For a cart from before 1981 we found no rule: ask a Club Car dealer with the whole number.",
  );
}

function outOfTime(year: string, asOfYear: number): Reading {
  return cannotTell(
    `The two digits after the letters are ${year}. Serials carry the year from ${firstYear} on, and ` +
      `no cart is newer than ${asOfYear + 1}.`,
    `Check these two digits on the label. For a cart from before ${firstYear} we found no rule: ` +
      "ask a Club Car dealer with the whole number.",
  );
}
