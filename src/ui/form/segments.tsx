import { Choices, type ChoicesProps } from "./choices.tsx";
import styles from "./segments.module.css";

/** A choice among a few, side by side. */
export function Segments<T extends string>({
  labels,
  ...choices
}: ChoicesProps<T> & { labels: Readonly<Record<T, string>> }) {
  return <Choices {...choices} className={styles.segments} renderTile={(each) => labels[each]} />;
}
