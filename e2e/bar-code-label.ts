import sharp from "sharp";

/** Narrow and wide bars and spaces of each character in Code 39, from ISO/IEC 16388. */
const code39: Readonly<Record<string, string>> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  A: "wnnnnwnnw",
  B: "nnwnnwnnw",
  H: "wnnnnwwnn",
  P: "nnwnwnnwn",
  "-": "nwnnnnwnw",
  "*": "nwnnwnwnn",
};

const [narrow, wide] = [3, 7.5];

interface Photo {
  readonly degrees?: number;
  readonly width?: number;
  /** How far the gray of a pixel may be off, of 255. */
  readonly noise?: number;
}

/** A photo of a label, with what it says in print and a bar code for each of the texts. */
export async function photoOfLabel(
  texts: readonly string[],
  { degrees = 0, width = 1600, noise = 0 }: Photo = {},
): Promise<Buffer> {
  const lines = texts.map(
    (text, line) =>
      `<g transform="translate(300 ${430 + line * 190})">${bars(text)}` +
      `<text x="60" y="150" font-size="40">${text}</text></g>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" font-family="sans-serif">` +
    `<rect width="1600" height="1200" fill="#7d7568"/><g transform="rotate(${degrees} 800 560)">` +
    `<rect x="200" y="280" width="1120" height="600" fill="#e8e6dd"/>` +
    `<text x="300" y="380" font-size="56">48 V, MADE IN AUGUSTA, GA</text>${lines.join("")}` +
    `</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = randomNumbers();
  const pixels = data.map((gray) =>
    Math.max(0, Math.min(255, gray + noise * (random() + random() - 1))),
  );
  const { height, channels } = info;
  return sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality: 85 }).toBuffer();
}

function bars(text: string): string {
  let x = 0;
  let drawn = "";
  for (const character of `*${text}*`) {
    for (const [index, kind] of [...code39[character]!].entries()) {
      const width = kind === "w" ? wide : narrow;
      if (index % 2 === 0) drawn += `<rect x="${x}" width="${width}" height="110"/>`;
      x += width;
    }
    x += narrow;
  }
  return drawn;
}

/** The same numbers from 0 to 1 in every run, so that a photo is read always or never. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
