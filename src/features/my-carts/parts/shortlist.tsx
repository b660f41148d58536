// Tested in a browser by ../../../../e2e/journeys/shortlist.spec.ts.
import { isMadeReady } from "../../../../domain/answer/check-ad.ts";
import { formatDollars, roundedDollars } from "../../../../domain/words/money.ts";
import { adAddress } from "../../../site/cart-addresses.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import type { SavedCart } from "../format.ts";
import { titleOf } from "../model.ts";
import styles from "../shortlist.module.css";
import {
  type ShortlistedAd,
  askText,
  assumedText,
  placeText,
  saidText,
  shortlistHeading,
} from "../shortlist.ts";
import { offeredDetails } from "../tool-address.ts";
import { NamedCart } from "./named-cart.tsx";

export function Shortlist({
  ads,
  isHeaded,
  onRemove,
}: {
  ads: readonly ShortlistedAd[];
  /** False where the page's own heading says it. */
  isHeaded: boolean;
  onRemove: (saved: SavedCart) => void;
}) {
  return (
    <section className={`${styles.shortlist} wrap stack`} aria-label="Ads you’ve checked">
      {isHeaded && <h2>{shortlistHeading(ads)}</h2>}
      <ol className="stack">
        {ads.map((ad) => (
          <Ad
            key={ad.offered.figures.saved.id}
            ranked={ad}
            Heading={isHeaded ? "h3" : "h2"}
            onRemove={onRemove}
          />
        ))}
      </ol>
      <p>
        <LinkButton href="/check-a-price">Check another ad</LinkButton>
      </p>
      <p className="soft">
        Ads are ranked by what each cart is worth as it stands, minus your total cost. A private
        seller leaves repairs to you; a dealer’s cart that runs has had them done. The price check
        suggests a lower limit, to leave you something for your trouble.
      </p>
    </section>
  );
}

function Ad({
  ranked,
  Heading,
  onRemove,
}: {
  ranked: ShortlistedAd;
  Heading: "h2" | "h3";
  onRemove: (saved: SavedCart) => void;
}) {
  const { offered, worth, gain, question } = ranked;
  const { figures, ad, toPay, seller } = offered;
  const { saved, cart } = figures;
  const title = titleOf(saved);
  const assumed = assumedText(figures, ad.seller);
  const ask = askText(figures);
  return (
    <li className={`${styles.ad} card`} data-last={question !== null || undefined}>
      <NamedCart
        cart={cart}
        title={title}
        href={adAddress(offeredDetails(figures.details), ad)}
        Heading={Heading}
      >
        {saidText(figures) !== "" && <p>{saidText(figures)}</p>}
        <p>
          <b>{placeText(ranked)}.</b>
        </p>
        {assumed !== "" && <p className="soft">Assumed: {assumed}.</p>}
        {ask !== "" && <p className="soft">Ask: {ask}</p>}
      </NamedCart>
      <dl className={styles.sums}>
        <div>
          <dt>To pay in all</dt>
          <dd>{formatDollars(toPay)}</dd>
          {ad.fees > 0 && <dd className="soft">with {formatDollars(ad.fees)} in fees</dd>}
        </div>
        <div>
          <dt>{isMadeReady(cart, seller) ? "Worth, made ready" : "Worth as it stands"}</dt>
          <dd>{worth === null ? "–" : formatDollars(worth)}</dd>
        </div>
        <div>
          <dt>{gain !== null && gain < 0 ? "Over" : "Under"}</dt>
          <dd data-change={gain === null ? undefined : gain < 0 ? "down" : "up"}>
            {gain === null ? "–" : formatDollars(roundedDollars(Math.abs(gain)))}
          </dd>
        </div>
      </dl>
      <Button tone="quiet" onClick={() => onRemove(saved)}>
        Remove <span className="visually-hidden">{title}</span>
      </Button>
    </li>
  );
}
