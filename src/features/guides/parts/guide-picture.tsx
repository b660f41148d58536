// Its places are tested against the guides' lists in ../content.test.ts.
import type { ReactNode } from "react";
import { type CartAppearance, genericCart } from "../../../../domain/details/cart-appearance.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { usedListings } from "../../../market/listings.data.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Pack } from "../../../ui/drawing/pack.tsx";
import { paintOfCart } from "../../../ui/drawing/paint.ts";
import { Arrow } from "../../../ui/kit/arrow.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import { askingByAge } from "../asking-groups.ts";
import styles from "../guide-picture.module.css";
import { lossChart, valueLosses } from "../value-loss.ts";

/** What a guide is about. Its heading says the same, so screen readers skip it. */
export function GuidePicture({ guide, small = false }: { guide: GuideId; small?: boolean }) {
  return (
    <div
      className={`${styles.picture} screen-only`}
      data-small={small || undefined}
      aria-hidden="true"
    >
      {pictures[guide]}
    </div>
  );
}

export function NumberedCart({ cart, places, extras }: NumberedDrawing) {
  return (
    <div className={styles.numbered}>
      <CartDrawing cart={cart} />
      <svg viewBox="0 0 480 250">
        {extras && <g className={styles.equipment}>{extras}</g>}
        {places.map(([x, y], index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r="11" />
            <text y="5">{index + 1}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

export interface NumberedDrawing {
  readonly cart: CartAppearance;
  /** In the drawing's units, 480 by 250, in the order of the guide's numbered list. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Drawn on the cart. */
  readonly extras?: ReactNode;
}

export const placesToCheck: NumberedDrawing = {
  cart: { ...genericCart, condition: "fair", batteryAge: 4 },
  places: [
    [214, 168],
    [318, 128],
    [250, 214],
    [338, 213],
    [159, 213],
    [300, 190],
    [370, 168],
    [176, 108],
  ],
};

export const placesToClean: NumberedDrawing = {
  cart: { ...genericCart, condition: "excellent", batteryAge: 1 },
  places: [
    [240, 168],
    [318, 128],
    [370, 168],
    [176, 108],
    [190, 168],
    [159, 213],
  ],
};

export const placesToEquip: NumberedDrawing = {
  cart: { ...genericCart, make: "Club Car", model: "Precedent", condition: "good", batteryAge: 1 },
  places: [
    [404, 160],
    [98, 181],
    [146, 158],
    [316, 92],
    [372, 108],
    [226, 116],
    [286, 214],
    [322, 186],
  ],
  extras: (
    <>
      <path className={styles.windshield} d="M322 62L360 146" />
      <path className={styles.strap} d="M214 106L252 146" />
      <rect x="326" y="100" width="13" height="20" rx="4" />
      <rect className={styles.reflector} x="146" y="176" width="14" height="8" />
      <path d="M281 196l10-12" />
    </>
  ),
};

const placesToCharge: NumberedDrawing = {
  cart: { ...genericCart, condition: "good", batteryAge: 5 },
  places: [
    [28, 128],
    [84, 226],
    [196, 176],
    [252, 160],
    [224, 150],
    [300, 190],
    [330, 60],
  ],
  extras: (
    <>
      <path className={styles.strap} d="M28 150q0 62 40 62t60-24" />
      <rect x="12" y="118" width="32" height="42" rx="5" />
      <path d="M22 140v8M34 140v8" />
    </>
  ),
};

const placesUphill: NumberedDrawing = {
  cart: { ...genericCart, condition: "fair", batteryAge: 4 },
  places: [
    [338, 213],
    [224, 168],
    [120, 190],
    [172, 178],
  ],
};

export const ChargingChecks = () => <Checks {...placesToCharge} />;
export const UphillChecks = () => <Checks {...placesUphill} />;

/** What dealers ask falls, and then levels off. */
const askedByAge = askingByAge(usedListings);
/** "3–5", and at the end "13+ yrs". */
const shortAges = askedByAge.map(({ name }) =>
  name.replace(" to ", "–").replace(" years and older", "+ yrs").replace(" years", ""),
);

/** The model whose price falls the most. */
const steepest = lossChart.curves.find(({ loss }) => loss === valueLosses.at(-1))!;
const { make, formModel } = steepest.loss.column.model;
const steepestCart = { make, model: formModel };

function PriceBoard({
  prices,
  ages,
}: {
  prices: readonly number[];
  /** One below each point. */
  ages?: readonly string[];
}) {
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const last = prices.length - 1;
  const fall = ages === undefined ? 54 : 34;
  const points = prices.map((price, index) => ({
    x: 122 + (index * 236) / last,
    y: 66 + (fall * (highest - price)) / (highest - lowest),
    text: index === 0 || index === last ? formatDollars(price) : "",
  }));
  return (
    <svg viewBox="70 4 340 186" className={styles.board}>
      <path d="M126 150V190M354 150V190" />
      <rect x="74" y="8" width="332" height="144" rx="8" />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y, text }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="8" />
          <text x={x} y={y - 18}>
            {text}
          </text>
        </g>
      ))}
      {ages?.map((age, index) => (
        <text key={age} className={styles.age} x={points[index]!.x} y="136">
          {age}
        </text>
      ))}
    </svg>
  );
}

/** Shows where on the cart to make each check in a numbered list. */
function Checks(drawing: NumberedDrawing) {
  return (
    <div className={`${styles.scene} screen-only`} aria-hidden="true" data-numbered="">
      <NumberedCart {...drawing} />
    </div>
  );
}

const pictures = {
  "buying-guide": <NumberedCart {...placesToCheck} />,
  "selling-tips": <NumberedCart {...placesToClean} />,
  "market-trends": <PriceBoard prices={askedByAge.map(({ middle }) => middle)} ages={shortAges} />,
  "wont-charge": (
    <div className={styles.side}>
      <div className={styles.pallet} data-large="">
        <Pack volts={[7.2, 7.4, 7.1, 7.3, 7.2, 7.0]} />
      </div>
      <svg viewBox="0 0 190 100" className={styles.plug}>
        <path className={styles.cord} d="M-8 58q36 34 64 32 26-2 24-18" />
        <path d="M62 72h36q34 0 34-26T98 20H62z" />
        <path d="M132 34h28M132 58h28" />
      </svg>
    </div>
  ),
  "titles-and-registration": (
    <div className={styles.side}>
      <Thumbnail title="Title" />
      <CartDrawing cart={genericCart} small />
      <Plate number="SERIAL NO." />
    </div>
  ),
  "where-to-sell": (
    <div className={styles.side}>
      <CartDrawing cart={{ ...genericCart, make: "EZ-GO", model: "TXT" }} small paint="copper" />
      <Thumbnail title="For sale" tone="flyer">
        <CartDrawing cart={{ ...genericCart, make: "EZ-GO", model: "TXT" }} small paint="copper" />
        <b>$____</b>
      </Thumbnail>
    </div>
  ),
  "battery-costs": (
    <div className={styles.side}>
      <CartDrawing cart={{ ...genericCart, batteryAge: 5 }} small />
      <div className={styles.pallet}>
        <Pack volts={[8.4, 8.5, 8.4, 8.4, 8.5, 8.4]} />
      </div>
    </div>
  ),
  "paying-for-it": (
    <div className={styles.side}>
      <CartDrawing cart={{ ...genericCart, make: "Club Car", model: "Onward" }} small paint="red" />
      <Thumbnail title="Loan" tone="flyer">
        <b>0%?</b>
        <i />
        <i />
        <i />
      </Thumbnail>
    </div>
  ),
  insurance: (
    <div className={styles.sheltered}>
      <svg viewBox="0 0 240 90">
        <path d="M20 82q0-70 100-70t100 70q-16-16-33 0-17-16-33 0-17-16-34 0-17-16-34 0-17-16-33 0-17-16-33 0" />
        <path d="M120 12V3M120 67V90" />
      </svg>
      <CartDrawing cart={genericCart} small />
    </div>
  ),
  depreciation: (
    <div className={styles.side}>
      <CartDrawing
        cart={{ ...genericCart, ...steepestCart }}
        small
        paint={paintOfCart(steepestCart)}
      />
      <PriceBoard
        prices={[0, 1 / 3, 2 / 3, 1].map(
          (share) => steepest.points[Math.round(share * (steepest.points.length - 1))]!.dollars,
        )}
      />
    </div>
  ),
  "for-courses": (
    <div className={styles.side}>
      {["Precedent", "Precedent", "Precedent"].map((model, index) => (
        <CartDrawing
          key={index}
          cart={{ ...genericCart, make: "Club Car", model, seats: 2 }}
          small
        />
      ))}
    </div>
  ),
  "trade-in-guide": (
    <div className={styles.side}>
      <CartDrawing cart={{ ...genericCart, make: "Club Car", model: "DS", seats: 2 }} small />
      <Arrow />
      <CartDrawing cart={{ ...genericCart, make: "Club Car", model: "Onward" }} small />
    </div>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export function GuideThings() {
  return (
    <>
      <Pack volts={[8.4, 8.5, 8.4, 8.4]} />
      <CartDrawing cart={genericCart} />
      <Thumbnail title="Title" />
    </>
  );
}

export type GuideId = keyof typeof pictures;

export const isPictured = (id: string): id is GuideId => Object.hasOwn(pictures, id);
