import type { Listing } from "../../domain/market/listing.ts";

// Each function reads what a feed or page states in a field of its own.

/** "12995.00" for "$12,995.00"; undefined for anything but one amount. */
export function amountOf(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^(USD?\s*)?\$?\s*/i, "")
    .replace(/USD$/i, "")
    .trim();
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits);
  return isAmount ? digits.replaceAll(",", "") : undefined;
}

export function yearOf(text: string): string | undefined {
  return /^(\d{4})(-\d\d(-\d\d(T.*)?)?)?$/.exec(text.trim())?.[1];
}

export function conditionOf(text: string): Listing["condition"] | undefined {
  const word = text
    .toLowerCase()
    .replace(/^.*[/:#]/, "")
    .replace(/condition$/, "")
    .trim();
  if (word === "new" || word === "refurbished") return word;
  return usedWords.has(word) ? "used" : undefined;
}

const usedWords: ReadonlySet<string> = new Set(
  "used,pre-owned,preowned,pre owned,cpo,certified pre-owned".split(","),
);

/** True for a fuel that we have no prices for. */
export function isOtherFuel(text: string): boolean {
  return otherFuel.test(text);
}

const otherFuel = /\b(hybrid|diesel|propane|natural|lpg|cng)\b/i;
const isElectric = /\b(electric|electricity|battery|lithium|lead[- ]acid|b?ev)\b/i;
const isGas = /\b(gas|gasoline|petrol|unleaded|efi)\b/i;

/** Undefined if the text names both, neither, or another fuel. */
export function powertrainOf(text: string): "electric" | "gas" | undefined {
  if (otherFuel.test(text) || isElectric.test(text) === isGas.test(text)) return undefined;
  return isElectric.test(text) ? "electric" : "gas";
}

export function batteryTypeOf(text: string): "lithium" | "lead-acid" | undefined {
  const isLithium = /\b(lithium|lifepo4|li-ion)\b/i.test(text);
  const isLead = /\b(lead([- ]acid)?|agm|flooded)\b/i.test(text);
  if (isLithium === isLead) return undefined;
  return isLithium ? "lithium" : "lead-acid";
}

export function isForSale(availability: string): boolean {
  return !/(outofstock|soldout|discontinued|notavailable|^sold$|^reserved$|\/reserved$|^(?:sale)?pending$|^onhold$)/i.test(
    availability.replaceAll(/[\s_-]/g, ""),
  );
}
