import styles from "../papers.module.css";

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
