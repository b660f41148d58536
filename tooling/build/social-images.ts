import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import satori from "satori";
import sharp from "sharp";
import {
  absolute,
  boardFont,
  boardText,
  bodyText,
  box,
  fitText,
  layoutFile,
  margin,
  pictureFonts,
  pictureSize as size,
  promise,
  scoreboard,
  titleStyle,
  tokenColor,
  tokensFile,
} from "../../server/pictures/picture-layout.ts";
import { site as publisher } from "../../config/site.ts";
import { buildCache, writeToCache } from "./build-cache.ts";
import { decodeEntities } from "./decode-entities.ts";
import { bodyFont, pictureFont } from "./fonts.ts";
import { ground } from "./icons.ts";

const titleBox = {
  top: 138,
  width: size.width - 2 * margin,
  height: 272,
  sizes: [124, 112, 102, 92, 82, 74, 66, 60, 54],
};
/** The strip at the bottom that holds the lawn and the board. */
const lawnBox = { width: size.width, height: 220 };
const cacheFolder = `${buildCache}social/`;

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

interface Words {
  readonly title: string;
  readonly figure?: { readonly cart: string; readonly amount: string };
}

function templateVersion(site: string): string {
  const files = [
    import.meta.filename,
    layoutFile,
    tokensFile,
    boardFont,
    bodyFont,
    `${site}favicon.svg`,
  ];
  return hashOf(publisher.name, ground, ...files.map((file) => readFileSync(file)));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

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

/** Paints once what all pictures share, and returns a function that adds a page's words to it. */
async function painter(site: string) {
  const fonts = pictureFonts(await pictureFont());
  const { data, info } = await sharp(Buffer.from(await satori(scenery(), { ...size, fonts })))
    .composite([{ input: await logo(site), left: margin - 16, top: 44 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawLawn = (text: string, amount: string) =>
    satori(lawn(text, amount), { ...lawnBox, fonts });
  const blank = await drawLawn(promise, blankAmount);
  return async ({ title, figure }: Words) => {
    const { svg, height } = await fitText(title, titleStyle, titleBox, fonts);
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

function logo(site: string): Promise<Buffer> {
  return sharp(`${site}favicon.svg`, { density: 300 }).resize(74).png().toBuffer();
}

function scenery(): ReactElement {
  const name = { ...boardText, left: 122, top: 58, fontSize: 50, color: "#fff" };
  const grass = { left: 0, right: 0, bottom: 0, height: 126, background: tokenColor("ground") };
  return box(
    { width: "100%", height: "100%", background: ground },
    box({ ...absolute, ...name }, publisher.name),
    box({ ...absolute, ...grass }),
  );
}

const blankAmount = "$_,___";

/** The lawn: a line of text, and the board with an amount or with blank tiles. */
function lawn(text: string, amount: string): ReactElement {
  const line = { left: margin, bottom: 0, height: 126, width: 600, alignItems: "center" };
  const letters = { ...bodyText, fontSize: 34, color: tokenColor("brand") };
  return box(
    { width: "100%", height: "100%" },
    box({ ...absolute, ...line, ...letters }, text),
    box({ ...absolute, right: margin, bottom: 44 }, scoreboard(amount)),
  );
}
