const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The value of each letter; I, O, and Q are not used. */
const letterValues = "12345678.12345.7.923456789";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The character that the others require in position 9 of a VIN (49 CFR 565.15). */
export function checkDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * valueOf(vin[index]!), 0);
  return "0123456789X"[sum % 11]!;
}

function valueOf(character: string): number {
  const letter = alphabet.indexOf(character);
  return Number(letter === -1 ? character : letterValues[letter]);
}
