import { clubCarSerial } from "../../../domain/serial-numbers/club-car-serial.ts";
import { ezgoCode } from "../../../domain/serial-numbers/ezgo-code.ts";
import type { NumberKind } from "../../../domain/serial-numbers/number-kind.ts";
import { vin } from "../../../domain/serial-numbers/vin.ts";
import { yamahaSerial } from "../../../domain/serial-numbers/yamaha-serial.ts";
import type { Make } from "../../../domain/catalogue/make.ts";

/** How to read the number on a cart's plate. */
export interface Plate {
  /** The kind of number, with an example and where to look for it. */
  readonly kind: NumberKind;
  /** Which characters of the example are the year; null if none are. */
  readonly yearAt: readonly [from: number, to: number] | null;
  /** "Yes" or "No", and how far that goes. */
  readonly short: readonly [answer: string, note: string];
  readonly text: string;
}

/** The years in these texts are those that the year finder gives for the examples. */
const plates: Readonly<Record<string, Plate>> = {
  "Club Car": {
    kind: clubCarSerial,
    yearAt: [2, 4],
    short: ["Yes", "from 1981 on"],
    text: "The two digits after the letters are the model year: this one is a 2016. The letters name the model; PQ is a Precedent. The next two digits are not the week it was built.",
  },
  "EZ-GO": {
    kind: ezgoCode,
    yearAt: [3, 5],
    short: ["Likely", "TXT and Medalist, from 1994 on"],
    text: "The last two digits are likely the year on a TXT or Medalist: this one is likely a 2016. The serial number of seven digits has no year in it.",
  },
  Yamaha: {
    kind: yamahaSerial,
    yearAt: null,
    short: ["No", "only a few ranges are known"],
    text: "No digit of a Yamaha serial stands for the year. A few numbers are in a recall’s table, and retailers know a few old series: the year finder tries them all.",
  },
};

const vehiclePlate: Plate = {
  kind: vin,
  yearAt: [9, 10],
  short: ["In the VIN", "its tenth character"],
  text: "A street-legal one has a VIN of 17 characters, and the tenth is the model year: this one is a 2016. A shorter number is a serial, which we cannot read.",
};

/** Null for a make whose numbers we know nothing of. */
export function plateOf({ name, category, evidence }: Make): Plate | null {
  if (plates[name] !== undefined) return plates[name];
  const isStreetLegal = category === "LSV-NEV" && evidence !== "name seen in US brand lists only";
  return isStreetLegal ? vehiclePlate : null;
}
