// Tested in social-images.test.ts.
import satori, { type Font } from "satori";
import type { RoadSign } from "../../src/features/states/road-signs.ts";
import {
  absolute,
  boardText,
  box,
  margin,
  pictureSize,
} from "../../server/shared-links/picture-layout.ts";
import { tokenColor } from "../../server/shared-links/token-colors.ts";

/** A sign's place is as wide as this, and it stands on a post. */
const place = { width: 206, board: 168, top: 236, ground: 506 };
const maxSigns = 5;
const gap = (pictureSize.width - 2 * margin - maxSigns * place.width) / (maxSigns - 1);

/** A place's signs side by side in the middle, as SVG in which all text is outlines. */
export async function roadSignsPicture(signs: readonly RoadSign[], fonts: Font[]): Promise<string> {
  const left = margin + ((maxSigns - signs.length) / 2) * (place.width + gap);
  const boards = await satori(
    box({ ...absolute, left, top: place.top, gap }, ...signs.map((sign) => board(sign))),
    { ...pictureSize, fonts },
  );
  return signs.map((_, index) => post(left + index * (place.width + gap))).join("") + boards;
}

/** `left` is where the sign's place begins. */
function post(left: number): string {
  const x = left + place.width / 2 - 8;
  const top = place.top + place.board / 2;
  const shadow = `<ellipse fill="${tokenColor("cart-ground")}" cx="${x + 8}" cy="${place.ground}" rx="46" ry="7"/>`;
  return `${shadow}<path fill="${tokenColor("cart-metal")}" d="M${x} ${top}h16v${place.ground - top}h-16z"/>`;
}

function board({ kind, above, word, below }: RoadSign) {
  const ink = kind === "yes" ? "#fff" : tokenColor("brand-deepest");
  const isDiamond = kind === "local";
  const isLarge = /^\d/.test(word);
  const size = isDiamond ? { width: 146, height: 146 } : { width: 186, height: place.board };
  const ground = kind === "yes" ? "brand" : isDiamond ? "flag" : "sign";
  const line = {
    ...boardText,
    fontSize: isDiamond ? 27 : 28,
    color: ink,
    textTransform: "uppercase",
  };
  const wordSize = isLarge ? 76 : word.length > 8 ? 34 : isDiamond ? 34 : 44;
  return box(
    {
      position: "relative",
      width: place.width,
      height: place.board,
      alignItems: "center",
      justifyContent: "center",
    },
    box({
      ...absolute,
      ...size,
      left: (place.width - size.width) / 2,
      top: (place.board - size.height) / 2,
      borderRadius: 14,
      border: `5px solid ${ink}`,
      background: tokenColor(ground),
      ...(isDiamond && { transform: "rotate(45deg)" }),
    }),
    box(
      { position: "relative", flexDirection: "column", alignItems: "center" },
      ...(above === undefined ? [] : [box({ ...line }, above)]),
      box(
        {
          ...line,
          fontSize: wordSize,
          ...(kind === "struck" && {
            textDecoration: "line-through",
            textDecorationColor: tokenColor("cart-light"),
          }),
        },
        word,
      ),
      ...(below === undefined ? [] : [box({ ...line }, below)]),
    ),
  );
}
