import { floorDollars, rangeTwentieths } from "../../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { pages } from "../../../site/pages.ts";
import { Prose } from "../../../ui/frame/columns.tsx";
import styles from "../method.module.css";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { dateText } from "../../../format/date-text.ts";
import { dataFiles } from "../data-files.ts";
import { changeText } from "../../cart/cart-facts.ts";
import { casesByRule, rules } from "../../../../domain/valuation/rules.ts";

/** How the number on the sign comes about, before the formula that stands beside it. */
export function SignMethod() {
  return (
    <Prose>
      <ul>
        <li>
          <b>We start from what dealers ask</b> for a cart like yours, made ready to sell.
        </li>
        <li>
          <b>We take off the work your cart needs</b>, at what shops charge. Its condition and the
          age of its batteries decide that. What’s left is your cart as it stands.
        </li>
        <li>
          <b>A dealer would pay less than that in trade</b>, because it has to fix the cart and
          stand behind it. <a href={pages.tradeInGuide.path}>How a trade-in is worked out</a>.
        </li>
        <li>
          <b>A private deal lands between the two.</b> A buyer opens a quarter of the way up from
          the trade-in, a sale settles about halfway, and a seller asks three quarters.
        </li>
        <li>
          <b>At a dealer’s, or for insurance,</b> the number is what dealers ask.
        </li>
      </ul>
      <p>
        The quarters and the work are our own rules. Nobody publishes what golf carts sell for
        privately, so we can’t measure them.
      </p>
    </Prose>
  );
}

/** The whole method in a few sentences. */
export function Summary() {
  const percent = (twentieths: number) => `${twentieths * 5}%`;
  return (
    <Prose>
      <p className={styles.summaryFormula}>
        value = base price × age × condition × seats × powertrain × battery × upgrades
      </p>
      <ul>
        <li>We round once, at the end, to a whole dollar.</li>
        <li>
          No cart is estimated below {formatDollars(floorDollars)}. The range is{" "}
          {percent(rangeTwentieths.low)} to {percent(rangeTwentieths.high)} of the estimate.
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
          <b>Every make loses value at the same rate here.</b> In real life, some hold up better
          than others.
        </li>
        <li>
          <b>Old carts.</b> A cart that runs never drops to nothing. On older carts, our formula
          comes out low.
        </li>
        <li>
          <b>The range is a rule of thumb.</b> It’s {100 - rangeTwentieths.low * 5}% either way for
          every cart.
        </li>
        <li>
          <b>It doesn’t ask</b> where you live, what season it is, how many hours the cart has, or
          how fast you need to sell. It doesn’t count the charger, a title, or street-legal parts,
          or a dealer’s warranty or prep. Adjust for those.
        </li>
        <li>
          <b>Upgrades are one factor.</b> A lift kit and a new lithium pack count the same.
        </li>
      </ul>
    </Prose>
  );
}

/** The open data, with its license. */
export function DataFiles() {
  return (
    <Prose id="data">
      <p>
        You may use these files, also in a product, if you name CartWorth. Their license is CC BY
        4.0. Prices are whole US dollars.
      </p>
      <ul>
        {dataFiles.map(({ path, about, modified }) => (
          <li key={path}>
            <a href={path}>{path}</a> ({dateText(modified)}). {about}
          </li>
        ))}
      </ul>
    </Prose>
  );
}
