// Tested on the papers in ../../features/papers/parts.test.tsx.
import type { CSSProperties, ReactNode } from "react";
import styles from "./paper.module.css";
import { useMark } from "./filled-field.ts";
import { QrCode } from "./qr-code.tsx";

/** Font size in inches. */
export const usualSizeInches = 0.165;

/** One Letter page. On a web page with a paper, nothing else is printed. */
export function Paper({
  size = usualSizeInches,
  isDense = false,
  children,
}: {
  /** Font size in inches. */
  size?: number;
  isDense?: boolean;
  children: ReactNode;
}) {
  return (
    <article
      className={`${styles.paper} card`}
      // The content security policy forbids style attributes in HTML, so blank papers have none.
      style={size === usualSizeInches ? undefined : styleOf({ "--size": `${size}in` })}
      data-dense={isDense || undefined}
      data-report
    >
      {children}
    </article>
  );
}

export function PaperPage({
  title,
  isName = false,
  lede,
  picture,
  smallPrint,
  code,
  children,
  ...letters
}: {
  title: string;
  /** For a title that a visitor may have typed, which may be long. */
  isName?: boolean;
  size?: number;
  isDense?: boolean;
  lede?: ReactNode;
  picture?: ReactNode;
  smallPrint: ReactNode;
  /** Printed beside the small print. */
  code?: { readonly text: string; readonly label: string };
  children: ReactNode;
}) {
  return (
    <Paper {...letters}>
      <header>
        <div>
          <h2
            className={styles.fitted}
            style={isName ? styleOf({ "--letters": title.length }) : undefined}
          >
            {title}
          </h2>
          {lede}
        </div>
        {picture}
      </header>
      {children}
      <footer>
        {code !== undefined && <QrCode {...code} />}
        <div>{smallPrint}</div>
      </footer>
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
export function Line({ name, text, field }: { name: string; text: string; field?: string }) {
  const written = text.trim();
  return (
    <div data-wide={written.length > maxColumnLetters || undefined} data-marked={useMark(field)}>
      <dt>{name}</dt>
      <dd>
        {written === "" ? <span className="visually-hidden">to fill in by hand</span> : written}
      </dd>
    </div>
  );
}

/** For the person who confirms what the paper says. */
export function SignatureLines() {
  return (
    <Lines>
      <Line name="Name" text="" />
      <Line name="Signature" text="" />
      <Line name="Date" text="" />
    </Lines>
  );
}
