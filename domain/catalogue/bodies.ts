import type { Body } from "./family.ts";
import { resolveModel } from "./resolve-model.ts";

type Names = readonly (readonly [body: Body, ...names: string[]])[];

/** Makes by the body that is closest to their carts. All others have Icon's. */
const makesOfBodies: Names = [
  ["precedent", "Club Car"],
  ["txt", "EZ-GO", "Fairplay"],
  ["drive", "Yamaha"],
  ["evolution", "Atlas", "Bintelli", "Denago EV", "Evolution", "HDK", "Kandi", "Teko EV"],
  ["garia", "Garia"],
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
  return resolveModel(cart.make, cart.model).family?.body ?? bodyOfMake(cart.make);
}

function bodyOfMake(make: string): Body {
  return makesOfBodies.find(([, ...names]) => names.includes(make))?.[0] ?? "icon";
}
