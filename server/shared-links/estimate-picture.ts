import { readFileSync } from "node:fs";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { type CartAppearance, cartParts } from "../../domain/details/cart-appearance.ts";
import { site } from "../../config/site.ts";
import {
  absolute,
  boardText,
  bodyText,
  box,
  fitText,
  margin,
  pictureSize,
  amountTiles,
  titleStyle,
} from "./picture-layout.ts";
import { tokenColor } from "./token-colors.ts";
import type { SeatCount } from "../../domain/cart/cart.ts";

/** A picture's words, in the order they are read. */
export interface PictureTexts {
  readonly name: string;
  readonly confidence: string;
  readonly verb: string;
  readonly number: string;
  readonly because: string;
  readonly facts: string;
}

interface PictureTask {
  readonly texts: PictureTexts;
  readonly cart: CartAppearance;
}

// No two pictures are alike, so keeping them in memory would gain nothing.
sharp.cache(false);

export async function paintEstimate(task: PictureTask, fonts: Font[]) {
  const svg = await estimatePicture(task, fonts);
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The sign, where the value tool has it. */
const sign = { left: 150, top: 34, width: 900, height: 314, padding: 36 };
const inSign = sign.width - 2 * sign.padding;
/** Room for the longest confidence label, plus a gap. */
const besideName = 230;
/** The band below the land, with the words that are not on the sign. */
export const lawn = { top: 538, height: 92 };
const onLawn = 800;

/** The picture of a cart for link previews, as SVG in which all text is outlines. */
export async function estimatePicture({ texts, cart }: PictureTask, fonts: Font[]) {
  const ink = { color: tokenColor("brand-deepest") };
  const nameStyle = { ...titleStyle, ...ink, paddingBottom: 4 };
  const name = await fitText(
    texts.name,
    nameStyle,
    { ...nameRoom, width: inSign - besideName },
    fonts,
  );
  const centered = { ...bodyText, ...ink, justifyContent: "center" };
  const because = await fitText(texts.because, centered, { ...lineRoom, width: inSign }, fonts);
  const number = await satori(numberOnSign(texts), { ...pictureSize, fonts });
  const soft = { ...bodyText, color: tokenColor("on-brand-soft") };
  const facts = await fitText(texts.facts, soft, { ...lineRoom, width: onLawn }, fonts);
  const rest = await satori(nameOnLawn(), { ...pictureSize, fonts });
  const at = (x: number, y: number, svg: string) =>
    `<g transform="translate(${x} ${y})">${svg}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" ` +
    `height="${pictureSize.height}">${landscapeWithSign()}` +
    `<g transform="translate(384 324) scale(0.9)">${cartLayers(cart)}</g>` +
    at(sign.left + sign.padding, sign.top + 44 - name.height / 2, name.svg) +
    at(sign.left + sign.padding, sign.top + 268 - because.height / 2, because.svg) +
    `${number}${at(margin, lawn.top + 48 - facts.height / 2, facts.svg)}${rest}</svg>`
  );
}

/** A name has one line, large or small, or two small ones. */
const nameRoom = { height: 60, sizes: [50, 44, 38, 32, 26, 22, 18] };
const lineRoom = { height: 40, sizes: [30, 28, 26, 24, 22, 20, 18] };

function landscapeWithSign(): string {
  const fill = (token: string) => `fill="${tokenColor(token)}"`;
  const { left, top, width, height } = sign;
  const post = (x: number) =>
    `<path ${fill("brand-deepest")} d="M${x} ${top + height}h22v${lawn.top - top - height - 40}h-22z"/>`;
  return (
    landscape() +
    post(left + 120) +
    post(left + width - 142) +
    `<rect ${fill("brand")} x="${left}" y="${top}" width="${width}" height="${height}" rx="16"/>` +
    `<rect ${fill("sign")} stroke="${tokenColor("brand-deepest")}" stroke-width="3" ` +
    `x="${left + 11}" y="${top + 11}" width="${width - 22}" height="${height - 22}" rx="7"/>`
  );
}

/** The sky and the land as on the pages, and the band below with the site's mark. */
export function landscape(): string {
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${tokenColor("sky")}"/>` +
    `<stop offset=".7" stop-color="${tokenColor("sky-low")}"/></linearGradient></defs>` +
    `<path fill="url(#sky)" d="M0 0h1200v630H0z"/>` +
    `<svg width="1200" height="${lawn.top}" viewBox="0 0 1600 620" preserveAspectRatio="xMinYMax slice">${parts.get("scene")!}</svg>` +
    `<path fill="${tokenColor("brand-deepest")}" d="M0 ${lawn.top}h1200v${lawn.height}H0z"/>` +
    mark.replace("<svg", `<svg x="936" y="${lawn.top + 16}" width="60" height="60"`)
  );
}

const mark = readFileSync(`${import.meta.dirname}/../../public/favicon.svg`, "utf8");

function numberOnSign({ verb, number, confidence }: PictureTexts) {
  const row = { ...absolute, left: sign.left, top: sign.top + 92, width: sign.width };
  const verbStyle = {
    ...boardText,
    fontSize: verb.length > 7 ? 64 : 88,
    color: tokenColor("brand"),
  };
  const confidenceStyle = {
    ...absolute,
    ...boardText,
    right: pictureSize.width - sign.left - sign.width + 36,
  };
  return box(
    { width: "100%", height: "100%" },
    box(
      { ...confidenceStyle, top: sign.top + 24, fontSize: 38, color: tokenColor("brand") },
      confidence,
    ),
    box(
      { ...row, gap: 28, alignItems: "center", justifyContent: "center" },
      box({ ...verbStyle, textTransform: "uppercase" }, verb),
      box({ ...boardText, gap: 6, fontSize: 110, alignItems: "center" }, ...amountTiles(number)),
    ),
  );
}

export function nameOnLawn() {
  const name = { ...absolute, ...boardText, left: 1000, top: lawn.top + 26, fontSize: 42 };
  return box({ width: "100%", height: "100%" }, box({ ...name, color: "#fff" }, site.name));
}

const root = `${import.meta.dirname}/../../`;

/** The sheet of drawings, with colors in place of tokens. */
const sheet = readFileSync(`${root}src/ui/drawing/drawings.svg`, "utf8").replace(
  /var\(--([\w-]+)\)/g,
  (_, token: string) => tokenColor(token),
);
const parts = new Map(
  Array.from(sheet.matchAll(/^ {2}<g id="([\w-]+)".*<\/g>$/gm), ([markup, id]) => [id!, markup]),
);

/** The same numbers as in the style sheet of the pages' drawing; a test compares them. */
export const rigs: Readonly<Record<SeatCount, { center: number; scale: number; stretch: number }>> =
  {
    2: { center: 174, scale: 1.15, stretch: 0 },
    4: { center: 164, scale: 1.12, stretch: 0 },
    6: { center: 206, scale: 1.06, stretch: 84 },
    8: { center: 248, scale: 1, stretch: 168 },
  };
export const lift = { height: 17, tireScale: 1.26 };

/**
 * The drawn cart, 480 by 250, with its wheels on the line at 238. A picture of several carts gives each
 * another `id`, so that each keeps its own paint, which is the name of a color token.
 */
export function cartLayers(cart: CartAppearance, id = "", paint = "cart-body"): string {
  const { body, nose, roof, wheel, axles } = cartParts(cart);
  const { center, scale, stretch } = rigs[cart.seats];
  const raised = cart.lifted ? ` transform="translate(0 ${-lift.height})"` : "";
  const uses = (ids: readonly string[]) =>
    ids.map((part) => `<use href="#${id}${part}"/>`).join("");
  const forward = (markup: string) => `<g transform="translate(${stretch} 0)">${markup}</g>`;
  const tire = cart.lifted ? enlargeTire(uses(wheel)) : uses(wheel);
  const tireAt = (x: number) => `<g transform="translate(${x} 0)">${tire}</g>`;
  return (
    `<defs>${paintMarkup(definitions([...body, ...nose, roof, ...wheel]), id, paint)}</defs>` +
    `<g fill="none" stroke="${tokenColor("cart-ink")}" stroke-width="2.6" ` +
    `stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(240 238) scale(${scale}) translate(${-center} -220)">` +
    `<g${raised}>${uses(body)}${forward(uses(nose))}${uses([roof])}</g>` +
    `${tireAt(axles[0])}${forward(tireAt(axles[1]))}</g>`
  );
}

function paintMarkup(markup: string, id: string, paint: string): string {
  return markup
    .replace(/ (id="|href="#)/g, ` $1${id}`)
    .replaceAll(tokenColor("cart-body"), tokenColor(paint));
}

/** Turned about the point where the tire touches the ground, at zero. */
function enlargeTire(markup: string): string {
  const { tireScale } = lift;
  return `<g transform="translate(0 220) scale(${tireScale}) translate(0 -220)">${markup}</g>`;
}

/** The parts with everything they use themselves. */
function definitions(ids: readonly string[]): string {
  const used = new Set(ids);
  for (const id of used) {
    for (const [, inner] of (parts.get(id) ?? "").matchAll(/ href="#([\w-]+)"/g)) used.add(inner!);
  }
  return Array.from(used, (id) => parts.get(id)).join("");
}
