import type { CSSProperties, ReactNode } from "react";
import { Scene } from "../masthead/scene.tsx";
import styles from "./paper.module.css";

/** Font size in inches. */
export const usualSize = 0.165;

/** One Letter page. It is all of the site that is printed. */
export function Paper({
  kind = "form",
  size = usualSize,
  isDense = false,
  children,
}: {
  kind?: keyof typeof kinds;
  /** Font size in inches. */
  size?: number;
  isDense?: boolean;
  children: ReactNode;
}) {
  return (
    <article
      className={`${styles.paper} ${kinds[kind]} card`}
      // The content security policy forbids style attributes in HTML, so blank papers have none.
      style={size === usualSize ? undefined : styleOf({ "--size": `${size}in` })}
      data-dense={isDense || undefined}
      data-report
    >
      {children}
    </article>
  );
}

const kinds = { form: "", flyer: styles.flyer, report: styles.report };

export function Course({ children }: { children: ReactNode }) {
  return (
    <div className={styles.course}>
      <Scene />
      {children}
    </div>
  );
}

/** Text sized to fit on one line; without text, a line to write on. */
export function Fitted({
  as: Element = "p",
  size = "name",
  text,
}: {
  as?: "h1" | "p";
  size?: keyof typeof sizes;
  text: string;
}) {
  return (
    <Element
      className={size === "price" ? `${styles.fitted} big` : styles.fitted}
      style={styleOf({ ...sizes[size], "--letters": text.length || 1 })}
    >
      {text || <Blank prefix={size === "price" ? "$" : ""} />}
    </Element>
  );
}

/** As wide as the missing text. */
function Blank({ prefix }: { prefix: string }) {
  return (
    <>
      {prefix}
      <u>{"\u00a0".repeat(18)}</u>
    </>
  );
}

/** The largest font size, and the room for the text in em. */
const sizes = {
  name: { "--most": "0.68in", "--room": "30in" },
  price: { "--most": "1.75in", "--room": "15in" },
  phone: { "--most": "0.45in", "--room": "11in" },
};

export function PaperSheet({
  title,
  lede,
  small,
  children,
  ...letters
}: {
  title: string;
  size?: number;
  isDense?: boolean;
  lede?: ReactNode;
  small: ReactNode;
  children: ReactNode;
}) {
  return (
    <Paper {...letters}>
      <header>
        <h2>{title}</h2>
        {lede !== undefined && <p>{lede}</p>}
      </header>
      {children}
      <footer>{small}</footer>
    </Paper>
  );
}

export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Custom properties, which React's type for `style` doesn't know. */
export const styleOf = (values: Record<`--${string}`, number | string>): CSSProperties => values;

export function Lines({ columns = 3, children }: { columns?: number; children: ReactNode }) {
  return (
    <dl className={`${styles.lines} grid`} data-columns={columns}>
      {children}
    </dl>
  );
}

/** Longer text takes the width of the page. */
const maxColumnLetters = 30;

/** Shows a rule to write on if there is no text. */
export function Line({ name, text }: { name: string; text: string }) {
  const written = text.trim();
  return (
    <div data-wide={written.length > maxColumnLetters || undefined}>
      <dt>{name}</dt>
      <dd>
        {written === "" ? <span className="visually-hidden">to fill in by hand</span> : written}
      </dd>
    </div>
  );
}

/** Fills up to `rows` with rules to write on. */
export function RuledText({
  text,
  rows,
  maxRows = rows,
}: {
  text: string;
  rows: number;
  maxRows?: number;
}) {
  const written = linesOf(text, maxRows);
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

export function PenBoxes({ texts, columns = 1 }: { texts: readonly string[]; columns?: number }) {
  return (
    <ul className={`${styles.boxes} grid`} data-columns={columns}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Joins lines beyond the limit with the last one. */
export function linesOf(text: string, maxLines: number): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const lastLine = lines.slice(maxLines - 1).join(", ");
  return [...lines.slice(0, maxLines - 1), ...(lastLine === "" ? [] : [lastLine])];
}
