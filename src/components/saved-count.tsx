import styles from "./saved-count.module.css";

/** How many carts are saved, which only the browser knows. It takes no room, so nothing moves. */
export function SavedCount() {
  return <span className={styles.count} data-saved-count="" />;
}
