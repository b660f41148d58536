import { useSyncExternalStore } from "react";
import { CartList } from "./parts/list.tsx";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import styles from "./my-carts.module.css";
import { currentCarts, onCartsChange } from "./saved-carts.ts";

/** Everything saved in this browser. The prerendered page cannot know it, and says so. */
export const MyCarts = safeTool(function MyCarts() {
  const list = useSyncExternalStore(onCartsChange, currentCarts, () => null);
  return (
    <div className={styles.carts}>{list === null ? <StillLoading /> : <CartList {...list} />}</div>
  );
});

function StillLoading() {
  return (
    <div className={styles.waiting}>
      <p className={styles.looking}>Looking for the carts in this browser…</p>
      <NeedsScript
        tool="My Carts"
        withoutScript="With JavaScript, you can save estimates from the value tool, name and compare them here, and export them as a file."
      />
    </div>
  );
}
