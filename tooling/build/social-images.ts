import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { site as publisher } from "../../src/metadata/site.ts";
import { buildCache, writeToCache } from "./build-cache.ts";
import { fontCharacters } from "./fonts.ts";
import { ground } from "./icons.ts";

const size = { width: 1200, height: 630 };
const margin = 64;
const titleBox = { top: 138, width: size.width - 2 * margin, height: 272 };
/** The strip at the bottom that holds the lawn and the board. */
const lawnBox = { width: size.width, height: 220 };
const titleSizes = [124, 112, 102, 92, 82, 74, 66, 60, 54];

/** The colors of the tokens, in a notation that satori reads. */
const colors = { brand: "#14633f", page: "#f0f7f1", tile: "#06281c", tileTop: "#0e3929" };
const crease = { borderBottom: "2px solid #33574a" };
const absolute = { position: "absolute" } as const;

const resolve = createRequire(import.meta.url).resolve;
const boardFont = resolve(
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
);
const bodyFont = resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
const cacheFolder = `${buildCache}social/`;

/** Draws the link-preview picture for every built page that names one. */
export async function writeSocialImages(site: string, cache = cacheFolder): Promise<void> {
  const version = templateVersion(site);
  const images = Array.from(findPictures(site), ([path, picture]) => {
    return { path, picture, cached: `${cache}${hashOf(version, JSON.stringify(picture))}.jpg` };
  });
  const missing = images.filter(({ cached }) => !existsSync(cached));
  if (missing.length > 0) {
    const draw = await painter(site);
    // Titles are laid out here while libvips paints the earlier ones on its own threads.
    await Promise.all(
      missing.map(async ({ cached, picture }) => writeToCache(cached, await draw(picture))),
    );
  }
  for (const { path, cached } of images) cpSync(cached, site + path);
}

/** What differs from picture to picture. */
interface Words {
  readonly title: string;
  /** What the cart on the board is, and its value. */
  readonly figure?: { readonly cart: string; readonly amount: string };
}

/** Everything that a picture depends on besides its words; this file is the template. */
function templateVersion(site: string): string {
  const files = [import.meta.filename, boardFont, bodyFont, `${site}favicon.svg`];
  return hashOf(publisher.name, ground, ...files.map((file) => readFileSync(file)));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** The words of each picture, by its path within the site. */
function findPictures(site: string): Map<string, Words> {
  const pictures = new Map<string, Words>();
  for (const page of globSync("**/*.html", { cwd: site }).toSorted()) {
    const html = readFileSync(site + page, "utf8");
    const path = metaContent(html, "og:image")?.match(/\/(social\/[\w/-]+\.jpg)$/)?.[1];
    if (path === undefined) continue;
    const title = pageTitle(html, page);
    if ((pictures.get(path)?.title ?? title) !== title) {
      throw new Error(`${page} shares ${path} with a page that has a different title.`);
    }
    const alt = metaContent(html, "og:image:alt") ?? "";
    const [, cart, amount] = /\. ([^.]+): (\$[\d,]+)$/.exec(alt) ?? [];
    pictures.set(path, {
      title,
      ...(cart !== undefined && amount !== undefined && { figure: { cart, amount } }),
    });
  }
  return pictures;
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

const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(x?)([\da-f]+)|([a-z]+));/gi, (entity, hex, code, name) =>
    code === undefined
      ? (namedEntities[name] ?? entity)
      : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
}

/** Paints once what all pictures share, and returns a function that adds a page's words to it. */
async function painter(site: string) {
  const fonts = await readFonts();
  const { data, info } = await sharp(Buffer.from(await satori(scenery(), { ...size, fonts })))
    .composite([{ input: await logo(site), left: margin - 16, top: 44 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawLawn = (text: string, amount: string) =>
    satori(lawn(text, amount), { ...lawnBox, fonts });
  const blank = await drawLawn(promise, blankAmount);
  return async ({ title, figure }: Words) => {
    const { svg, height } = await fittedTitle(title, fonts);
    const top = titleBox.top + Math.round((titleBox.height - height) / 2);
    const below =
      figure === undefined
        ? blank
        : await drawLawn(`${figure.cart}, by our formula`, figure.amount);
    return sharp(data, { raw: info })
      .composite([
        { input: Buffer.from(below), left: 0, top: size.height - lawnBox.height },
        { input: Buffer.from(svg), left: margin, top },
      ])
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
  };
}

async function readFonts(): Promise<Font[]> {
  const body = await subsetFont(readFileSync(bodyFont), fontCharacters, {
    targetFormat: "sfnt",
    variationAxes: { wght: 500 },
  });
  return [
    { name: "Barlow Condensed", data: readFileSync(boardFont), weight: 600 },
    { name: "Figtree", data: body, weight: 500 },
  ];
}

function logo(site: string): Promise<Buffer> {
  return sharp(`${site}favicon.svg`, { density: 300 }).resize(74).png().toBuffer();
}

/** The title at the largest size that fits; the smallest size allows four lines. */
async function fittedTitle(title: string, fonts: Font[]) {
  const options = { width: titleBox.width, fonts };
  for (const fontSize of titleSizes) {
    const svg = await satori(box({ ...titleStyle, fontSize }, title), options);
    const height = Number(/height="([\d.]+)"/.exec(svg)?.[1]);
    if (height <= titleBox.height) return { svg, height };
  }
  throw new Error(`"${title}" is too long for a social image.`);
}

const boardText = { fontFamily: "Barlow Condensed", fontWeight: 600, lineHeight: 1.02 };

const titleStyle: CSSProperties = {
  ...boardText,
  width: "100%",
  // Leaves room for the last line's descenders, which the edge of the picture would cut off.
  paddingBottom: 12,
  color: "#fff",
  textWrap: "balance",
  wordBreak: "break-word",
};

function scenery(): ReactElement {
  const name = { ...boardText, left: 122, top: 58, fontSize: 50, color: "#fff" };
  const grass = { left: 0, right: 0, bottom: 0, height: 126, background: colors.page };
  return box(
    { width: "100%", height: "100%", background: ground },
    box({ ...absolute, ...name }, publisher.name),
    box({ ...absolute, ...grass }),
  );
}

const blankAmount = "$_,___";
const promise = "Free · no account · every step shown";

/** What stands on the lawn: a line of text, and the board with an amount or with blank tiles. */
function lawn(text: string, amount: string): ReactElement {
  const line = { left: margin, bottom: 0, height: 126, width: 600, alignItems: "center" };
  const letters = { fontFamily: "Figtree", fontSize: 34, lineHeight: 1.2, color: colors.brand };
  return box(
    { width: "100%", height: "100%" },
    box({ ...absolute, ...line, ...letters }, text),
    scoreboard(amount),
  );
}

function scoreboard(amount: string): ReactElement {
  const frame = { padding: 10, borderRadius: 12, background: colors.brand };
  const face = { padding: "16px 22px", borderRadius: 4, background: "#fff" };
  return box(
    { ...absolute, ...frame, right: margin, bottom: 44 },
    box(
      { ...boardText, ...face, gap: 6, border: `2px solid ${colors.tile}`, fontSize: 94 },
      ...Array.from(amount, (sign) => (/[\d_]/.test(sign) ? tile(sign) : boardSign(sign))),
    ),
  );
}

function boardSign(sign: string): ReactElement {
  return box({ paddingRight: sign === "$" ? 4 : 0, color: colors.brand }, sign);
}

/** A tile with its digit, or a blank one. */
function tile(digit: string): ReactElement {
  const center = { width: 60, height: 104, alignItems: "center", justifyContent: "center" };
  return box(
    { width: 60, height: 104, borderRadius: 6, background: colors.tile, overflow: "hidden" },
    box({ width: "100%", height: 52, background: colors.tileTop, ...crease }),
    ...(digit === "_" ? [] : [box({ ...absolute, ...center, color: "#fff" }, digit)]),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
