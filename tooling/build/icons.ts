import { readFileSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { pages } from "../../src/site/pages.ts";
import { shareTarget } from "../../config/share-target.ts";
import { site as publisher } from "../../config/site.ts";

/** `--brand-deep`, for formats that cannot read the tokens. */
export const ground = "#0b3d2b";

const icoSizes = [16, 32, 48];
const manifestSizes = [192, 512];
const purposes = ["any", "maskable"] as const;
/** Android may crop a maskable icon to a circle, so the flag must stay inside 80% of the width. */
const scales = { any: 1, maskable: 0.84 };

/** Writes every raster icon and the web manifest from the site's `favicon.svg`. */
export async function writeIcons(site: string): Promise<void> {
  const svg = readFileSync(`${site}favicon.svg`);
  const small = await Promise.all(icoSizes.map((size) => drawing(svg, size).png().toBuffer()));
  writeFileSync(`${site}favicon.ico`, icoFile(small));
  writeFileSync(`${site}apple-touch-icon.png`, await fullBleed(svg, 180, 1));
  for (const { size, purpose, file } of manifestIcons) {
    writeFileSync(site + file, await fullBleed(svg, size, scales[purpose]));
  }
  writeFileSync(`${site}manifest.webmanifest`, JSON.stringify(webManifest));
}

const manifestIcons = purposes.flatMap((purpose) =>
  manifestSizes.map((size) => ({ purpose, size, file: `icon-${purpose}-${size}.png` })),
);

const webManifest = {
  id: "/",
  name: publisher.name,
  short_name: publisher.name,
  description: pages.home.description,
  lang: "en-US",
  start_url: "/",
  display: "standalone",
  background_color: ground,
  theme_color: ground,
  // The service worker answers, so that the ad stays on the device.
  share_target: {
    action: shareTarget.path,
    method: "POST",
    enctype: "multipart/form-data",
    params: shareTarget.fields,
  },
  icons: manifestIcons.map(({ purpose, size, file }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
};

/** The icon on a plain square, for systems that round the corners themselves. */
async function fullBleed(svg: Buffer, size: number, scale: number): Promise<Buffer> {
  const margin = Math.round((size * (1 - scale)) / 2);
  return drawing(svg, size - 2 * margin)
    .flatten({ background: ground })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: ground })
    .png({ palette: true })
    .toBuffer();
}

function drawing(svg: Buffer, size: number): Sharp {
  return sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
}

/** An ICO file: a six-byte header, sixteen bytes for each picture, and then the pictures as PNG. */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(icoSizes[index]!, entry);
    directory.writeUInt8(icoSizes[index]!, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}
