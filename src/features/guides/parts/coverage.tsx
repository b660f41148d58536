import type { CartAppearance } from "../../../../domain/details/cart-appearance.ts";
import { defaultChoices } from "../../../../domain/cart/cart.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import styles from "../coverage.module.css";

const marks = {
  yes: "M6 12.5l4 4 8-9",
  some: "M6 12h12",
  no: "M7 7l10 10M17 7L7 17",
} as const;

type Cover = readonly [mark: keyof typeof marks, words: string];

const questions = [
  "Injury or damage to others on private property",
  "Injury or damage to others on a street",
  "Damage to the cart itself",
];

const ordinary: CartAppearance = { ...defaultChoices, make: "EZ-GO", model: "TXT", seats: 4 };
const lowSpeed: CartAppearance = { ...defaultChoices, make: "GEM", model: "e4", seats: 4 };

const policies: readonly {
  name: string;
  /** How far its shelter reaches, in the drawing's units. The street begins at 200. */
  reach: number;
  cart: CartAppearance;
  /** In the order of the questions. */
  covers: readonly Cover[];
}[] = [
  {
    name: "Your homeowners policy",
    reach: 192,
    cart: ordinary,
    covers: [
      ["some", "Most pay, on the course and near home"],
      ["no", "Usually not"],
      ["no", "Usually $0"],
    ],
  },
  {
    name: "An add-on to it",
    reach: 230,
    cart: ordinary,
    covers: [
      ["some", "As your home policy does"],
      ["no", "Rarely, and only near home"],
      ["some", "Up to a limit; a crash if you add it"],
    ],
  },
  {
    name: "A separate policy",
    reach: 312,
    cart: ordinary,
    covers: [
      ["yes", "Yes"],
      ["yes", "Yes"],
      ["some", "If you buy that part"],
    ],
  },
  {
    name: "Low-speed vehicle policy",
    reach: 312,
    cart: lowSpeed,
    covers: [
      ["yes", "Yes"],
      ["yes", "Yes; most states require it"],
      ["some", "If you buy that part"],
    ],
  },
];

/** Which policy pays where and for what. The drawings and the marks repeat what the words say. */
export function Coverage() {
  return (
    <ul className={`${styles.coverage} grid`}>
      {policies.map(({ name, reach, cart, covers }) => (
        <li key={name} className="card">
          <Shelter reach={reach} cart={cart} />
          <h3>{name}</h3>
          <dl>
            {covers.map(([mark, words], index) => (
              <div key={index}>
                <dt>{questions[index]}</dt>
                <dd>
                  <svg viewBox="0 0 24 24" data-mark={mark} aria-hidden="true">
                    <circle cx="12" cy="12" r="11" />
                    <path d={marks[mark]} />
                  </svg>
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const left = 8;
const scallop = 23;

/** A roof over the course, the home, and perhaps the street, and rain beside it. */
function Shelter({ reach, cart }: { reach: number; cart: CartAppearance }) {
  const count = Math.round((reach - left) / scallop);
  const width = (reach - left) / count;
  return (
    <div className={styles.shelter} aria-hidden="true">
      <svg viewBox="0 0 320 150">
        <path className={styles.street} d="M200 118H320V150H200Z" />
        <path className={styles.lane} d="M206 138H320" />
        <path className={styles.grass} d="M0 122Q50 108 104 118T200 118V150H0Z" />
        <g className={styles.thing}>
          <path d="M48 118V66" />
          <path className={styles.pennant} d="M48 66l24 9-24 9z" />
          <path className={styles.house} d="M118 118V86l28-22 28 22v32z" />
          <path d="M110 91l36-29 36 29M140 118v-20h13v20" />
          <path d="M306 118V84" />
          <path className={styles.board} d="M294 56h24v30h-24z" />
          <text x="306" y="78">
            25
          </text>
        </g>
        {reach < 300 && (
          <path
            className={styles.rain}
            d={[reach + 14, reach + 38, reach + 62, reach + 86]
              .filter((x) => x < 316)
              .map((x, index) => `M${x} ${index % 2 ? 20 : 8}l-5 16m-3 14l-5 16`)
              .join("")}
          />
        )}
        <path
          className={styles.roof}
          d={`M${left} 46Q${left} 8 ${(left + reach) / 2} 8T${reach} 46${`q${-width / 2}-11 ${-width} 0`.repeat(count)}Z`}
        />
      </svg>
      <CartDrawing cart={cart} small />
    </div>
  );
}
