import styles from "./fact-strip.module.css";

/** A figure or a word, what it is of, and what else to know of it. */
export interface Fact {
  readonly name: string;
  readonly figure: string;
  readonly note: string;
}

/** A few facts side by side. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`${styles.strip} card`}>
      {facts.map(({ name, figure, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
