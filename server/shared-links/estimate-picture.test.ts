import sharp from "sharp";
import type { Font } from "satori";
import { beforeAll, expect, test } from "vitest";
import { batteryTypes } from "../../domain/cart/cart.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../../domain/cart/cart.ts";
import { fontCharacters, pictureFont } from "../../tooling/build/fonts.ts";
import { estimatePicture, lift, rigs } from "./estimate-picture.ts";
import { pictureTexts } from "./painter.ts";
import { pictureFonts } from "./picture-layout.ts";
import { sharedQuery } from "./shared-cart.fixture.ts";
import { sharedEstimate } from "./shared-estimate.ts";
import { readFileSync } from "node:fs";

let fonts: Font[];
beforeAll(async () => (fonts = pictureFonts(await pictureFont())));

function pictureOf(change: Record<string, string>): Promise<string> {
  const estimate = sharedEstimate(sharedQuery(change), 2026)!;
  const cart = estimate.shared.details;
  return estimatePicture({ texts: pictureTexts(estimate), cart }, fonts);
}

/** One cart of each body. */
const bodies = [
  ["Club Car", "DS"],
  ["Club Car", "Precedent"],
  ["Club Car", "Onward"],
  ["EZ-GO", "TXT"],
  ["EZ-GO", "RXV"],
  ["Yamaha", "Drive"],
  ["Yamaha", "Drive2"],
  ["Icon", "i40"],
  ["Cushman", "Hauler Pro"],
  ["GEM", "e4"],
] as const;

test.each<Record<string, string>>([
  ...seatCounts.map((seats) => ({ seats: String(seats) })),
  ...powertrains.map((powertrain) => ({ powertrain })),
  ...conditions.map((condition) => ({ condition })),
  ...batteryAges.map((batteryAge) => ({ batteryAge: String(batteryAge) })),
  ...batteryTypes.map((batteryType) => ({ batteryType })),
  { hasUpgrades: "true" },
  { lifted: "true" },
  ...bodies.flatMap(([make, model]) =>
    ["2", "4"].map((seats) => ({ make, model, seats, hasUpgrades: "true", lifted: "true" })),
  ),
])("every part of a cart with %j is there, without text or tokens", async (change) => {
  const svg = await pictureOf(change);
  const ids = new Set(Array.from(svg.matchAll(/ id="([\w-]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/ href="#([\w-]+)"/g)) expect(ids).toContain(id);
  expect(svg).not.toMatch(/var\(|oklch|<text|undefined|NaN/);
});

test("the picture is small enough for every chat", async () => {
  const png = await sharp(Buffer.from(await pictureOf({})))
    .png()
    .toBuffer();
  expect(png.length).toBeLessThan(250_000);
});

test("our fonts have every letter of the makes and models that pictures name", () => {
  const names = makes.flatMap(({ name, models }) => [name, ...models]).join("");
  expect(Array.from(names).filter((letter) => !fontCharacters.includes(letter))).toEqual([]);
});

test("the longest names stay on the sign, clear of how sure it is and of the number", async () => {
  const named = makes.flatMap(({ name: make, models }) =>
    ["x", ...models].map((model) => ({ make, model })),
  );
  const longest = named.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 3);
  for (const cart of longest) {
    const { left, right, top, bottom } = await inkOf(await pictureOf(cart));
    expect(left).toBeGreaterThan(170);
    expect(right).toBeLessThan(800);
    expect(top).toBeGreaterThan(48);
    expect(bottom).toBeLessThan(116);
  }
});

const lengthOf = ({ make, model }: { make: string; model: string }) => make.length + model.length;

/** Where there is anything dark on the sign above its number, left of how sure it is. */
async function inkOf(svg: string) {
  const area = { left: 166, top: 48, width: 640, height: 76 };
  const { data, info } = await sharp(Buffer.from(svg))
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((index) => data[index]! < 140);
  const columns = dark.map((index) => index % info.width).toSorted((x, y) => x - y);
  const rows = dark.map((index) => Math.floor(index / info.width));
  return {
    left: area.left + columns[0]!,
    right: area.left + columns.at(-1)!,
    top: area.top + rows[0]!,
    bottom: area.top + rows.at(-1)!,
  };
}

const style = readFileSync("src/styles/drawing.css", "utf8");

function numberIn(rules: string, pattern: RegExp): number {
  return Number(pattern.exec(rules)![1]);
}

test.each([2, 4, 6, 8] as const)("a cart with %i seats stands as it does on the pages", (seats) => {
  const [first = ""] = style.split('&[data-seats="4"]');
  const own = seats === 2 ? first : style.split(`&[data-seats="${seats}"]`)[1]!.split("}")[0]!;
  expect(rigs[seats]).toEqual({
    center: numberIn(own, /--center: (\d+)px/),
    scale: numberIn(own, /--scale: ([\d.]+);/),
    stretch: seats === 4 ? 0 : numberIn(own, /--stretch: (\d+)px/),
  });
});

test("a lifted cart stands as high as it does on the pages", () => {
  const [, lifted = ""] = style.split("[data-lifted]");
  expect(lift).toEqual({
    height: numberIn(lifted, /translateY\(-(\d+)px\)/),
    tireScale: numberIn(lifted, /scale\(([\d.]+)\)/),
  });
});
