import { Button } from "../../components/button.tsx";
import { eraseQuarantined } from "./saved-carts.ts";
import { readQuarantined } from "./cart-storage.ts";
import type { Shelf } from "./shelf-subscription.ts";
import { download } from "./download.ts";
import styles from "./storage-warnings.module.css";
import { problemText, refusalText, unreadableText } from "./saved-cart-labels.ts";

/** What went wrong with storage: the browser stores nothing, or texts could not be read. */
export function StorageWarnings({ forbidden, problem, unreadable, quarantined }: Shelf) {
  const isUnread = problem !== null || unreadable > 0;
  return (
    <div className={styles.warnings} role="status">
      {forbidden && <p>{refusalText.forbidden} Estimates cannot be saved here.</p>}
      {isUnread && (
        <p>
          {problem === null ? unreadableText(unreadable) : problemText[problem]} It stays in this
          browser: before anything is written over it, it is put aside.
        </p>
      )}
      {quarantined.map((name) => (
        <p key={name}>
          Something saved earlier could not be read and was put aside.
          <Button onClick={() => download(readQuarantined(name), "cartworth-unreadable.txt")}>
            Download it
          </Button>
          <Button onClick={() => eraseQuarantined(name)}>Erase it</Button>
        </p>
      ))}
    </div>
  );
}
