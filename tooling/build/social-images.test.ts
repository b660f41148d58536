import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { writeSocialImages } from "./social-images.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const longTitle =
  "American Custom Golf Cars: What a Used Street-Legal 6-Seat Cart Is Worth in South Carolina";

test.each(["404", "EZ-GO Golf Cart Value", longTitle, "W".repeat(60)])(
  "the picture for “%s” is a JPEG of 1200 by 630 pixels and at most 90 KB",
  async (title) => {
    const site = await built({ "a.html": page("a", title) });
    const { format, width, height } = await sharp(`${site}social/a.jpg`).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(statSync(`${site}social/a.jpg`).size).toBeLessThan(90_000);
  },
);

test.each(["EZ-GO Golf Cart Value", longTitle, `${longTitle} and in Florida`, "W".repeat(60)])(
  "“%s” stays against the sky, clear of the edge and the carts",
  async (title) => {
    const site = await built({ "a.html": page("a", title), "b.html": page("b", "") });
    const { left, right, top, bottom } = await differenceEdges(site);
    expect(left).toBeGreaterThan(56);
    expect(right).toBeLessThan(1144);
    expect(top).toBeGreaterThan(40);
    expect(bottom).toBeLessThan(260);
  },
);

test("a page's picture has its price, and the cart that the price is for", async () => {
  const plain = page("a", "EZ-GO Value");
  const withValue = (cart: string, value: string) =>
    `${plain}<meta property="og:image:alt" content="EZ-GO Value. ${cart}: ${value}">`;
  const pictures = [
    plain,
    withValue("A 5-year-old RXV", "$4,000"),
    withValue("A 5-year-old TXT", "$4,000"),
    withValue("A 5-year-old RXV", "$4,005"),
  ];
  const drawn = await Promise.all(
    pictures.map(async (html) => read(await built({ "a.html": html }), "a").toString("base64")),
  );
  expect(new Set(drawn).size).toBe(4);
});

test("a make's page shows its models, and a model's page that model", async () => {
  const titled = page("a", "Worth");
  const drawn = await Promise.all(
    ["club-car.html", "club-car/onward.html", "yamaha.html", "about.html"].map(async (path) =>
      read(await built({ [path]: titled }), "a").toString("base64"),
    ),
  );
  expect(new Set(drawn).size).toBe(4);
});

test("a place's page shows its own road signs", async () => {
  const titled = page("a", "Worth");
  const drawn = await Promise.all(
    ["fl.html", "ca.html", "about.html"].map(async (path) =>
      read(await built({ [path]: titled }), "a").toString("base64"),
    ),
  );
  expect(new Set(drawn).size).toBe(3);
});

test("the heading of a page is its picture's title", async () => {
  const site = await built({
    "a.html": `${page("a", "For search engines")}<h1>What is it worth?</h1>`,
    "b.html": page("b", "What is it worth?"),
  });
  expect(read(site, "a").equals(read(site, "b"))).toBe(true);
});

test("a word longer than a line is broken, not cut off", async () => {
  const site = await built({
    "a.html": page("a", "W".repeat(60)),
    "b.html": page("b", "W".repeat(59)),
  });
  expect(read(site, "a").equals(read(site, "b"))).toBe(false);
});

test("a title that does not fit at any size stops the build", async () => {
  const title = "worth ".repeat(60);
  await expect(built({ "a.html": page("a", title) })).rejects.toThrow("too long");
});

test("entities are decoded and the site's name is left out", async () => {
  const site = await built({
    "a.html": page("a", "Bob&#39;s &amp; Al&apos;s &lt;3&gt; | CartWorth"),
    "b.html": page("b", "Bob's & Al&#x27;s <3>"),
  });
  expect(read(site, "a").equals(read(site, "b"))).toBe(true);
});

test("a second build copies the cached picture, and draws a new title", async () => {
  const cache = temporaryFolder();
  await built({ "a.html": page("a", "A") }, cache);
  writeFileSync(cache + readdirSync(cache)[0]!, "cached");
  const site = await built({ "a.html": page("a", "A"), "b.html": page("b", "B") }, cache);
  expect(read(site, "a").toString()).toBe("cached");
  expect(read(site, "b").toString()).not.toBe("cached");
});

function page(name: string, title: string): string {
  return (
    `<meta property="og:title" content="${title}">` +
    `<meta property="og:image" content="https://cartworth.example/social/${name}.jpg">`
  );
}

async function built(pages: Record<string, string>, cache = temporaryFolder()): Promise<string> {
  const site = temporaryFolder();
  copyFileSync(new URL("../../public/favicon.svg", import.meta.url), `${site}favicon.svg`);
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(site + path), { recursive: true });
    writeFileSync(site + path, html);
  }
  await writeSocialImages(site, cache);
  return site;
}

function temporaryFolder(): string {
  return `${newFolder()}/`;
}

function read(site: string, name: string): Buffer {
  return readFileSync(`${site}social/${name}.jpg`);
}

/** Where picture “a” clearly differs from picture “b”. */
async function differenceEdges(site: string) {
  const [a, b] = await Promise.all(["a", "b"].map((name) => grays(read(site, name))));
  const spots = [...a!.keys()].filter((index) => Math.abs(a![index]! - b![index]!) > 64);
  const columns = spots.map((index) => index % 1200).toSorted((x, y) => x - y);
  const rows = spots.map((index) => Math.floor(index / 1200));
  return { left: columns[0], right: columns.at(-1), top: rows[0], bottom: rows.at(-1) };
}

function grays(picture: Buffer): Promise<Buffer> {
  return sharp(picture).greyscale().raw().toBuffer();
}
