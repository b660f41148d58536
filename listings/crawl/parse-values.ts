import type { listingConditions } from "../../domain/asking-prices/battery-types.ts";

/** Dollars as digits: "12995.00" for "$12,995.00". Undefined for anything but one amount. */
export function amountOf(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^(USD?\s*)?\$?\s*/i, "")
    .replace(/USD$/i, "")
    .trim();
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits);
  return isAmount ? digits.replaceAll(",", "") : undefined;
}

/** The year in a year or an ISO date. */
export function yearOf(text: string): string | undefined {
  return /^(\d{4})(-\d\d(-\d\d(T.*)?)?)?$/.exec(text.trim())?.[1];
}

export function conditionOf(text: string): (typeof listingConditions)[number] | undefined {
  const word = text
    .toLowerCase()
    .replace(/^.*[/:#]/, "")
    .replace(/condition$/, "")
    .trim();
  if (word === "new" || word === "refurbished") return word;
  return ["used", "pre-owned", "preowned"].includes(word) ? "used" : undefined;
}

/** Undefined where the text names both, neither, or another fuel. */
export function powertrainOf(text: string): "electric" | "gas" | undefined {
  if (/\b(hybrid|diesel|propane|natural|lpg|cng)\b/i.test(text)) return undefined;
  const isElectric = /\b(electric|electricity|battery|lithium|lead[- ]acid|b?ev)\b/i.test(text);
  const isGas = /\b(gas|gasoline|petrol|unleaded|efi)\b/i.test(text);
  if (isElectric === isGas) return undefined;
  return isElectric ? "electric" : "gas";
}

export function batteryTypeOf(text: string): "lithium" | "lead-acid" | undefined {
  const isLithium = /\b(lithium|lifepo4|li-ion)\b/i.test(text);
  const isLead = /\b(lead([- ]acid)?|agm|flooded)\b/i.test(text);
  if (isLithium === isLead) return undefined;
  return isLithium ? "lithium" : "lead-acid";
}

export function seatsOf(text: string): string | undefined {
  return /^([1-9]|1\d|20)$/.exec(text.trim())?.[1];
}

export function yesOrNo(text: string): "yes" | "no" | undefined {
  if (/^(yes|true|y|1)$/i.test(text.trim())) return "yes";
  return /^(no|false|n|0)$/i.test(text.trim()) ? "no" : undefined;
}

export function isForSale(availability: string): boolean {
  return !/(outofstock|soldout|discontinued|^sold$|^reserved$|\/reserved$)/i.test(
    availability.replaceAll(/[\s-]/g, ""),
  );
}
