import { readFileSync } from "node:fs";

export const tokensFile = `${import.meta.dirname}/../../src/styles/tokens.css`;
export const tokenColorsFile = import.meta.filename;

const tokens = readFileSync(tokensFile, "utf8");
const values = new Map(
  Array.from(tokens.matchAll(/^ {2}--([\w-]+): (.+);$/gm), ([, name, value]) => [name!, value!]),
);

/** A color of the light scheme in sRGB, for code that can't read CSS variables. */
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
