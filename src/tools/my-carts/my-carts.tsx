import { useSyncExternalStore } from "react";
import { CartShelf } from "./cart-shelf.tsx";
import { safeTool } from "../../components/safe-tool.tsx";
import styles from "./my-carts.module.css";
import { currentShelf, onChange } from "./saved-carts.ts";

/** What this browser keeps. The prerendered page knows nothing of it, and says so. */
export const MyCarts = safeTool(function MyCarts() {
  const shelf = useSyncExternalStore(onChange, currentShelf, () => null);
  return (
    <div className={styles.carts}>
      {shelf === null ? <NotKnownYet /> : <CartShelf {...shelf} />}
    </div>
  );
});

function NotKnownYet() {
  return (
    <div className={styles.waiting}>
      <p className={styles.looking}>Looking for the carts in this browser…</p>
      <p className={styles.needsScript}>
        My Carts needs JavaScript: turn it on in your browser to save estimates from the value tool,
        to name and compare them here, and to export them as a file.
      </p>
    </div>
  );
}
