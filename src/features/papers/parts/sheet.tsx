import type { ReactNode } from "react";
import type { Calculation } from "../../cart/calculation.ts";
import type { Details } from "../../../../domain/cart/details.ts";
import styles from "../papers.module.css";
import { type Seller } from "../../../../domain/answer/advice.ts";
import type { PaperId } from "../kinds.ts";
import { type PaperTexts, fieldsOfPaper, linesOf } from "../fields.ts";
import { factsOf } from "../../cart/cart-facts.ts";

/** The source of a paper's lines. Without a calculation the lines of the cart are blank. */
export interface PaperProps {
  readonly details: Details;
  readonly calculation: Calculation | null;
  readonly texts: PaperTexts;
  /** Who advertises the cart; null where that isn't known. */
  readonly seller?: Seller | null;
}

/** How much is written on a paper: a long text needs smaller letters to stay on its page. */
export function lettersOn(paper: PaperId, { details, calculation, texts }: PaperProps): number {
  const cart = calculation === null ? "" : details.model + details.serial;
  return [cart, ...fieldsOfPaper[paper].map((name) => texts[name])].join("").length;
}

const manyLetters = 240;

/** One page: on the screen a sheet to look at, and all that is printed. */
export function PaperSheet({
  title,
  lede,
  small,
  letters,
  children,
}: {
  title: string;
  letters: number;
  lede?: ReactNode;
  /** The text at the foot, in small letters. */
  small: ReactNode;
  children: ReactNode;
}) {
  return (
    <article
      className={`${styles.sheet} card stack`}
      data-report
      data-long={letters > manyLetters || undefined}
    >
      <header>
        <h2>{title}</h2>
        {lede !== undefined && <p>{lede}</p>}
      </header>
      {children}
      <footer>{small}</footer>
    </article>
  );
}

export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function Lines({ children }: { children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>;
}

/** More than this has the width of the page. */
const manyInHalf = 30;

/** A name and its text; a rule to write on where there is none. */
export function Line({ name, text }: { name: string; text: string }) {
  const written = text.trim();
  return (
    <div className={styles.line} data-wide={written.length > manyInHalf || undefined}>
      <dt>{name}</dt>
      <dd>
        {written === "" ? <span className="visually-hidden">to fill in by hand</span> : written}
      </dd>
    </div>
  );
}

/** Lines of text, and rules to write on up to a number of lines. */
export function RuledText({
  text,
  rows,
  most = rows,
}: {
  text: string;
  rows: number;
  most?: number;
}) {
  const written = linesOf(text, most);
  const blank = Array.from({ length: Math.max(0, rows - written.length) }, () => "");
  return (
    <div className={styles.ruled}>
      {[...written, ...blank].map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

/** A list with boxes to check with a pen. */
export function PenBoxes({
  texts,
  className = "",
}: {
  texts: readonly string[];
  className?: string | undefined;
}) {
  return (
    <ul className={`${styles.boxes} ${className}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

type CartProps = Omit<PaperProps, "texts">;

/** The lines that name a cart, with the number that tells it from every other. */
export function IdentityLines({ details, calculation }: CartProps) {
  const { modelYear = "", make = "", model = "" } = calculation?.cart ?? {};
  return (
    <>
      <Line name="Year" text={String(modelYear)} />
      <Line name="Make" text={make} />
      <Line name="Model" text={model} />
      <Line name="Serial number or VIN" text={details.serial} />
    </>
  );
}

/** A cart's details besides its name. */
export function factLines({ calculation }: CartProps): [name: string, text: string][] {
  return calculation === null ? [] : factsOf(calculation.cart);
}
