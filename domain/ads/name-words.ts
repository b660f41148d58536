import { setOf } from "./plain-ad.ts";

/**
 * Models beyond the catalogue's. Those before the bar tell the make by themselves: no other make has
 * them, and they mean nothing else.
 */
export const moreModels: Readonly<Record<string, string>> = {
  "Club Car": "Precedent,Onward,Tempo,Carryall,Villager,XRT 1550,XRT,DS|Transporter,Turf",
  "EZ-GO":
    "TXT,RXV,Medalist,Express S4,Express S2,Express L6,Freedom RXV,Freedom TXT,PDS|Workhorse,Marathon,Express,Freedom,Valor,ST 480",
  Yamaha: "Drive2,UMAX,Adventurer,Concierge,G14,G16,G19,G20,G22,G29,Drive|G1,G2,G9",
  "STAR EV": "Sirius,Capella|Vega,Sport",
  Icon: "i20,i40,i40L,i40F,i60,i60L|G40,G60,G60L",
  Evolution: "D5 Maverick,D5 Ranger|Classic,Forester,Carrier,D5,Maverick,Ranger",
  "Denago EV": "Nomad XL,Rover XL,Rover XL6|Nomad,Rover,City,Scout",
  "Swift EV": "|Mach",
  Bintelli: "|Beyond",
  Tomberlin: "E-Merge|",
  Cushman: "|Hauler,Shuttle,Titan,Truckster",
  Columbia: "|Par Car",
  Garia: "|Roadster",
  Kawasaki: "|Mule",
};

/** How else people write makes and models. */
export const otherSpellings: Readonly<Record<string, string>> = {
  "Club Car": "clubcart",
  "EZ-GO": "easygo ezygo eazygo",
  Yamaha: "yammy yahama",
  "Harley Davidson": "harley",
  "Bad Boy Buggies": "badboy badboybuggy",
  Precedent: "prec",
  Drive: "ydra ydre",
};

/** Read by their consonants, so that "presedent" and "yamha" are found. */
export const oftenMisspelled = setOf(
  "yamaha precedent cushman carryall medalist tomberlin bintelli evolution onward",
);

/** Makes that are words of their own: read only beside a year, a model, or the word "make". */
export const plainWords = new Set(
  setOf(
    "atlas beast bobcat coleman columbia drake envy epic legend custom tara toro gem zap club cc harley",
  ),
);
