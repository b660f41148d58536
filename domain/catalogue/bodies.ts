import { containsModel, patternOf, wordsOf } from "../valuation/model-match.ts";

export type Body =
  | "ds"
  | "precedent"
  | "onward"
  | "txt"
  | "rxv"
  | "drive"
  | "drive2"
  | "icon"
  | "utility"
  | "gem"
  | "generic";

/** The first entry that fits a name counts. */
type Names = readonly (readonly [body: Body, ...names: string[]])[];

/** Models without their make's usual body. A Freedom TXT is a TXT. */
const modelsOfMakes: ReadonlyMap<string, Names> = new Map(
  Object.entries<Names>({
    "Club Car": [
      ["onward", "Tempo", "Onward", "CRU"],
      ["ds", "DS"],
      ["utility", "Turf", "XRT", "Transporter"],
    ],
    "EZ-GO": [
      ["utility", "ST", "MPT", "Terrain", "Industrial"],
      ["txt", "TXT", "Medalist", "Express", "Marathon"],
      ["rxv", "RXV", "Freedom", "Valor", "Liberty"],
    ],
    Yamaha: [
      ["drive2", "Drive2", "Adventurer", "Concierge"],
      ["ds", "G1", "G2", "G8", "G9"],
    ],
  }),
);

const modelsOfAny: Names = [
  ["utility", "Carryall", "Workhorse", "Hauler", "UMAX"],
  ["gem", "Moke", "eMoke"],
];

/** Makes whose carts don't look like modern personal ones, by the closest body. */
const makesOfBodies: Names = [
  ["precedent", "Club Car"],
  ["txt", "EZ-GO", "Fairplay"],
  ["drive", "Yamaha"],
  [
    "ds",
    "AMF",
    "Harley Davidson",
    "Legend",
    "Marketeer",
    "Melex",
    "Par Car",
    "Pargo",
    "Ruff & Tuff",
    "Westinghouse",
  ],
  [
    "utility",
    "American SportWorks",
    "Bad Boy Buggies",
    "Bobcat",
    "Coleman",
    "Columbia",
    "Cub Cadet",
    "Cushman",
    "HISUN",
    "HuntVe",
    "Intimidator",
    "John Deere",
    "Kawasaki",
    "Kubota",
    "Landmaster",
    "Massimo Motor",
    "Polaris",
    "Taylor-Dunn",
    "Toro",
    "Tracker Off Road",
    "Tropos Motors",
    "Volcon",
  ],
  [
    "gem",
    "AYRO",
    "citEcar",
    "Eli Electric Vehicles",
    "GEM",
    "Moke America",
    "Moto EV",
    "Wink Motors",
    "ZAP",
  ],
];

/** Only the generic body has more than four seats. */
export function bodyOf(cart: { make: string; model: string; seats: number }): Body {
  if (cart.make === "" || cart.seats > 4) return "generic";
  const words = wordsOf(cart.model);
  const isNamed = (name: string) => containsModel(words, patternOf(name));
  return (
    bodyIn(modelsOfMakes.get(cart.make), isNamed) ??
    bodyIn(modelsOfAny, isNamed) ??
    bodyIn(makesOfBodies, (name) => name === cart.make) ??
    "icon"
  );
}

function bodyIn(entries: Names | undefined, fits: (name: string) => boolean): Body | undefined {
  return entries?.find(([, ...names]) => names.some(fits))?.[0];
}
