import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { batteryTypes } from "../../domain/asking-prices/battery-types.ts";
import { formMakes } from "../../domain/catalogue/price-book.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../../domain/valuation/cart.ts";
import { type Artwork, type ArtworkRecord, artworkOf } from "../../server/social/artwork.ts";
import { estimatePicture } from "../../server/social/estimate-picture.ts";
import { sharedQuery } from "../../server/social/shared-cart-samples.ts";
import { sharedEstimate } from "../../server/social/shared-estimate.ts";
import { estimateArtwork } from "./estimate-artwork.ts";
import { fontCharacters } from "./fonts.ts";

let record: ArtworkRecord;
let artwork: Artwork;
beforeAll(async () => {
  record = await estimateArtwork();
  artwork = artworkOf(JSON.parse(JSON.stringify(record)));
});

function pictureOf(change: Record<string, string>): string {
  const { shared, appraisal } = sharedEstimate(sharedQuery(change), 2026, artwork)!;
  return estimatePicture(shared, appraisal, artwork);
}

describe("the letters", () => {
  test("are all those that the pages use, in both fonts", () => {
    expect(artwork.board.canDraw(fontCharacters)).toBe(true);
    expect(artwork.body.canDraw(fontCharacters)).toBe(true);
  });

  test("stand closer where the font says so", () => {
    const width = (text: string) => artwork.board.width(text, 100);
    expect(width("To")).toBeLessThan(width("T") + width("o"));
  });

  test("take little room in the build", () => {
    expect(JSON.stringify(record).length).toBeLessThan(150_000);
  });
});

test("every part that any cart needs is there, without text or tokens", () => {
  const kinds: Record<string, string>[] = [
    ...seatCounts.map((seats) => ({ seats: String(seats) })),
    ...powertrains.map((powertrain) => ({ powertrain })),
    ...conditions.map((condition) => ({ condition })),
    ...batteryAges.map((batteryAge) => ({ batteryAge: String(batteryAge) })),
    ...batteryTypes.map((batteryType) => ({ batteryType })),
    { hasUpgrades: "true" },
    { lifted: "true" },
  ];
  for (const kind of kinds) {
    const svg = pictureOf(kind);
    const ids = new Set(Array.from(svg.matchAll(/ id="([\w-]+)"/g), ([, id]) => id));
    for (const [, id] of svg.matchAll(/ href="#([\w-]+)"/g)) expect(ids).toContain(id);
    expect(svg).not.toMatch(/var\(|oklch|<text|undefined|NaN/);
  }
});

test("the picture is a PNG of 1200 by 630 pixels, small enough for every chat", async () => {
  const png = await sharp(Buffer.from(pictureOf({})))
    .png()
    .toBuffer();
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(png.length).toBeLessThan(250_000);
});

test("the longest names stay clear of the picture's edge, of the logo, and of the facts", async () => {
  for (const { name: make } of formMakes
    .toSorted((a, b) => b.name.length - a.name.length)
    .slice(0, 3)) {
    for (const model of ["W".repeat(80), "Wide ".repeat(16).trim()]) {
      const { left, right, top, bottom } = await inkOf(pictureOf({ make, model }));
      expect(left).toBeGreaterThan(56);
      expect(right).toBeLessThan(1144);
      expect(top).toBeGreaterThan(112);
      expect(bottom).toBeLessThan(300);
    }
  }
});

/** Where there is anything bright between the logo and the value. */
async function inkOf(svg: string) {
  const area = { left: 0, top: 104, width: 1200, height: 170 };
  const { data, info } = await sharp(Buffer.from(svg))
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = [...data.keys()].filter((index) => data[index]! > 140);
  const columns = bright.map((index) => index % info.width).toSorted((x, y) => x - y);
  const rows = bright.map((index) => Math.floor(index / info.width));
  return {
    left: columns[0],
    right: columns.at(-1),
    top: area.top + rows[0]!,
    bottom: area.top + rows.at(-1)!,
  };
}
