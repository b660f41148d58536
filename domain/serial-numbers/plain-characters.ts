/**
 * A number without the characters that people type or photograph around it: "*pq-1645 123456*"
 * becomes "PQ1645123456".
 */
export function plainCharacters(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}._*/#]+/gu, "");
}

/** Characters that can only be digits: on a plate, O looks like 0 and I looks like 1. */
export function asDigits(text: string): string {
  return text.replaceAll("O", "0").replaceAll("I", "1");
}
