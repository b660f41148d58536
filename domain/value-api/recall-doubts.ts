import { pricedMakes } from "../catalogue/priced-makes.ts";
import { hidingDoubt, unreadText } from "../recalls/doubts.ts";
import type { RecalledCart } from "../recalls/find-recalls.ts";
import { recalls } from "../recalls/recalls.ts";
import { plainCharacters } from "../serials/plain-characters.ts";
import { otherMakeOnPlate } from "../serials/year-on-plate.ts";
import { withArticle } from "../words/english.ts";

/** What about the cart may hide a notice from the search, in a sentence or two each. */
export function recallDoubts(cart: RecalledCart, asOfYear: number): string[] {
  const otherMake = otherMakeOnPlate(cart, asOfYear);
  if (otherMake !== null) {
    return [
      `This looks like ${withArticle(otherMake)} number, so these are notices about ${otherMake} carts. Check the make and the number.`,
    ];
  }
  const hiding = hidingDoubt(cart);
  return [
    unknownMakeText(cart),
    hiding === null ? "" : `${hiding.doubt} ${hiding.consequence}`,
    unreadText(cart),
  ].filter((text) => text !== "");
}

function unknownMakeText({ make }: RecalledCart): string {
  if (make === "" || isKnownMake(make)) return "";
  return `We know no make called “${make}”, so no notice can match it by its make. Give the make as the plate spells it.`;
}

function isKnownMake(make: string): boolean {
  const isSame = (name: string) => plainCharacters(name) === plainCharacters(make);
  return (
    pricedMakes.some(({ name }) => isSame(name)) ||
    recalls.some(({ makes }) => makes.some((name) => isSame(name)))
  );
}
