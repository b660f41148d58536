import styles from "./link-grid.module.css";

export interface GridLink {
  readonly href: string;
  readonly text: string;
  readonly note?: string;
}

/** Links as cards, with a word about where each leads. */
export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className={styles.grid}>
      {links.map(({ href, text, note }) => (
        <li key={href}>
          <a href={href}>
            {text}
            {note && <small>{note}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
