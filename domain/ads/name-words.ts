/**
 * Models beyond the catalogue's, and the ones that tell the make by themselves: these stand
 * first, before the bar.
 */
export const moreModels: Readonly<Record<string, string>> = {
  "Club Car":
    "Precedent,Onward,Tempo,Carryall,Villager,Caroche,Tourall,XRT 1550,XRT 850,XRT 950,XRT,DS|Transporter,Turf,Cafe Express,CRU",
  "EZ-GO":
    "TXT,RXV,Medalist,Express S4,Express S2,Express S6,Express L4,Express L6,Freedom RXV,Freedom TXT,Workhorse,PDS|Marathon,Express,Freedom,Valor,Liberty,Terrain,Shuttle,ST 400,ST 350,MPT 800,MPT 1000,2Five",
  Yamaha:
    "Drive2,UMAX,Adventurer,Concierge,G14,G16,G19,G20,G21,G22,G23,G28,G29|Drive,G1,G2,G3,G5,G8,G9,G11",
  "STAR EV": "Sirius,Capella|Vega,Classic,Sport",
  Icon: "i20,i20L,i40,i40L,i40F,i40FL,i60,i60L,i80|G40,G40L,G60,G60L,C40,C40L",
  Evolution:
    "D5 Maverick,D5 Ranger,Turfman|Classic,Forester,Carrier,D3,D5,D6,D-Max,Maverick,Ranger",
  HDK: "|Classic,Forester,Carrier,Turfman",
  "Denago EV": "Nomad XL,Rover XL,Rover XL6,Rover XXL|Nomad,Rover,City,Scout,Oxen",
  "Teko EV": "TurboLite|Trophy,Turbo",
  "Royal EV": "|Ambassador,Monarch,Crown",
  Epic: "|E20,E40,E40L,E60,E60L",
  "Swift EV": "|Mach",
  Bintelli: "|Beyond,Nexus",
  Tomberlin: "E-Merge,Emerge|Ghosthawk,Anvil,Engage,LXR",
  Cushman: "|Hauler,Shuttle,Titan,Truckster,Haulster,Minute Miser",
  Columbia: "|Par Car",
  Garia: "|Roadster,Monaco",
  Kandi: "Kruiser|",
  "Advanced EV": "|Advent",
  "Moke America": "|eMoke",
  "Massimo Motor": "|MVR",
  Tara: "|Spirit,Explorer,Harmony,Horizon",
  "Cruise Car": "|Sunray",
  Kawasaki: "|Mule",
  Polaris: "|Ranger",
  "John Deere": "|Gator",
  Toro: "|Workman",
};

/** How else people write makes and models. */
export const otherSpellings: Readonly<Record<string, string>> = {
  "Club Car": "clubcart clubcars",
  "EZ-GO": "easygo ezygo eazygo ezgos exgo eizgo textron",
  Yamaha: "yammy yami yamy yammie yahama",
  "Harley Davidson": "harley harleydavidson amfharley",
  "Denago EV": "denago",
  "Moke America": "moke",
  "Massimo Motor": "massimo",
  "Bad Boy Buggies": "badboy badboybuggy",
  "Teko EV": "teko",
  "Ruff & Tuff": "ruffandtuff ruffntuff",
  Columbia: "columbiaparcar",
  Precedent: "prec precident",
  Drive: "ydra ydre",
  UMAX: "umaxx",
};

/** Misspelled by up to one letter, or two if they are long. */
export const oftenMisspelled =
  "yamaha,precedent,cushman,carryall,medalist,tomberlin,bintelli,evolution,kawasaki,onward".split(
    ",",
  );

/** Makes that are words of their own: read only beside a year, a model, or the word "make". */
export const plainWords = new Set(
  (
    "atlas beast bobcat coleman columbia drake envy epic legend custom intimidator tara toro gem " +
    "zap club cc textron harley evolution landmaster marketeer suncart"
  ).split(" "),
);

/** Models with a number after the name, such as "Forester 4" or "Carryall 500". */
export const numberedModels =
  /^(?:villager|carryall|forester|carrier|classic|beyond|kruiser|advent|hauler|turf|transporter|trophy|turbolite|mach|ambassador|monarch|crown|courtesy|workman|mule|concierge|umax|gator|rover|nomad|cruiser)/;
