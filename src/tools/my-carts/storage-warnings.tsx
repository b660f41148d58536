import { Button } from "../../components/button.tsx";
import { type Shelf, eraseAside, readAside } from "./saved-carts.ts";
import { download } from "./download.ts";
import styles from "./storage-warnings.module.css";
import { faultWords, refusalWords, unreadableWords } from "./saved-cart-labels.ts";

/** What stands in the way: a browser that keeps nothing, or texts that could not be read. */
export function Troubles({ forbidden, fault, unreadable, aside }: Shelf) {
  const isUnread = fault !== null || unreadable > 0;
  return (
    <div className={styles.troubles} role="status">
      {forbidden && <p>{refusalWords.forbidden} Estimates cannot be saved here.</p>}
      {isUnread && (
        <p>
          {fault === null ? unreadableWords(unreadable) : faultWords[fault]} It stays in this
          browser: before anything is written over it, it is put aside.
        </p>
      )}
      {aside.map((name) => (
        <p key={name}>
          Something saved earlier could not be read and was put aside.
          <Button onClick={() => download(readAside(name), "cartworth-unreadable.txt")}>
            Download it
          </Button>
          <Button onClick={() => eraseAside(name)}>Erase it</Button>
        </p>
      ))}
    </div>
  );
}
