import { BlankTiles } from "../../components/tiles.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import styles from "./empty-shelf.module.css";

/** What is here before anything was saved: an invitation. */
export function EmptyShelf() {
  return (
    <section className={styles.empty} aria-labelledby="nothing-saved">
      <div className={styles.board}>
        <h2 id="nothing-saved">No carts saved yet</h2>
        <BlankTiles text="$ ,   " />
        <p>Value a cart first. It takes eight details and half a minute.</p>
        <LinkButton tone="call" href="/">
          Value a cart
        </LinkButton>
      </div>
      <ol className={styles.steps}>
        <li>
          <b>Save it</b>
          <span>Press Save to My Carts under the estimate. It is kept in this browser only.</span>
        </li>
        <li>
          <b>Name it</b>
          <span>Add a note: the asking price, the seller, what it needs.</span>
        </li>
        <li>
          <b>Compare</b>
          <span>
            Choose two to four carts, and see them side by side with every step of the arithmetic.
          </span>
        </li>
      </ol>
    </section>
  );
}
