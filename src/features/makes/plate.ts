// Tested through the pages in pages.test.tsx.
import { clubCarSerial } from "../../../domain/serials/club-car-serial.ts";
import { ezgoCode } from "../../../domain/serials/ezgo-code.ts";
import type { NumberKind } from "../../../domain/serials/reading.ts";
import { vin } from "../../../domain/serials/vin.ts";
import { yamahaSerial } from "../../../domain/serials/yamaha-serial.ts";
import { type Make, isNameOnly } from "../../../domain/catalogue/make.ts";

export interface MakePlate {
  readonly kind: NumberKind;
  readonly text: string;
  /** Overrides the kind's place with a shorter text. */
  readonly place?: string;
}

/** The years are what the year finder reads from the examples. */
const plates: Readonly<Record<string, MakePlate>> = {
  "Club Car": {
    kind: clubCarSerial,
    text: "The two digits after the letters are the model year: this one is a 2007. The letters give the model: PQ is a Precedent built through 2009.",
  },
  "EZ-GO": {
    kind: ezgoCode,
    text: "On a TXT or Medalist, the last two digits are likely the year: this one is likely a 2016. The year finder can place the seven-digit serial within a year.",
  },
  Yamaha: {
    kind: yamahaSerial,
    text: "The first three characters stand for a generation of a model, and the digit after them counts the years since it began: this one is likely a 2015.",
  },
};

const vehiclePlate: MakePlate = {
  kind: vin,
  text: "The tenth character of the VIN is the model year: this one is a 2016.",
  place: "It’s on the frame or the dash, and on the title.",
};

/** Null for a make whose numbers we can't read. */
export function plateOf(make: Make): MakePlate | null {
  const known = plates[make.name];
  if (known !== undefined) return known;
  const isStreetLegal = make.category === "LSV-NEV" && !isNameOnly(make);
  return isStreetLegal ? vehiclePlate : null;
}
