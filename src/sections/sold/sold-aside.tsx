import { site } from "../../metadata/site.ts";
import styles from "./sold-aside.module.css";

/** Why we ask, and what happens to a report. */
export function SoldAside() {
  return (
    <div className={styles.aside}>
      <section>
        <h2>Why we ask</h2>
        <p>
          Ads say what sellers hope for. What was paid is known only to the two who agreed on it,
          and every report makes that gap a little smaller.
        </p>
      </section>
      <section>
        <h2>What happens to it</h2>
        {!site.inbox && (
          <p>
            <b>This copy of the site has no inbox, so a report stays in your browser.</b>
          </p>
        )}
        <ol className={styles.steps}>
          <li>
            <b>A person reads it</b>, and leaves out what cannot be true or was reported twice.
          </li>
          <li>
            <b>Accepted sales may be published</b>: the cart, the price, the kind of sale, its date,
            and the state. Many reports about one model on one day count as one.
          </li>
          <li>
            <b>Your email is never published.</b> We use it for at most one question about this
            sale.
          </li>
        </ol>
        <p>
          More about what is stored is in the <a href="/privacy-policy">privacy policy</a>.
        </p>
      </section>
      <section>
        <h2>Which price</h2>
        <p>
          The cart alone, before tax: without delivery, a trailer, or a warranty. For a trade-in, it
          is what the dealer gave you for the old cart.
        </p>
      </section>
    </div>
  );
}
