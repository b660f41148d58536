// Tested in estimate-picture.test.ts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { tokenColor } from "./token-colors.ts";

/** Shared by all link-preview pictures, from the build or the server. */
export const pictureSize = { width: 1200, height: 630 };
export const margin = 64;
export const promise = "Free · no account · every step shown";
export const absolute = { position: "absolute" } as const;
export const boardText = { fontFamily: "Barlow Condensed", fontWeight: 600, lineHeight: 1.02 };
export const bodyText = { fontFamily: "Figtree", fontWeight: 500, lineHeight: 1.2 };

export const layoutFile = import.meta.filename;
export const boardFont = createRequire(import.meta.url).resolve(
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
);

export function pictureFonts(body: Buffer): Font[] {
  return [
    { name: "Barlow Condensed", data: readFileSync(boardFont), weight: 600 },
    { name: "Figtree", data: body, weight: 500 },
  ];
}

export const titleStyle: CSSProperties = {
  ...boardText,
  // Leaves room for the last line's descenders, which would otherwise be cut off.
  paddingBottom: 12,
  color: "#fff",
  textWrap: "balance",
  wordBreak: "break-word",
};

interface Room {
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels, largest first. */
  readonly sizes: readonly number[];
}

/** Sets the text at the largest size that fits. */
export async function fitText(text: string, style: CSSProperties, room: Room, fonts: Font[]) {
  for (const fontSize of room.sizes) {
    const element = box({ width: "100%", ...style, fontSize }, text);
    const svg = await satori(element, { width: room.width, fonts });
    const height = Number(/height="([\d.]+)"/.exec(svg)?.[1]);
    if (height <= room.height) return { svg, height };
  }
  throw new Error(`"${text}" is too long for a picture.`);
}

export function amountTiles(amount: string): ReactElement[] {
  return Array.from(amount, (character) =>
    /\d/.test(character) ? tile(character) : plainCharacter(character),
  );
}

function plainCharacter(character: string): ReactElement {
  return box({ paddingRight: character === "$" ? 4 : 0, color: tokenColor("brand") }, character);
}

function tile(digit: string): ReactElement {
  const size = { width: 60, height: 104 };
  const crease = { height: 52, borderBottom: `2px solid ${tokenColor("tile-crease")}` };
  const center = { ...absolute, ...size, alignItems: "center", justifyContent: "center" };
  return box(
    { ...size, borderRadius: 6, background: tokenColor("tile") },
    box({ width: "100%", ...crease }),
    box({ ...center, color: "#fff" }, digit),
  );
}

export function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
