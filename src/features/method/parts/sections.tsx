// Tested through the page in ../method-page.test.tsx.
import styles from "../method.module.css";
import { BackLink } from "../../../ui/masthead/page-head.tsx";
import { countText, countWithNoun } from "../../../../domain/words/english.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { minEstimate, rangeTwentieths } from "../../../../domain/valuation/estimate.ts";
import { estimateOrigin } from "../../../../domain/answer/text.ts";
import { casesByRule, percentText, rules } from "../../../../domain/valuation/rules.ts";
import { dateText } from "../../../format/date-text.ts";
import { pages } from "../../../site/pages.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { changeText } from "../../cart-form/arithmetic-text.ts";
import { corrections } from "../corrections.ts";
import { dataFiles } from "../data-files.ts";
import { explained, setShare, workPrice } from "../example.ts";

export function SignMasthead() {
  const stops = [
    ["Trade-in", "trade-in"],
    ["Offer", "buying"],
    ["Settle, our rule", "settle"],
    ["Ask", "selling"],
    ["As it stands", "as-is"],
    ["Dealers ask", "asking"],
  ] as const;
  return (
    <section className="masthead">
      <Scene isLow hasTrees={false} />
      <div className={`${styles.head} wrap stack`}>
        <BackLink />
        <h1>How the sign’s number is chosen</h1>
        <p className="lede">
          We estimate two prices: what a dealer pays, and what a dealer asks with the work done.
          Then we subtract the repairs and divide the gap into quarters.
        </p>
        <h2 className={styles.example}>
          A 2018 Club Car Precedent: four seats, good, 2-year batteries
        </h2>
        <dl className={styles.stops}>
          {stops.map(([name, figure]) => (
            <div key={name} data-figure-shown={figure}>
              <dt>{name}</dt>
              <dd>
                <Price {...cartPrice(explained, figure)} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={`${styles.driven} screen-only`} aria-hidden="true">
          <CartDrawing cart={explained.cart} small />
        </div>
      </div>
    </section>
  );
}

export function SignMethod() {
  const rows = [
    ["Selling", "Ask", "three quarters of the way; we’d settle halfway", "selling"],
    ["Trading in", "Expect", "what dealers pay", "trading"],
    ["Buying from an owner", "Offer", "a quarter of the way; stop at three quarters", "buying"],
    ["Buying from a dealer", "Pay", "the work is the dealer’s to do", "buying-from-dealer"],
    ["Insuring", "Insure for", "what replacing it costs", "insuring"],
  ] as const;
  return (
    <section className={`${styles.math} section wrap split`}>
      <div className="stack">
        <h2>The same math for every side of the deal</h2>
        <p>
          Dealers ask <Price {...cartPrice(explained, "asking")} /> for one that’s ready. We allow{" "}
          <Price {...cartPrice(explained, "work")} /> for the work on the cart above, so as it
          stands it’s worth about <Price {...cartPrice(explained, "as-is")} />. A dealer would pay
          less than that in trade, because it has to fix the cart and stand behind it.{" "}
          <a href={pages.tradeInGuide.path}>How a trade-in is worked out</a>.
        </p>
        <p>
          <b>The quarters and the work are our rules, not measurements.</b> Halfway is where we’d
          settle. Nobody publishes what golf carts sell for privately.
        </p>
      </div>
      <table className="rows">
        <Headings columns={["You are", "The sign says", "Here"]} figuresFrom={2} />
        <tbody>
          {rows.map(([role, verb, why, figure]) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>
                {verb}
                <small>{why}</small>
              </td>
              <td className="n">
                <Price {...cartPrice(explained, figure)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** At the middle of shops' prices. */
export function Work() {
  const byCondition = [
    ["Excellent", "a tune-up", workPrice({ condition: "excellent" })],
    ["Good", "and brakes", workPrice({ condition: "good" })],
    ["Fair", "and four tires", workPrice({ condition: "fair" })],
    ["Poor", "and seats, and half of a controller or an engine", workPrice({ condition: "poor" })],
  ] as const;
  const byAge = [
    ["0 to 2 years", "none", 0],
    ["3 years", "30%", setShare(3)],
    ["4 years", "60%", setShare(4)],
    ["5 years and more", "all", setShare(5)],
  ] as const;
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>The work: what makes it ready</h2>
          <table className="rows">
            <Headings columns={["Condition", "Work"]} figuresFrom={1} />
            <tbody>
              {byCondition.map(([name, note, price]) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <small>{note}</small>
                  </th>
                  <td className="n">
                    <Price {...price} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="stack">
          <h2>Plus a share of a battery set</h2>
          <table className="rows">
            <Headings columns={["Lead-acid, by age", "Share", "Work"]} figuresFrom={1} />
            <tbody>
              {byAge.map(([age, share, dollars]) => (
                <tr key={age}>
                  <th scope="row">{age}</th>
                  <td className="n">{share}</td>
                  <td className="n">{formatDollars(dollars)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft">
            The middle of what shops charge. Gas and lithium carts need no set. A lithium pack that
            is five years old or older adds no work, and the sign says that it isn’t counted. A cart
            of this or the last model year in good or excellent condition needs no repairs yet. One
            that doesn’t run needs the whole controller or engine.
          </p>
        </div>
      </div>
    </section>
  );
}

export function Formula() {
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap stack">
        <h2>Estimated value is our formula alone</h2>
        <p>{estimateOrigin}</p>
        <p className="tinted">
          <b>{`value = base price × ${rules.map(({ label }) => label.toLowerCase()).join(" × ")}`}</b>
        </p>
        <p>
          {`We round once, at the end, to a whole dollar. No cart is estimated below ${formatDollars(minEstimate)}. The range is ${percentText(rangeTwentieths.low)} to ${percentText(rangeTwentieths.high)} of the estimate. A cart newer than this year counts as new, and the battery counts for electric carts only.`}
        </p>
        <Fold title={`The ${countText(rules.length)} factors`}>
          <div className="grid">
            {rules.map(({ id, label }) => (
              <RuleTable key={id} id={id} label={label} />
            ))}
          </div>
        </Fold>
        <Fold title="What it leaves out">
          <Limits />
        </Fold>
        <p className="soft">
          A base price is where the formula starts. It’s not what a new cart costs.{" "}
          <a href="/data/makes.json">All base prices</a>
        </p>
      </div>
    </section>
  );
}

function RuleTable({ id, label }: Pick<(typeof rules)[number], "id" | "label">) {
  return (
    <div className="stackable">
      <table className="rows">
        <caption>
          <h3>{label}</h3>
        </caption>
        <Headings columns={["Case", "Factor", "Change"]} />
        <tbody>
          {casesByRule[id]().map(({ name, twentieths }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>×{(twentieths / 20).toFixed(2)}</td>
              <td>{changeText(twentieths)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        <b>Every make loses value at the same rate here.</b> In real life, some hold up better than
        others.
      </li>
      <li>
        <b>Old and young carts.</b> A cart that runs never drops to nothing: on older carts, the
        formula comes out low. On young ones it can come out high.
      </li>
      <li>
        <b>The range is a rule of thumb.</b> It’s {100 - rangeTwentieths.low * 5}% either way for
        every cart.
      </li>
      <li>
        <b>It doesn’t ask</b> where you live, what season it is, how many hours the cart has, or how
        fast you need to sell. It doesn’t count the charger, a title, or street-legal parts, or a
        dealer’s warranty or prep. Adjust for those.
      </li>
      <li>
        <b>Upgrades are one factor.</b> A lift kit and a new lithium pack count the same.
      </li>
    </ul>
  );
}

export function Corrections() {
  const byDay = [...Map.groupBy(corrections, ({ on }) => on)];
  return (
    <section className="section" data-tone="tinted" id="corrections">
      <div className="wrap stack">
        <h2>What we got wrong</h2>
        <p className="lede">
          If you acted on one of these, check it again. If you find another,{" "}
          <a href={pages.contact.path}>write to us</a>.
        </p>
        {byDay.map(([day, ofDay]) => (
          <Fold key={day} title={dateText(day)} note={countWithNoun(ofDay.length, "correction")}>
            <ul className="grid">
              {ofDay.map(({ page, path, said, now }) => (
                <li key={said}>
                  <h3>
                    <LinkButton tone="quiet" href={path}>
                      {page}
                    </LinkButton>
                  </h3>
                  <p className="soft">It said: {said}</p>
                  <p>
                    <b>Right:</b> {now}
                  </p>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </section>
  );
}

export function DataFiles() {
  return (
    <section className="section wrap stack" id="data">
      <h2>The data</h2>
      <p>
        You may use these files, including in a product, if you name CartWorth. Their license is CC
        BY 4.0. Prices are whole US dollars.
      </p>
      <ul className={styles.files}>
        {dataFiles.map(({ path, about, modified }) => (
          <li key={path}>
            <a href={path}>{path}</a> <p>{about}</p> <small>{dateText(modified)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
