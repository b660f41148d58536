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
          <h2>Is there a Kelley Blue Book for golf carts?</h2>
          <p>
            Not that we know of: we found no Kelley Blue Book prices for golf carts, and no other
            free guide that shows what its prices rest on. If a lender or an insurer wants a book
            value, ask which guide it accepts, and{" "}
            <a href={pages.papers.path}>print your cart’s report</a> to go with it.
          </p>
          <p>
            A book value assumes an average cart. Old batteries, worn tires, or a lift can change
            yours more than a year or two of age, so <a href={pages.home.path}>value your own</a>{" "}
            before you name a price.
          </p>
        </div>
      </div>
    </section>
  );
}
