import { defaultChoices } from "../../../../domain/valuation/cart.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import styles from "../guide.module.css";

/** Places to look at on a used cart, in the drawing's units, 480 by 250. */
const places: readonly (readonly [name: string, what: string, x: number, y: number])[] = [
  ["Batteries", "Lift the seat and read the date codes. Believe the oldest.", 214, 168],
  ["Plate", "Under the dash or the seat. It tells you the year.", 318, 128],
  ["Frame", "Look for rust at the battery tray and the axles.", 250, 214],
  ["Steering", "Rock each front wheel. Play means worn parts.", 338, 213],
  ["Tires", "Sidewall cracks, and wear on one side.", 159, 213],
  ["Brakes", "It should stop straight, and hold on a hill.", 300, 190],
  ["Lights and switches", "Work every one.", 370, 168],
  ["Test drive", "Up a hill and back. Feel for a sag, and listen.", 176, 108],
];

/** A drawn cart with the places to check, numbered as in the list below it. */
export function CartToCheck() {
  return (
    <figure className={styles.check}>
      <div className={styles.scene}>
        <CartDrawing cart={{ ...defaultChoices, seats: 4, batteryType: null, lifted: false }} />
        <svg className={styles.pins} viewBox="0 0 480 250" aria-hidden="true">
          {places.map(([name, , x, y], index) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r="11" />
              <text y="5">{index + 1}</text>
            </g>
          ))}
        </svg>
      </div>
      <ol>
        {places.map(([name, what]) => (
          <li key={name}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </figure>
  );
}
