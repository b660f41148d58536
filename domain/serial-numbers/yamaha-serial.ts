import type { NumberKind } from "./number-kind.ts";
import { asDigits } from "./plain-characters.ts";
import { type Reading, cannotTell, read, unfinished } from "./reading.ts";

/** Retailers agree on these, newest year first; we found no document from the manufacturer. */
const retailed: Readonly<Record<string, readonly number[]>> = {
  J10: [1981, 1980, 1979],
  J17: [1982],
  J31: [1989, 1988, 1987, 1986, 1985, 1984],
};

interface Recalled {
  readonly from: number;
  readonly to: number;
  readonly modelYear: number;
}

/** Ranges of serial numbers in a recall's table, with their model years. */
const recalled: Readonly<Record<string, Recalled>> = {
  JC0: { from: 606306, to: 606698, modelYear: 2015 },
  JC2: { from: 209964, to: 210300, modelYear: 2015 },
  JC3: { from: 1701, to: 1900, modelYear: 2016 },
  JW6: { from: 700581, to: 700600, modelYear: 2015 },
  JW8: { from: 513800, to: 514310, modelYear: 2015 },
};

const form = /^(?<model>J[A-Z\d]{2})(?<serial>[\dOI]{0,6})$/;
const digitCount = 6;

export const yamahaSerial: NumberKind = {
  id: "yamaha",
  label: "Yamaha serial",
  note: "J and two more, then six digits",
  example: "JW8-513842",
  place:
    "Stamped into the frame or on a plate: look under the seat, along the frame at the rear, and under the glove box.",
  make: "Yamaha",
  dates: "cart",
  decode,
};

/** Whether a long number begins like a known Yamaha serial. */
export function beginsLikeYamaha(text: string): boolean {
  const model = modelCode(text.slice(0, 3));
  return model in retailed || model in recalled;
}

function decode(text: string): Reading {
  if (/^J[A-Z\d]?$/.test(text)) return unfinished("Type J and the two characters after it.");
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return notTheForm(text);

  const model = modelCode(parts["model"]!);
  const serial = asDigits(parts["serial"]!);
  const years = retailed[model];
  if (years !== undefined) return fromRetailers(model, serial, years);
  const range = recalled[model];
  if (range === undefined) return unknownModel(model);
  if (serial.length < digitCount) {
    return unfinished(`Type all six digits: ${model} alone tells no year.`);
  }
  return fromRecall(model, serial, range);
}

/** After J, a code has letters or digits: "JCO" is JC0, and "JIO" is J10. */
function modelCode(code: string): string {
  return code.slice(0, 1) + asDigits(code.slice(1));
}

function fromRetailers(model: string, serial: string, years: readonly number[]): Reading {
  const span = years.length === 1 ? `${years[0]}` : `${years.at(-1)} to ${years[0]}`;
  const reason =
    `Retailers say that ${model} is a Yamaha of ${span}. We found no document of the maker, and the ` +
    "digits after it hold no year.";
  return read(
    joined(model, serial),
    years.map((year) => ({ year, confidence: "low", reason })),
  );
}

function fromRecall(model: string, serial: string, { from, to, modelYear }: Recalled): Reading {
  const number = Number(serial);
  const range = `${joined(model, padded(from))} to ${joined(model, padded(to))}`;
  if (number < from || number > to) {
    return cannotTell(
      `A recall names ${range} as ${modelYear} carts, and this number is ${number < from ? "below" : "above"} them. How many were made in a year is not known.`,
      askDealer,
    );
  }
  const reason = `It lies in a range that a recall’s table names as ${modelYear} carts: ${range}.`;
  return read(joined(model, serial), [{ year: modelYear, confidence: "medium", reason }]);
}

const askDealer =
  "Ask a Yamaha dealer with the whole number, or look at the title, the bill of sale or the manual.";

function unknownModel(model: string): Reading {
  return cannotTell(
    `Yamaha numbers have no digit for the year. It takes a table, and none we could trust has ${model}.`,
    askDealer,
  );
}

function notTheForm(text: string): Reading {
  if (text.length === 17) {
    return cannotTell(
      "In a Yamaha number of 17 characters the tenth is not the model year, whatever pages say.",
      askDealer,
    );
  }
  return cannotTell(
    "A Yamaha serial is J, two more letters or digits, and six digits, such as JW8-513842.",
    "Compare it with the plate or the stamp in the frame, or choose another kind of number.",
  );
}

function joined(model: string, serial: string): string {
  return serial === "" ? model : `${model}-${serial}`;
}

function padded(serial: number): string {
  return String(serial).padStart(digitCount, "0");
}
