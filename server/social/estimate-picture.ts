import { readFileSync } from "node:fs";
import { workerData } from "piscina";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { SeenCart } from "../../domain/cart/seen-cart.ts";
import { site } from "../../config/site.ts";
import {
  absolute,
  boardText,
  bodyText,
  box,
  fitText,
  margin,
  pictureFonts,
  pictureSize,
  promise,
  scoreboard,
  titleStyle,
} from "./picture-layout.ts";
import { tokenColor } from "./token-colors.ts";
import { cartParts } from "../../domain/cart/drawing-parts.ts";
import type { SeatCount } from "../../domain/valuation/cart.ts";

/** A picture's words, in the order they are read. */
export interface PictureTexts {
  readonly name: string;
  readonly facts: string;
  readonly label: string;
  readonly value: string;
  readonly range: string;
  readonly tradeIn: string;
}

export interface PictureTask {
  readonly texts: PictureTexts;
  readonly cart: SeenCart;
}

// Every picture is another.
sharp.cache(false);
let workerFonts: Font[] | undefined;

/** Runs in the painter's thread, whose data is the path of the font for the text. */
export default async function paint(task: PictureTask): Promise<Buffer> {
  workerFonts ??= pictureFonts(readFileSync(workerData));
  const svg = await estimatePicture(task, workerFonts);
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The picture of an estimate for link previews, as SVG in which all text is outlines. */
export async function estimatePicture({ texts, cart }: PictureTask, fonts: Font[]) {
  const width = pictureSize.width - 2 * margin;
  const soft = { ...bodyText, color: tokenColor("on-brand-soft") };
  const name = await fitText(texts.name, titleStyle, { ...nameRoom, width }, fonts);
  const facts = await fitText(texts.facts, soft, { ...factsRoom, width }, fonts);
  const rest = await satori(otherWords(texts), { ...pictureSize, fonts });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" ` +
    `height="${pictureSize.height}">${course()}` +
    `<g transform="translate(560 276) scale(1.25)">${cartLayers(cart)}</g>` +
    `<g transform="translate(${margin} ${184 - name.height / 2})">${name.svg}</g>` +
    `<g transform="translate(${margin} ${255 - facts.height / 2})">${facts.svg}</g>${rest}</svg>`
  );
}

/** A name has one large line, two smaller ones, or three. */
const nameRoom = { height: 128, sizes: [96, 88, 80, 72, 56, 50, 36] };
const factsRoom = { height: 40, sizes: [30, 28, 26, 24, 22] };

/** The ground that the cart stands on, with a hill behind it, and the site's mark. */
function course(): string {
  const fill = (token: string) => `fill="${tokenColor(token)}"`;
  return (
    `<path ${fill("brand-deep")} d="M0 0h1200v630H0z"/>` +
    `<circle ${fill("flag")} cx="1128" cy="352" r="34"/>` +
    `<path ${fill("hill")} d="M505 582C545 370 660 310 830 304S1080 390 1200 372V582Z"/>` +
    `<path ${fill("turf-light")} d="M640 582Q860 430 1200 462V582Z"/>` +
    `<path ${fill("turf")} d="M0 582Q300 568 620 566T1200 556V600H0Z"/>` +
    `<path ${fill("ground")} d="M0 582H1200V630H0Z"/>` +
    mark.replace("<svg", `<svg x="${margin - 14}" y="40" width="67" height="67"`)
  );
}

const mark = readFileSync(`${import.meta.dirname}/../../public/favicon.svg`, "utf8");

function otherWords({ label, value, range, tradeIn }: PictureTexts) {
  const line = (text: string, top: number, fontSize: number, color: string) =>
    box({ ...absolute, ...bodyText, left: margin, top, fontSize, color: tokenColor(color) }, text);
  const name = { ...boardText, left: 122, top: 52, fontSize: 46, color: "#fff" };
  return box(
    { width: "100%", height: "100%" },
    box({ ...absolute, ...name }, site.name),
    line(label, 287, 28, "on-brand-soft"),
    box({ ...absolute, left: margin, top: 326 }, scoreboard(value)),
    line(range, 493, 30, "on-brand-soft"),
    line(tradeIn, 530, 30, "on-brand-soft"),
    line(promise, 587, 26, "brand"),
  );
}

const root = `${import.meta.dirname}/../../`;

/** The sheet of drawings, by id, with colors in place of tokens. */
const sheet = readFileSync(`${root}src/ui/drawing/drawings.svg`, "utf8");
const parts = new Map(
  Array.from(sheet.matchAll(/^ {2}<g id="([\w-]+)".*<\/g>$/gm), ([markup, id]) => [
    id!,
    markup.replace(/var\(--([\w-]+)\)/g, (_, token: string) => tokenColor(token)),
  ]),
);

/** As in the style of the drawing on the pages, of which a test makes sure. */
export const rigs: Readonly<Record<SeatCount, { center: number; scale: number; stretch: number }>> =
  {
    2: { center: 174, scale: 1.15, stretch: 0 },
    4: { center: 164, scale: 1.12, stretch: 0 },
    6: { center: 206, scale: 1.06, stretch: 84 },
    8: { center: 248, scale: 1, stretch: 168 },
  };
export const lift = { height: 17, tireScale: 1.26 };

/** The drawn cart, 480 by 250, with its wheels on the line at 238. */
function cartLayers(cart: SeenCart): string {
  const { body, nose, roof, wheel } = cartParts(cart);
  const { center, scale, stretch } = rigs[cart.seats];
  const raised = cart.lifted ? ` transform="translate(0 ${-lift.height})"` : "";
  const uses = (ids: readonly string[]) => ids.map((id) => `<use href="#${id}"/>`).join("");
  const forward = (markup: string) => `<g transform="translate(${stretch} 0)">${markup}</g>`;
  const tire = cart.lifted ? enlarged(uses(wheel)) : uses(wheel);
  return (
    `<defs>${definitions([...body, ...nose, roof, ...wheel])}</defs>` +
    `<g fill="none" stroke="${tokenColor("cart-ink")}" stroke-width="2.6" ` +
    `stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(240 238) scale(${scale}) translate(${-center} -220)">` +
    `<g${raised}>${uses(body)}${forward(uses(nose))}${uses([roof])}</g>` +
    `${tire}${forward(`<g transform="translate(160 0)">${tire}</g>`)}</g>`
  );
}

/** About the point where the tire stands. */
function enlarged(markup: string): string {
  const { tireScale } = lift;
  return `<g transform="translate(100 220) scale(${tireScale}) translate(-100 -220)">${markup}</g>`;
}

/** The parts with everything they use themselves. */
function definitions(ids: readonly string[]): string {
  const used = new Set(ids);
  for (const id of used) {
    for (const [, inner] of (parts.get(id) ?? "").matchAll(/ href="#([\w-]+)"/g)) used.add(inner!);
  }
  return Array.from(used, (id) => parts.get(id)).join("");
}
