/**
 * Removes what people type or photograph around a number: "*pq-1645 123456*" becomes
 * "PQ1645123456".
 */
export function plainCharacters(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}._*/#]+/gu, "");
}

/**
 * What people type before a number, with plurals: "S/N", "Serial No.", "VIN number", "N.º de
 * serie". "SN" needs a colon after it, because Club Car numbers begin with these letters.
 */
const labels = [
  /^s\/ns?(?![a-z])/i,
  /^sn(?=\s*:|\s+[a-z]{1,2}\d{4})/i,
  /^(?:vehicle identification|serial|ser\.?|serie|chassis|vin|niv)s?(?: ?(?:numbers?|nos?\.?|#))?(?![a-z])/i,
  /^n(?:[uú]m(?:ero)?)?s?\.?[o°]?s?\.? ?de serie(?![a-z])/i,
];

/** Complete numbers within a longer text, in any of their usual spellings. */
const shaped =
  /(?<![A-Za-z\d-])(?:[A-Z]{1,2}[\dOIL]{4}[ -]?[\dOIL]{5,6}|J[A-Z\d]{2}[ -]?[\dOIL]{6}|\d{1,2}[A-Z]\d{4,6}-?[HJCD]\d|I?(?=[A-Z\d]{9,13}\d{4}(?![A-Z\d]))[A-HJ-NPR-Z\d]{17})(?![A-Za-z\d])/i;
/** Without a word before them, EZ-GO's digits could be anything. */
const named = /\b(?:serial|ser\.|s\/n|vin)\b[a-z ]{0,12}[ .:#]{0,4}(?<number>\d{7})(?![\d-])/i;

/** "Model: YDRAX5 Serial No. JW8-513800", "PQ1932-889210, 2019 Onward" */
function numberWithin(typed: string): string | undefined {
  if (!/[\s,;:]/.test(typed)) return undefined;
  return shaped.exec(typed)?.[0] ?? named.exec(typed)?.groups?.["number"];
}

/** The auto industry's bar codes have an I before a VIN, and so does what is copied from them. */
const scannedVin = /^I(?=[A-HJ-NPR-Z\d]{17}$)/;

export function plainNumber(text: string): string {
  return plainOf(text).replace(scannedVin, "");
}

function plainOf(text: string): string {
  const typed = text.normalize("NFKC").trim();
  const within = numberWithin(typed.replaceAll(/\p{Pd}/gu, "-"));
  if (within !== undefined) return plainCharacters(within);
  const label = labels.map((each) => each.exec(typed)?.[0] ?? "").find((each) => each !== "") ?? "";
  const number = typed.slice(label.length);
  return plainCharacters(label === "" ? number : number.replace(/^[\s:#.=]+/, ""));
}

/** For codes that have letters but skip I and O, which look like 1 and 0 on a plate. */
export function withoutIAndO(text: string): string {
  return text.replaceAll("O", "0").replaceAll("I", "1");
}

/** For characters that can only be digits. A small L, typed or read from a photo, is a 1. */
export function toDigits(text: string): string {
  return withoutIAndO(text).replaceAll("L", "1");
}
