// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
import { type ReaderOptions, prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { Picture } from "./read-codes.ts";
import { turnPicture } from "./turn-picture.ts";

// By default, the library loads it from another company's server.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const options: ReaderOptions = {
  formats: ["Code39", "Code128", "DataMatrix", "QRCode"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
};

onmessage = async ({ data }: MessageEvent<Picture>) => {
  try {
    postMessage(await codesIn(data));
  } catch {
    // An error event wouldn't say which picture it belongs to.
    postMessage(null);
  }
};

/** Stops at the first angle at which any code is found. */
async function codesIn({ pixels, maxDegrees }: Picture): Promise<string[]> {
  const whole = await textsIn(pixels);
  if (whole.length > 0) return whole;
  for (const degrees of angles.filter((angle) => Math.abs(angle) <= maxDegrees)) {
    const texts = await textsIn(turnPicture(pixels, degrees));
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Degrees. A scan line must cross every bar of a code about seven times as wide as high; the last three angles are for labels on end. */
const angles = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -42, 42, 84, 90, 96];

async function textsIn(pixels: ImageData): Promise<string[]> {
  const codes = await readBarcodes(pixels, options);
  return codes.map(({ text }) => text);
}
