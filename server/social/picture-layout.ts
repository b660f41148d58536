import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { tokenColor } from "./token-colors.ts";

/** The parts that pictures for link previews have in common, at build time and in the server. */
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
  // Leaves room for the last line's descenders, which the edge of the text would cut off.
  paddingBottom: 12,
  color: "#fff",
  textWrap: "balance",
  wordBreak: "break-word",
};

interface Room {
  readonly width: number;
  readonly height: number;
  /** Of letters, from the largest. */
  readonly sizes: readonly number[];
}

/** A text at the largest size at which it fits. */
export async function fitText(text: string, style: CSSProperties, room: Room, fonts: Font[]) {
  for (const fontSize of room.sizes) {
    const element = box({ width: "100%", ...style, fontSize }, text);
    const svg = await satori(element, { width: room.width, fonts });
    const height = Number(/height="([\d.]+)"/.exec(svg)?.[1]);
    if (height <= room.height) return { svg, height };
  }
  throw new Error(`"${text}" is too long for a picture.`);
}

/** An amount on tiles; "_" is a blank one. */
export function scoreboard(amount: string): ReactElement {
  const frame = { padding: 10, borderRadius: 12, background: tokenColor("brand") };
  const border = `2px solid ${tokenColor("tile")}`;
  const face = { padding: "16px 22px", borderRadius: 4, background: "#fff", border };
  return box(frame, box({ ...boardText, ...face, gap: 6, fontSize: 94 }, ...amountTiles(amount)));
}

export function amountTiles(amount: string): ReactElement[] {
  return Array.from(amount, (sign) => (/[\d_]/.test(sign) ? tile(sign) : boardSign(sign)));
}

function boardSign(sign: string): ReactElement {
  return box({ paddingRight: sign === "$" ? 4 : 0, color: tokenColor("brand") }, sign);
}

function tile(digit: string): ReactElement {
  const size = { width: 60, height: 104 };
  const crease = { height: 52, borderBottom: `2px solid ${tokenColor("tile-crease")}` };
  const center = { ...absolute, ...size, alignItems: "center", justifyContent: "center" };
  return box(
    { ...size, borderRadius: 6, background: tokenColor("tile") },
    box({ width: "100%", ...crease }),
    ...(digit === "_" ? [] : [box({ ...center, color: "#fff" }, digit)]),
  );
}

export function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
