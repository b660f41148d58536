// Tested in ../parts.test.tsx.
import { useMark } from "../../../ui/paper/filled-field.ts";
import styles from "../papers.module.css";

/** Fills up to `rows` with rules to write on. */
export function RuledText({
  text,
  rows,
  maxRows = rows,
  field,
}: {
  text: string;
  field?: string;
  rows: number;
  maxRows?: number;
}) {
  const written = linesOf(text, maxRows);
  const blank = Array.from({ length: Math.max(0, rows - written.length) }, () => "");
  return (
    <div className={styles.ruled} data-marked={useMark(field)}>
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
