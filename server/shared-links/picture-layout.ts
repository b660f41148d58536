import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import satori, { type Font } from "satori";

export const tokensFile = `${import.meta.dirname}/../../src/styles/tokens.css`;

const tokens = readFileSync(tokensFile, "utf8");
const values = new Map(
  Array.from(tokens.matchAll(/^ {2}--([\w-]+): (.+);$/gm), ([, name, value]) => [name!, value!]),
);

/** A color of the light scheme in sRGB, for programs that cannot read the tokens. */
export function tokenColor(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}.`);
  return colorIn(value);
}

function colorIn(value: string): string {
  const light = /^light-dark\(((?:[^(),]|\([^()]*\))*),/.exec(value)?.[1] ?? value;
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(light) ?? [];
  if (reference !== undefined) return tokenColor(reference);
  if (light === "transparent") return "none";
  const numbers = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(light);
  if (numbers === null) throw new Error(`"${value}" is not a color.`);
  const [lightness, chroma, hue, alpha = 100] = numbers
    .slice(1)
    .flatMap((text) => (text === undefined ? [] : [Number(text)]));
  const channels = sRgb(lightness! / 100, chroma!, (hue! * Math.PI) / 180);
  return `rgba(${channels.join(",")},${alpha / 100})`;
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function sRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gammaEncode);
}

function gammaEncode(linear: number): number {
  const bounded = Math.min(1, Math.max(0, linear));
  const value = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

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
