import { type Found, before, hide, matchesOf } from "./plain-ad.ts";

const labeled =
  /\b(?:vin|serial|serie|s\/n)\b(?: ?(?:number|no\.?|#)){0,2}(?: is)?[ .:#]{0,20}(?<number>[a-z\d]{1,17}(?:[- ]?\d{2,8}){0,2}(?![a-z\d]))/g;
/** Club Car's, Yamaha's, and VINs. EZ-GO's are seven digits, as a phone number may be. */
const shaped =
  /(?<![a-z\d-])(?:[a-z]{1,2}\d{4}[- ]?\d{5,6}|j[a-z\d]{2}[- ]?\d{6}|(?=[a-z\d]{13}\d{4}\b)(?!\d{17})[a-hj-npr-z\d]{17})(?![a-z\d-])/g;
const otherNumber = /(?:stock|stk|unit)\b[ #.:a-z]{0,12}$/;

/** The number on the cart's plate. */
export function findSerial(text: string): Found<string> | undefined {
  for (const { value, end } of matchesOf(labeled, text)) {
    const number = value.groups!["number"]!;
    const digits = number.replaceAll(/\D/g, "").length;
    if (digits >= 4 && number.length >= 5) {
      return { value: number.toUpperCase(), start: end - number.length, end };
    }
  }
  for (const found of matchesOf(shaped, text)) {
    if (!otherNumber.test(before(text, found.start, 24))) {
      return { ...found, value: found.value[0].toUpperCase() };
    }
  }
  return undefined;
}

const phones =
  /\(?(?<!\d)\d{3}\)?[-. ]{0,2}\d{3}[-. ]\d{4}\b|(?<![\d.,$-])\d{3}[-.]\d{4}\b|(?<![\d.,$])\d{3} (?!19|20)\d{4}\b|(?<![\d$])\d{10,16}\b|(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[ -]){3,10}[\d -]{0,14}/g;
const otherNumbers =
  /\b(?:stock|stk|unit)\b ?(?:number|no\.?|num)?[ #.:]{0,6}[a-z]{0,4}\d[a-z\d-]{0,12}|\bzip(?: code)?:? ?\d{5}\b/g;

/** Hides phone numbers, stock numbers, ZIP codes, and addresses. */
export function hideOtherNumbers(text: string): string {
  return hide(hide(text, otherNumbers), phones);
}
