import { copyFileSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { pages } from "../../src/site/pages.ts";
import { ground, writeIcons } from "./icons.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const site = `${newFolder()}/`;
const greenGround = [0x0b, 0x3d, 0x2b];

beforeAll(async () => {
  copyFileSync(new URL("../../public/favicon.svg", import.meta.url), `${site}favicon.svg`);
  await writeIcons(site);
});

test("favicon.ico contains the icon at 16, 32, and 48 pixels", async () => {
  const pictures = icoPictures(readFileSync(`${site}favicon.ico`));
  const found = await Promise.all(pictures.map(({ png }) => sharp(png).metadata()));
  expect(pictures.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["png", 16, 16],
    ["png", 32, 32],
    ["png", 48, 48],
  ]);
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-any-192.png", 192],
  ["icon-any-512.png", 512],
  ["icon-maskable-192.png", 192],
  ["icon-maskable-512.png", 512],
])("%s is %i pixels wide and green to the corners", async (name, size) => {
  const { format, width, height, hasAlpha } = await sharp(site + name).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: "png",
    width: size,
    height: size,
    hasAlpha: false,
  });
  expect((await pixels(site + name)).slice(0, 3)).toEqual(greenGround);
});

test("an 80% circle contains the whole flag of a maskable icon", async () => {
  const size = 512;
  const values = await pixels(`${site}icon-maskable-${size}.png`);
  const reach = Array.from({ length: size * size }, (_, index) => {
    const isFlag = values[3 * index]! > 128;
    return isFlag ? Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2) : 0;
  }).reduce((farthest, distance) => Math.max(farthest, distance), 0);
  expect(reach).toBeGreaterThan(0.25 * size);
  expect(reach).toBeLessThan(0.4 * size);
});

test("every icon in the manifest exists in its stated size", async () => {
  const {
    icons,
    share_target: sharing,
    ...manifest
  } = JSON.parse(readFileSync(`${site}manifest.webmanifest`, "utf8"));
  expect(manifest).toEqual({
    id: "/",
    name: "CartWorth",
    short_name: "CartWorth",
    description: pages.home.description,
    lang: "en-US",
    start_url: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
  });
  expect(sharing).toEqual({
    action: pages.checkAPrice.path,
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text" },
  });
  const found = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const { width, height, format } = await sharp(site + src).metadata();
      return { sizes: `${width}x${height}`, type: `image/${format}` };
    }),
  );
  expect(icons).toMatchObject(found);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    "any",
    "any",
    "maskable",
    "maskable",
  ]);
});

function icoPictures(ico: Buffer) {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    return { width: ico.readUInt8(entry), png };
  });
}

async function pixels(picture: string | Buffer): Promise<number[]> {
  return [...(await sharp(picture).raw().toBuffer())];
}
