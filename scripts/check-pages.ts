import { globSync, readFileSync } from "node:fs";
import { dist } from "./build-fingerprint.ts";
import { fontCharacters } from "./fonts.ts";

/** What is wrong with one built page, as sentences. */
export function pageFaults(html: string): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, "");
  const known = new Set(`${fontCharacters}\n`);
  const strange = new Set([...decode(text)].filter((character) => !known.has(character)));
  return [
    ...[...strange].map((character) => `"${character}" is not in the fonts: see scripts/fonts.ts`),
    ...(/\sstyle="/.test(html) ? ["a style attribute, which the security policy blocks"] : []),
  ];
}

function decode(text: string): string {
  return text.replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
    String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
}

if (import.meta.main) {
  const pages = globSync("**/*.html", { cwd: `${dist}site` });
  const faults = pages.flatMap((page) =>
    pageFaults(readFileSync(`${dist}site/${page}`, "utf8")).map((fault) => `${page}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || pages.length === 0) process.exitCode = 1;
}
