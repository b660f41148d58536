// Tested through the page in ../home-page.test.tsx.
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { Arrow } from "../../../ui/kit/arrow.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { pages } from "../../../site/pages.ts";
import { verdictHeading } from "../../price-check/text.ts";
import { sampleAd } from "../examples.ts";
import styles from "../home.module.css";

/** An ad, and what the price check says about it. */
export function AdVerdict() {
  const { parts, price, figures, answer } = sampleAd;
  const stop = answer.stop!;
  return (
    <section className="section wrap stack before-answer">
      <h2>Paste the ad. We read it, and tell you where to stop</h2>
      <div className={styles.verdict}>
        <figure className="card message stack">
          <blockquote>
            {parts.map(({ text, isRead }) => (isRead ? <mark key={text}>{text}</mark> : text))}
          </blockquote>
          <LinkButton href={pages.checkAPrice.path} tone="solid">
            Check a price
          </LinkButton>
        </figure>
        <Arrow />
        <Sign top={verdictHeading({ price, cart: figures.cart }, answer)} because="" isPair isSmall>
          <Headline verb="Open at">
            <Tiles
              value={answer.open!}
              text={formatDollars(answer.open!)}
              answer="buying"
              price={cartPrice(figures, "buying")}
            />
          </Headline>
          <Headline verb="Stop at">
            <Tiles value={stop} text={formatDollars(stop)} price={cartPrice(figures, "selling")} />
          </Headline>
        </Sign>
      </div>
    </section>
  );
}
