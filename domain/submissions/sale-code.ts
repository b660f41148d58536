/** Without letters that look like a digit, and without U, which makes words. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const codeLength = 16;
/** 80 of an id's 128 bits. In a random id, nobody can guess 74 of them. */
const idDigits = (codeLength * 5) / 4;

/** "K7QM-3XZP-9T4B-W2HD": whoever has it may ask us to erase the report with this id. */
export function codeOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll("-", "").slice(0, idDigits)}`);
  let code = "";
  for (let at = 0; at < codeLength; at++) {
    code = `${alphabet[Number(bits % 32n)]}${code}`;
    bits /= 32n;
  }
  return code.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** The start of the id behind a code, however the code was typed. Null if the text isn't a code. */
export function idStartOf(code: string): string | null {
  const letters = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (letters.length !== codeLength) return null;
  let bits = 0n;
  for (const letter of letters) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return null;
    bits = bits * 32n + BigInt(value);
  }
  const hex = bits.toString(16).padStart(idDigits, "0");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16)].join("-");
}
