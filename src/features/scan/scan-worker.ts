import { type ReaderOptions, prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { Picture } from "./read-codes.ts";
import { turned } from "./turned.ts";

// By default, it would come from another company's server.
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
    // An error would not say which picture it is about.
    postMessage(null);
  }
};

/** The texts of the codes, as soon as any are found. */
async function codesIn({ pixels, maxDegrees }: Picture): Promise<string[]> {
  const whole = await textsIn(pixels);
  if (whole.length > 0) return whole;
  for (const degrees of angles.filter((each) => Math.abs(each) <= maxDegrees)) {
    const texts = await textsIn(turned(pixels, degrees));
    if (texts.length > 0) return texts;
  }
  return [];
}

/** A line must cross every bar, and a code is about seven times as wide as high. The last are for labels on end. */
const angles = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -42, 42, 84, 90, 96];

async function textsIn(pixels: ImageData): Promise<string[]> {
  const codes = await readBarcodes(pixels, options);
  return codes.map(({ text }) => text);
}
