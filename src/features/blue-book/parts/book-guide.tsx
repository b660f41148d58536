import { pages } from "../../../site/pages.ts";
import styles from "../blue-book.module.css";
import { NewPrices } from "./new-prices.tsx";

export function BookGuide() {
  return (
    <section className="section" data-tone="tinted">
      <div className={`wrap grid ${styles.guide}`}>
        <div className="stack">
          <h2>Which number is yours?</h2>
          <dl className="stack">
            <div>
              <dt>
                <b>Trade-in</b>
              </dt>
              <dd>
                What a dealer would likely pay for it as it stands.{" "}
                <a href={pages.tradeInGuide.path}>How dealers get there</a>.
              </dd>
            </div>
            <div>
              <dt>
                <b>Our settle rule</b>
              </dt>
              <dd>
                Halfway between the trade-in and what the cart is worth as it stands. It’s our rule,
                not a measurement: nobody publishes what golf carts sell for privately.{" "}
                <a href={pages.home.path}>What to ask for yours</a>.
              </dd>
            </div>
            <div>
              <dt>
                <b>Dealers ask</b>
              </dt>
              <dd>
                What dealers ask for one made ready to sell. For an ad,{" "}
                <a href={pages.checkAPrice.path}>check the price</a>.
              </dd>
            </div>
          </dl>
        </div>
        <NewPrices />
        <div className="stack">
          <h2>Kelley, NADA, or J.D. Power for golf carts?</h2>
          <p>
            As of November 2026, we couldn’t find golf carts in Kelley Blue Book, or in J.D. Power’s
            guide, which was NADA’s. If a lender or an insurer wants a book value, ask which guide
            it accepts, and <a href={pages.papers.path}>print your cart’s report</a> to go with it.
          </p>
          <h2>What a year takes off</h2>
          <p>
            Batteries and condition move a price more than a year does. See{" "}
            <a href="/depreciation">what each model loses a year</a>, and RXV or TXT side by side.
          </p>
        </div>
      </div>
    </section>
  );
}
