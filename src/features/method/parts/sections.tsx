import { floorDollars, rangeTwentieths } from "../../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { Prose } from "../../../ui/frame/sections.tsx";
import styles from "../method.module.css";
import { changeText } from "../../cart/cart-facts.ts";
import { casesByRule, rules } from "../../../../domain/valuation/rules/index.ts";

/** The whole method in a few sentences. */
export function Summary() {
  const percent = (twentieths: number) => `${twentieths * 5}%`;
  return (
    <Prose>
      <p className={styles.summaryFormula}>
        value = base price × age × condition × seats × powertrain × battery × upgrades
      </p>
      <ul>
        <li>The product is exact. It is rounded once, at the end, to a whole dollar.</li>
        <li>
          No cart is estimated below {formatDollars(floorDollars)}. The range is{" "}
          {percent(rangeTwentieths.low)} to {percent(rangeTwentieths.high)} of the estimate, and its
          low end is the trade-in figure.
        </li>
        <li>Age is this year minus the model year. A cart newer than this year counts as new.</li>
        <li>
          The battery counts for electric carts only. A gas cart has the powertrain’s factor
          instead.
        </li>
      </ul>
    </Prose>
  );
}

/** Every factor there is, as the arithmetic has it. */
export function RuleTables() {
  return (
    <div className={styles.rules}>
      {rules.map(({ id, label }) => (
        <table key={id} className={styles.table}>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Factor</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
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
      ))}
    </div>
  );
}

/** The limits of the method, said plainly. */
export function Limits() {
  return (
    <Prose>
      <ul>
        <li>
          <b>The same percentages for every make.</b> A make that holds its value better than others
          is not credited for it beyond its base price.
        </li>
        <li>
          <b>Old carts.</b> Percentages go on falling until the cap. A cart that runs keeps a price
          which no percentage of its first one describes, so the older the cart, the rougher the
          estimate.
        </li>
        <li>
          <b>The range is a rule, not a measurement.</b> It is {100 - rangeTwentieths.low * 5}% to
          either side for every cart, however much or little is known of it.
        </li>
        <li>
          <b>Not asked, so not counted:</b> place and season, hours on the motor, battery chemistry,
          charger, title and street-legal equipment, who sells and how soon they must. A dealer’s
          warranty and reconditioning are worth money that no factor here pays for.
        </li>
        <li>
          <b>Upgrades are one factor.</b> A lift kit and a new lithium pack count the same.
        </li>
      </ul>
    </Prose>
  );
}

const files = [
  {
    href: "/data/makes.json",
    fields:
      "every make: name, url, category, inProduction, defaultBasePrice, defaultFromPriceList, modelPrices, models; and otherBasePrice",
  },
  {
    href: "/data/valuation.json",
    fields:
      "every rule: id, label, source, numbers in twentieths; and floorDollars, rangeTwentieths",
  },
];

/** The files to download, and their contents. */
export function DataFiles() {
  return (
    <Prose id="data">
      <p>The same records as files. Prices are whole US dollars; 23 twentieths are 1.15.</p>
      <ul>
        {files.map(({ href, fields }) => (
          <li key={href}>
            <a href={href}>{href}</a>: {fields}.
          </li>
        ))}
      </ul>
    </Prose>
  );
}
