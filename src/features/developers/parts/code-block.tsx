import styles from "../developers.module.css";

/** A piece of code with a title, which scrolls sideways where it is wider than the page. */
export function CodeBlock({
  title,
  code,
  run,
  live = false,
}: {
  title: string;
  code: string;
  run?: boolean;
  /** True if the title changes and is then read aloud. */
  live?: boolean;
}) {
  return (
    <figure className={styles.block}>
      <figcaption role={live ? "status" : undefined}>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <pre tabIndex={0} data-run={run}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
