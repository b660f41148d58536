import { plainCharacters } from "./plain-characters.ts";

/**
 * False for words and phone numbers. Anyone can write an address, and our pages must not show a
 * message in place of a serial number.
 */
export function isSerialNumber(serial: string): boolean {
  const plain = plainCharacters(serial);
  const parts = serial.trim().split(/[^\p{L}\p{N}]+/u);
  const hasWord = parts.length > 1 && parts.some((part) => /^\p{L}{3,}$/u.test(part));
  const isPhone = /^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/.test(serial.trim());
  if (hasWord || isPhone) return false;
  const digits = plain.replace(/\D/g, "").length;
  return plain.length <= longestNumber && digits >= 4 && digits >= plain.length / 3;
}

/** A VIN is the longest. */
const longestNumber = 17;
