import { site } from "../../../../config/site.ts";
import styles from "../sold.module.css";

/** Why we ask, and what happens to a report. */
export function SoldAside() {
  return (
    <div className={styles.aside}>
      <section>
        <h2>Why we ask</h2>
        <p>
          Ads show what sellers hope to get. Only the buyer and the seller know what was paid. Every
          report helps to close that gap.
        </p>
      </section>
      <section>
        <h2>What happens to your report</h2>
        {!site.inbox && (
          <p>
            <b>This copy of the site has no inbox, so a report stays in your browser.</b>
          </p>
        )}
        <ol className={styles.steps}>
          <li>
            <b>A person reads it</b> and leaves out any that cannot be true or is a duplicate.
          </li>
          <li>
            <b>Accepted sales may be published</b>: the cart, price, kind of sale, date, and state.
            Reports about one model that arrive on the same day count as one.
          </li>
          <li>
            <b>Your email is never published.</b> We may use it once, to ask about this sale.
          </li>
        </ol>
        <p>
          The <a href="/privacy-policy">privacy policy</a> explains what we store.
        </p>
      </section>
      <section>
        <h2>Which price to enter</h2>
        <p>
          Enter the price of the cart alone, before tax and without delivery, a trailer, or a
          warranty. For a trade-in, enter what the dealer gave you for your old cart.
        </p>
      </section>
    </div>
  );
}
