// Tested in a browser by ../../../e2e/journeys/fleet.spec.ts.
import { readStored, storeText } from "../../browser/storage.ts";

const nameKey = "fleet name";
const bytesKey = "fleet";
/** Browsers keep about five million characters for a site. */
const maxBytes = 500_000;

/** Keeps a valued fleet across reloads of this tab. A larger one has to be chosen again. */
export async function keepFleet(file: Blob, name: string): Promise<void> {
  if (file.size > maxBytes) {
    forgetFleet();
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One character for each byte, because a file may be in any encoding.
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  storeText("sessionStorage", bytesKey, text);
  storeText("sessionStorage", nameKey, name);
}

export function forgetFleet(): void {
  storeText("sessionStorage", bytesKey, null);
  storeText("sessionStorage", nameKey, null);
}

export function keptFleet(): { readonly file: Blob; readonly name: string } | null {
  const text = readStored("sessionStorage", bytesKey) ?? "";
  if (text === "") return null;
  const file = new Blob([Uint8Array.from(text, (character) => character.codePointAt(0)!)]);
  return { file, name: readStored("sessionStorage", nameKey) ?? "" };
}
