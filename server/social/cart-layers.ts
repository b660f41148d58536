import { readFileSync } from "node:fs";
import type { SeenCart } from "../../domain/cart/seen-cart.ts";
import { cartParts } from "../../domain/cart/drawing-parts.ts";
import type { SeatCount } from "../../domain/valuation/cart.ts";
import { tokenColor } from "./token-colors.ts";

const root = `${import.meta.dirname}/../../`;

/** The sheet of drawings, by id, with colors in place of tokens. */
const sheet = readFileSync(`${root}src/ui/drawing/drawings.svg`, "utf8");
const parts = new Map(
  Array.from(sheet.matchAll(/^ {2}<g id="([\w-]+)".*<\/g>$/gm), ([markup, id]) => [
    id!,
    markup.replace(/var\(--([\w-]+)\)/g, (_, token: string) => tokenColor(token)),
  ]),
);

/** As in the style of the drawing on the pages, of which a test makes sure. */
export const rigs: Readonly<Record<SeatCount, { center: number; scale: number; stretch: number }>> =
  {
    2: { center: 174, scale: 1.15, stretch: 0 },
    4: { center: 164, scale: 1.12, stretch: 0 },
    6: { center: 206, scale: 1.06, stretch: 84 },
    8: { center: 248, scale: 1, stretch: 168 },
  };
export const lift = { height: 17, tireScale: 1.26 };

/** The drawn cart, 480 by 250, with its wheels on the line at 238. */
export function cartLayers(cart: SeenCart): string {
  const { body, nose, roof, wheel } = cartParts(cart);
  const { center, scale, stretch } = rigs[cart.seats];
  const raised = cart.lifted ? ` transform="translate(0 ${-lift.height})"` : "";
  const uses = (ids: readonly string[]) => ids.map((id) => `<use href="#${id}"/>`).join("");
  const forward = (markup: string) => `<g transform="translate(${stretch} 0)">${markup}</g>`;
  const tire = cart.lifted ? enlarged(uses(wheel)) : uses(wheel);
  return (
    `<defs>${definitions([...body, ...nose, roof, ...wheel])}</defs>` +
    `<g fill="none" stroke="${tokenColor("cart-ink")}" stroke-width="2.6" ` +
    `stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(240 238) scale(${scale}) translate(${-center} -220)">` +
    `<g${raised}>${uses(body)}${forward(uses(nose))}${uses([roof])}</g>` +
    `${tire}${forward(`<g transform="translate(160 0)">${tire}</g>`)}</g>`
  );
}

/** About the point where the tire stands. */
function enlarged(markup: string): string {
  const { tireScale } = lift;
  return `<g transform="translate(100 220) scale(${tireScale}) translate(-100 -220)">${markup}</g>`;
}

/** The parts with everything they use themselves. */
function definitions(ids: readonly string[]): string {
  const used = new Set(ids);
  for (const id of used) {
    for (const [, inner] of (parts.get(id) ?? "").matchAll(/ href="#([\w-]+)"/g)) used.add(inner!);
  }
  return Array.from(used, (id) => parts.get(id)).join("");
}
