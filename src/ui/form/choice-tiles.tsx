import type { ComponentProps } from "react";
import { Choices } from "./choices.tsx";
import styles from "./choice-tiles.module.css";

/** Choices that have a name, in bold, and a line about it. */
export function ChoiceTiles<T extends string>({
  className,
  ...props
}: ComponentProps<typeof Choices<T>>) {
  return <Choices {...props} className={`${styles.tiles} ${className}`} />;
}
