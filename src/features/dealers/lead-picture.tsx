import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { shortSummary } from "../../../domain/details/cart-appearance.ts";
import { cartOf, defaultDetails, withAllShown } from "../../../domain/details/details.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { facts } from "../../market/listings.data.ts";
import { CartDrawing } from "../../ui/drawing/cart-drawing.tsx";
import { Price } from "../../ui/kit/price.tsx";
import { Tiles } from "../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import styles from "./dealers.module.css";

const cart = cartOf(
  withAllShown({
    ...defaultDetails,
    modelYear: String(facts.asOfYear - 6),
    make: "Club Car",
    model: "Precedent",
    seats: 4,
  }),
)!;
const figures = figuresOf(cart, siteMarket, facts.asOfYear);
const expected = cartPrice(figures, "trading");

/** What a dealer gets, in one picture: the tool on the page, then the lead by mail. */
export function LeadPicture() {
  const name = cartName(cart);
  return (
    <figure className={styles.demo} aria-label="An example: a dealer’s page, and the lead from it">
      <div className={styles.browser}>
        <div className={styles.bar} aria-hidden="true">
          <i />
          <i />
          <i />
          <span>sunnycarts.example/trade-in</span>
        </div>
        <p className={styles.site} aria-hidden="true">
          <b>Sunny Carts</b> New Used Service Trade-in
        </p>
        <div className={styles.page}>
          <CartDrawing cart={cart} small />
          <Sign
            top={name}
            because={
              <>
                <Price {...cartPrice(figures, "replacing")} /> if the batteries must be replaced.
              </>
            }
            isSmall
          >
            <Headline verb="Expect">
              <Tiles
                value={expected.dollars}
                text={formatDollars(expected.dollars)}
                price={expected}
              />
            </Headline>
          </Sign>
          <p className="cluster">
            <span className="button" data-tone="call">
              Ask for an offer
            </span>{" "}
            <small>An estimate, not an offer.</small>
          </p>
        </div>
      </div>
      <div className={`${styles.mail} card`}>
        <p>
          <b>New lead</b> <small>2 minutes ago</small>
        </p>
        <h2>{name}</h2>
        <p>{shortSummary(cart).join(" · ")}</p>
        <p>Dana Reyes (an example), dana@mail.example</p>
        <p className="soft">
          Saw: expect <Price {...expected} />. Sent from sunny-carts.
        </p>
      </div>
    </figure>
  );
}
