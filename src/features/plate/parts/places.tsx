import { defaultDetails } from "../../../../domain/details/details.ts";
import { CartDrawing, ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { ToolHeading } from "../../../ui/masthead/tool.tsx";
import type { CartPart } from "../../../../domain/recalls/recalled-part.ts";
import { type Question, headings, recallQuestion } from "../model.ts";
import styles from "../plate.module.css";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export function BlankPlate({ question }: { question: Question }) {
  return (
    <>
      <ToolHeading {...headings[question]} />
      <PlacePins />
      <WaitingSign question={question} />
    </>
  );
}

/** Stands where the answer's own sign will, on a page opened by an answer's address. */
export function WaitingSign({
  question,
  title = waitingTitles[question],
}: {
  question: Question;
  title?: string;
}) {
  return (
    <div className="waiting" data-question={question}>
      <div className="lot">
        <Sign top={title} because={waitingTexts[question]}>
          <Headline>{null}</Headline>
        </Sign>
        <ParkedCart cart={defaultDetails} />
      </div>
    </div>
  );
}

const waitingTitles: Record<Question, string> = {
  year: "Your number",
  recalls: recallQuestion,
};

const waitingTexts: Record<Question, string> = {
  year: "Reading the number…",
  recalls: "Looking through the recall notices…",
};

/** `x` and `y` are coordinates in the cart's drawing. */
const places = [
  {
    name: "Under the dash,",
    text: "on the passenger side: Club Car, EZ-GO TXT.",
    x: 302,
    y: 155,
  },
  {
    name: "Under the seat:",
    text: "Yamaha, some EZ-GO TXTs, and every battery.",
    x: 216,
    y: 142,
  },
  {
    name: "On the frame,",
    text: "at the rear: EZ-GO RXV, Yamaha.",
    x: 106,
    y: 207,
  },
] as const;

function PlacePins() {
  return (
    <div className={`${styles.pins} ready`} aria-hidden="true">
      <CartDrawing cart={defaultDetails}>
        {places.map(({ name, x, y }, index) => (
          <Pin key={name} x={x} y={y}>
            {index + 1}
          </Pin>
        ))}
      </CartDrawing>
    </div>
  );
}

export function Places() {
  return (
    <NumberedList className={`${styles.where} beside ready card grid`}>
      {places.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b> {text}
        </li>
      ))}
    </NumberedList>
  );
}

function Pin({ x, y, size = 15, children }: PinPlace & { children?: string | number }) {
  return (
    <g className={styles.pin} transform={`translate(${x} ${y}) scale(${size / 15})`}>
      <circle r="15" />
      <text y="7">{children}</text>
    </g>
  );
}

interface PinPlace {
  x: number;
  y: number;
  size?: number;
}

const partPlaces: Record<CartPart, readonly [x: number, y: number]> = {
  "steering wheel": [288, 136],
  "front wheels": [339, 206],
  "rear brakes": [155, 206],
  pedals: [278, 190],
  fuel: [216, 172],
  batteries: [216, 172],
  dash: [300, 140],
  seat: [196, 122],
  motor: [155, 206],
};

/** Marks each notice's number on the cart, or "!" if there is only one. */
export function PartPins({ parts }: { parts: readonly (CartPart | null)[] }) {
  return parts.map((part, index) => {
    if (part === null) return null;
    const [x, y] = partPlaces[part];
    // Notices about the same place stand side by side.
    const earlier = parts.slice(0, index).filter((each) => each && partPlaces[each][0] === x);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- two notices can be about the same part
      <Pin key={index} x={x + earlier.length * 38} y={y} size={20}>
        {parts.length === 1 ? "!" : index + 1}
      </Pin>
    );
  });
}
