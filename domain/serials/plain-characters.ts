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

export function plainNumber(text: string): string {
  const typed = text.normalize("NFKC").trim();
  const label = labels.map((each) => each.exec(typed)?.[0] ?? "").find((each) => each !== "") ?? "";
  const number = typed.slice(label.length);
  return plainCharacters(label === "" ? number : number.replace(/^[\s:#.=]+/, ""));
}

/** For characters that can only be digits: on a plate, O looks like 0 and I looks like 1. */
export function asDigits(text: string): string {
  return text.replaceAll("O", "0").replaceAll("I", "1");
}
