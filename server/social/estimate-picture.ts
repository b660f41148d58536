import type { Appraisal } from "../../domain/valuation/appraise.ts";
import { formatDollars, formatRange } from "../../src/format/money.ts";
import { cartName } from "../../src/tools/cart/cart-labels.ts";
import { cartSummary } from "../../src/tools/cart/cart-summary.ts";
import type { Artwork } from "./artwork.ts";
import { cartLayers } from "./cart-layers.ts";
import { fitText } from "./fit-text.ts";
import type { SharedCart } from "./shared-cart.ts";

const edges = { width: 1200, height: 630 };
const margin = 64;
const textWidth = edges.width - 2 * margin;

/** What a picture says, in the order it is read. */
export function pictureTexts({ details, cart }: SharedCart, appraisal: Appraisal) {
  return {
    name: cartName(cart),
    facts: cartSummary({ ...details, ...cart }).join(" · "),
    label: "Estimated market value",
    value: formatDollars(appraisal.value),
    range: `Range ${formatRange(appraisal)}`,
    tradeIn: `Trade-in ${formatDollars(appraisal.low)}`,
    promise: "Free · no account · every step shown",
  };
}

/** The picture of an estimate for link previews, as SVG without any text. */
export function estimatePicture(
  shared: SharedCart,
  appraisal: Appraisal,
  artwork: Artwork,
): string {
  const { body, colors } = artwork;
  const texts = pictureTexts(shared, appraisal);
  const soft = { fill: colors["on-brand-soft"] };
  const say = (text: string, y: number, size: number) =>
    body.draw(text, { x: margin, y, size, ...soft });
  const cart = cartLayers({ ...shared.details, ...shared.cart }, artwork);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edges.width}" height="${edges.height}">` +
    `<path fill="${colors["brand-deep"]}" d="M0 0h1200v630H0z"/>${course(artwork)}` +
    `${letterhead(artwork)}${heading(texts, artwork)}` +
    `${say(texts.label, 314, 28)}${scoreboard(texts.value, artwork)}` +
    `${say(texts.range, 519, 30)}${say(texts.tradeIn, 557, 30)}` +
    `<g transform="translate(560 276) scale(1.25)">${cart}</g>` +
    `${body.draw(texts.promise, { x: margin, y: 612, size: 26, fill: colors.brand })}</svg>`
  );
}

/** The ground that the cart stands on, with a hill behind it. */
function course({ colors }: Artwork): string {
  return (
    `<circle fill="${colors.flag}" cx="1128" cy="352" r="34"/>` +
    `<path fill="${colors.hill}" d="M505 582C545 370 660 310 830 304S1080 390 1200 372V582Z"/>` +
    `<path fill="${colors["turf-light"]}" d="M640 582Q860 430 1200 462V582Z"/>` +
    `<path fill="${colors.turf}" d="M0 582Q300 568 620 566T1200 556V600H0Z"/>` +
    `<path fill="${colors.ground}" d="M0 582H1200V630H0Z"/>`
  );
}

function letterhead({ board, colors, mark, siteName }: Artwork): string {
  return (
    `<g transform="translate(${margin - 14} 40) scale(2.1)">${mark}</g>` +
    board.draw(siteName, { x: 122, y: 92, size: 46, fill: colors["on-brand"] })
  );
}

const nameSizes = [
  { size: 96, lines: 1 },
  { size: 88, lines: 1 },
  { size: 80, lines: 1 },
  { size: 72, lines: 1 },
  { size: 56, lines: 2 },
  { size: 50, lines: 2 },
  { size: 36, lines: 3 },
];
const nameMiddle = 178;

function heading(
  { name, facts }: ReturnType<typeof pictureTexts>,
  { board, body, colors }: Artwork,
): string {
  const { size, lines } = fitText(board, name, textWidth, nameSizes);
  const lineHeight = size * 1.04;
  // Capital letters are 0.7 high, and stand in the middle between the lines' edges.
  const first = nameMiddle - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const drawn = lines.map((line, index) =>
    board.draw(line, { x: margin, y: first + index * lineHeight, size, fill: colors["on-brand"] }),
  );
  const smaller = [30, 28, 26, 24].map((each) => ({ size: each, lines: 1 }));
  const fitted = fitText(body, facts, textWidth, smaller);
  const place = { x: margin, y: 264, size: fitted.size, fill: colors["on-brand-soft"] };
  return drawn.join("") + body.draw(fitted.lines[0]!, place);
}

/** The value on tiles. */
function scoreboard(value: string, { board, colors }: Artwork): string {
  const top = 330;
  const size = 94;
  const tile = { width: 58, height: 100 };
  const baseline = top + 24 + tile.height / 2 + size * 0.35;
  let x = margin + 30;
  const signs = Array.from(value, (sign) => {
    const isDigit = /\d/.test(sign);
    const width = board.width(sign, size);
    const step = isDigit ? tile.width : width;
    const fill = isDigit ? colors["on-brand"] : colors.brand;
    const letter = board.draw(sign, { x: x + (step - width) / 2, y: baseline, size, fill });
    const back = isDigit
      ? `<rect x="${x}" y="${top + 24}" width="${tile.width}" height="${tile.height}" rx="6" fill="${colors["brand-deepest"]}"/>` +
        `<path stroke="${colors["tile-crease"]}" stroke-width="2" d="M${x} ${top + 24 + tile.height / 2}h${tile.width}"/>`
      : "";
    x += step + 6;
    return back + letter;
  });
  const width = x - 6 + 30 - margin;
  return (
    `<rect x="${margin}" y="${top}" width="${width}" height="148" rx="12" fill="${colors.brand}"/>` +
    `<rect x="${margin + 10}" y="${top + 10}" width="${width - 20}" height="128" rx="4" fill="#fff" ` +
    `stroke="${colors["brand-deepest"]}" stroke-width="2"/>${signs.join("")}`
  );
}
