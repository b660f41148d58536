import { setOf } from "./plain-ad.ts";

/**
 * Models beyond the catalogue's. Those before the bar tell the make by themselves: no other make has
 * them, and they mean nothing else.
 */
export const moreModels: Readonly<Record<string, string>> = {
  "Club Car": "Precedent,Onward,Tempo,Carryall,Villager,XRT 1550,XRT,DS|Transporter,Turf",
  "EZ-GO":
    "TXT,RXV,Medalist,Express S4,Express S2,Express S6,Express L4,Express L6,Freedom RXV,Freedom TXT,PDS|Workhorse,Marathon,Express,Freedom,Valor,Terrain,ST 400,ST 480",
  Yamaha: "Drive2,UMAX,Adventurer,Concierge,G14,G16,G19,G20,G22,G29,Drive|G1,G2,G8,G9,G11",
  "STAR EV": "Sirius,Capella|Vega,Sport",
  Icon: "i20,i40,i40L,i40F,i60,i60L|G40,G60,G60L",
  Evolution: "D5 Maverick,D5 Ranger|Classic,Forester,Carrier,D3,D5,D6,Turfman,Maverick,Ranger",
  "Denago EV": "Nomad XL,Rover XL,Rover XL6|Nomad,Rover,City,Scout",
  "Teko EV": "|Trophy,Turbo",
  "Royal EV": "|Ambassador,Monarch,Crown",
  "Swift EV": "|Mach",
  Bintelli: "|Beyond",
  Tomberlin: "E-Merge,Emerge|LXR",
  Cushman: "|Hauler,Shuttle,Titan,Truckster",
  Columbia: "|Par Car",
  Garia: "|Roadster",
  Kandi: "Kruiser|",
  "Advanced EV": "|Advent",
  Tara: "|Spirit,Explorer",
  Kawasaki: "|Mule",
  "John Deere": "|Gator",
};

/** How else people write makes and models. */
export const otherSpellings: Readonly<Record<string, string>> = {
  "Club Car": "clubcart",
  "EZ-GO": "easygo ezygo eazygo textron",
  Yamaha: "yammy yami yahama",
  "Harley Davidson": "harley",
  "Denago EV": "denago",
  "Moke America": "moke",
  "Massimo Motor": "massimo",
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
    "atlas beast bobcat coleman columbia drake envy epic legend custom intimidator tara toro gem zap club cc textron harley evolution",
  ),
);

/** Models with a number after the name, such as "Forester 4" or "Carryall 500". */
export const numbered = setOf(
  "villager carryall forester carrier classic beyond kruiser advent hauler turf transporter trophy mach ambassador monarch crown concierge umax shuttle",
);
