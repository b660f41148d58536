import { defaultDetails } from "../../../../domain/details/details.ts";
import { CartDrawing, ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { ToolHeading } from "../../../ui/masthead/tool.tsx";
import { type Question, headings, recallQuestion } from "../model.ts";
import styles from "../plate.module.css";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export function BlankPlate({ question }: { question: Question }) {
  return (
    <>
      <ToolHeading {...headings[question]} />
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

const places = [
  { name: "Under the dash,", text: "on the passenger side: Club Car, EZ-GO TXT." },
  { name: "Under the seat:", text: "Yamaha, some EZ-GO TXTs, and every battery." },
  { name: "On the frame,", text: "at the rear: EZ-GO RXV, Yamaha." },
] as const;

export function Places() {
  return (
    <div className="beside ready stack">
      <div className={styles.pins} aria-hidden="true">
        <CartDrawing cart={defaultDetails} />
        {places.map(({ name }, index) => (
          <b key={name}>{index + 1}</b>
        ))}
      </div>
      <NumberedList className={`${styles.where} card grid`}>
        {places.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> {text}
          </li>
        ))}
      </NumberedList>
    </div>
  );
}
