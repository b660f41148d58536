import { containsModel, patternOf, wordsOf } from "../valuation/model-match.ts";

/** The bodies that carts are drawn with. The generic one is of no make in particular. */
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

/** Names by the body that they tell. Of several that fit, the first counts. */
type Names = readonly (readonly [body: Body, ...names: string[]])[];

/** The models of a make that do not have its usual body. A Freedom TXT is a TXT. */
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

/** Models of any make. */
const modelsOfAny: Names = [
  ["utility", "Carryall", "Workhorse", "Hauler", "UMAX"],
  ["gem", "Moke", "eMoke"],
];

/** The makes whose carts do not look like modern personal ones, and the body closest in shape. */
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

/** The body that a cart is drawn with. Only the generic one has more than four seats. */
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

function bodyIn(names: Names | undefined, isMeant: (name: string) => boolean): Body | undefined {
  return names?.find(([, ...some]) => some.some(isMeant))?.[0];
}
