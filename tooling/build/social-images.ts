import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import { bodyOf } from "../../domain/catalogue/bodies.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { defaultChoices } from "../../domain/cart/cart.ts";
import type { CartAppearance } from "../../domain/details/cart-appearance.ts";
import { stateLaw } from "../../domain/catalogue/state-law.ts";
import { type RoadSign, signsOf } from "../../src/features/states/road-signs.ts";
import { cartModels, modelPath, modelsOfMake } from "../../domain/model-pages/cart-models.ts";
import {
  cartLayers,
  landscape,
  lawn,
  nameOnLawn,
} from "../../server/shared-links/estimate-picture.ts";
import {
  boardFont,
  bodyText,
  fitText,
  layoutFile,
  margin,
  pictureFonts,
  pictureSize as size,
  promise,
  titleStyle,
} from "../../server/shared-links/picture-layout.ts";
import { tokenColor, tokenColorsFile, tokensFile } from "../../server/shared-links/token-colors.ts";
import { paintOf } from "../../src/ui/drawing/paint.ts";
import { site as publisher } from "../../config/site.ts";
import { buildCache, writeToCache } from "./build-cache.ts";
import { decodeEntities } from "./decode-entities.ts";
import { bodyFont, pictureFont } from "./fonts.ts";
import { roadSignsPicture } from "./road-sign-picture.ts";

/** The title stands against the sky, beside the sun and above the carts. */
const titleTop = 44;
const titleRoom = { width: 880, height: 166, sizes: [84, 76, 68, 60, 54, 48, 42, 36] };
/** In the band below the land, beside the site's name. */
const lineRoom = { width: 840, height: 44, sizes: [30, 28, 26, 24, 22, 20] };
const cacheFolder = `${buildCache}social/`;

export async function writeSocialImages(site: string, cache = cacheFolder): Promise<void> {
  const version = templateVersion();
  const images = Array.from(findPictures(site), ([path, picture]) => {
    return { path, picture, cached: `${cache}${hashOf(version, JSON.stringify(picture))}.jpg` };
  });
  const missing = images.filter(({ cached }) => !existsSync(cached));
  if (missing.length > 0) {
    const draw = await painter();
    // Titles are laid out here while libvips paints the earlier ones on its own threads.
    await Promise.all(
      missing.map(async ({ cached, picture }) => writeToCache(cached, await draw(picture))),
    );
  }
  for (const { path, cached } of images) cpSync(cached, site + path);
}

interface ParkedCart {
  readonly cart: CartAppearance;
  /** The name of a color token. */
  readonly paint?: string | undefined;
}

interface Picture {
  readonly title: string;
  /** Stands in the band: "" for a page without a price of its own. */
  readonly line: string;
  readonly carts: readonly ParkedCart[];
  /** A place's road law, in place of carts. */
  readonly signs: readonly RoadSign[];
}

function templateVersion(): string {
  const pictures = `${import.meta.dirname}/../../server/shared-links/estimate-picture.ts`;
  const drawings = `${import.meta.dirname}/../../src/ui/drawing/drawings.svg`;
  const files = [
    import.meta.filename,
    `${import.meta.dirname}/road-sign-picture.ts`,
    pictures,
    drawings,
    layoutFile,
    tokenColorsFile,
    tokensFile,
    boardFont,
    bodyFont,
  ];
  return hashOf(publisher.name, ...files.map((file) => readFileSync(file)));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function findPictures(site: string): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const page of globSync("**/*.html", { cwd: site }).toSorted()) {
    const html = readFileSync(site + page, "utf8");
    const path = metaContent(html, "og:image")?.match(/\/(social\/[\w/-]+\.jpg)$/)?.[1];
    if (path === undefined) continue;
    const title = headingOf(html) ?? pageTitle(html, page);
    if ((pictures.get(path)?.title ?? title) !== title) {
      throw new Error(`${page} shares ${path} with a page that has a different title.`);
    }
    const alt = metaContent(html, "og:image:alt") ?? "";
    const [, line = ""] = /\. ([^.]+: \$[\d,]+)$/.exec(alt) ?? [];
    const address = `/${page.replace(/\.html$/, "")}`;
    const law = stateLaw[address.slice(1)];
    pictures.set(path, {
      title,
      line,
      carts: cartsOf(address),
      signs: law === undefined ? [] : signsOf(law, address.slice(1)),
    });
  }
  return pictures;
}

function headingOf(html: string): string | undefined {
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  return heading === undefined ? undefined : decodeEntities(heading).trim();
}

function pageTitle(html: string, page: string): string {
  const title = metaContent(html, "og:title");
  if (title === undefined) throw new Error(`${page} has an og:image but no og:title.`);
  return title.replace(` | ${publisher.name}`, "");
}

function metaContent(html: string, property: string): string | undefined {
  const content = html.match(`<meta property="${property}" content="([^"]*)"`)?.[1];
  return content === undefined ? undefined : decodeEntities(content);
}

const maxCarts = 5;
const anyCart: CartAppearance = { ...defaultChoices, make: "", model: "", seats: 4 };

/** The model that a page is about, the models of its make, or any cart. */
function cartsOf(path: string): readonly ParkedCart[] {
  const model = cartModels.find((each) => modelPath(each) === path);
  if (model !== undefined) return [parkedModel(model)];
  const make = makes.find(({ slug }) => `/${slug}` === path);
  if (make === undefined) return [{ cart: anyCart }];
  const own = { cart: { ...defaultChoices, make: make.name, model: make.models[0] ?? "" } };
  const carts = [...modelsOfMake(make.name).map(parkedModel), own];
  // Bodies that look the same say nothing new.
  const shown = Map.groupBy(carts, ({ cart }) => bodyOf(cart));
  return [...shown.values()].map(([first]) => first!).slice(0, maxCarts);
}

function parkedModel(model: (typeof cartModels)[number]): ParkedCart {
  const { make, formModel, seats, drives } = model;
  const powertrain = drives[0] === "gas" ? "gas" : "electric";
  const paint = paintOf(modelPath(model));
  return {
    cart: { ...defaultChoices, make, model: formModel, seats, powertrain },
    paint: paint && `paint-${paint}`,
  };
}

/** Returns a function that paints a page's words and carts. */
async function painter() {
  const fonts = pictureFonts(await pictureFont());
  const ink = { color: tokenColor("brand-deepest") };
  const soft = { ...bodyText, color: tokenColor("on-brand-soft") };
  const name = await satori(nameOnLawn(), { ...size, fonts });
  const at = (x: number, y: number, svg: string) =>
    `<g transform="translate(${x} ${y})">${svg}</g>`;
  return async ({ title, line, carts, signs }: Picture) => {
    const heading = await fitText(title, { ...titleStyle, ...ink }, titleRoom, fonts);
    const below = await fitText(line || promise, soft, lineRoom, fonts);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      landscape() +
      (signs.length > 0 ? await roadSignsPicture(signs, fonts) : parkedRow(carts)) +
      at(margin, titleTop, heading.svg) +
      at(margin, lawn.top + 48 - below.height / 2, below.svg) +
      `${name}</svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  };
}

/** A drawn cart's size, and how far below its top the wheels touch the ground. */
const drawn = { width: 480, wheels: 238 };
const groundLine = lawn.top - 26;

/** Side by side, with their wheels on one line. */
function parkedRow(carts: readonly ParkedCart[]): string {
  const room = (size.width - 2 * margin) / carts.length;
  const scale = Math.min(0.95, (room / drawn.width) * 1.1);
  return carts
    .map(({ cart, paint }, index) => {
      const x = margin + room * (index + 0.5) - (drawn.width * scale) / 2;
      const y = groundLine - drawn.wheels * scale;
      const shadow = `<ellipse fill="${tokenColor("cart-ground")}" cx="240" cy="238" rx="176" ry="9"/>`;
      return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow}${cartLayers(cart, `cart-${index}-`, paint)}</g>`;
    })
    .join("");
}
