import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { countText } from "../../../domain/words/english.ts";
import {
  casesByRule,
  depreciation,
  earlyYears,
  percentText,
  rules,
} from "../../../domain/valuation/rules.ts";
import { CartDrawing } from "../../ui/drawing/cart-drawing.tsx";
import { ToolDrawing } from "../../ui/drawing/tool-drawing.tsx";
import { Price } from "../../ui/kit/price.tsx";
import { Tiles } from "../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { type Section, sectionsOf } from "../guides/sections.ts";
import { explained } from "../method/example.ts";
import styles from "./about.module.css";

const { cart, estimate, year } = explained;

/** The cart whose estimate is multiplied out below. */
export function AboutPicture() {
  const value = cartPrice(explained, "estimate");
  return (
    <>
      <Sign
        top={cartName(cart)}
        because={
          <>
            <Price {...cartPrice(explained, "estimate-low")} /> to{" "}
            <Price {...cartPrice(explained, "estimate-high")} />
          </>
        }
      >
        <Headline verb="Estimate">
          <Tiles value={value.dollars} text={formatDollars(value.dollars)} price={value} />
        </Headline>
      </Sign>
      <CartDrawing cart={cart} />
    </>
  );
}

/**
 * Shows the sections of content/guides/about.md in its order: how the estimate is made, what it is,
 * what it isn't, and the rest.
 */
export function About({ html }: { html: string }) {
  const [made, is, isNot, ...others] = sectionsOf(html);
  return (
    <>
      <section className={`${styles.made} section wrap stack`}>
        <Text section={made!} />
        <Formula />
      </section>
      <section className="section" data-tone="tinted">
        <div className={`${styles.sides} wrap split`}>
          {[is!, isNot!].map((section) => (
            <div
              key={section.id}
              className="card message"
              data-not={section === isNot || undefined}
            >
              <Text section={section} />
            </div>
          ))}
        </div>
      </section>
      <div className={`${styles.others} section wrap`}>
        {others.map((section) => (
          <div key={section.id}>
            <ToolDrawing part={drawingBySection[section.id]!} />
            <Text section={section} />
          </div>
        ))}
      </div>
    </>
  );
}

const drawingBySection: Readonly<Record<string, string>> = {
  "how-it-is-paid-for": "price-sign",
  "who-runs-it": "value-sign",
  "for-dealers": "spreadsheet",
  corrections: "mail",
};

function Text({ section: { heading, lead, body } }: { section: Section }) {
  return <div className="stack" dangerouslySetInnerHTML={{ __html: heading + lead + body }} />;
}

/** Each factor on tiles, above what it can be for other carts. */
function Formula() {
  const value = cartPrice(explained, "estimate");
  return (
    <figure className="card message stack" aria-label="The formula, with one cart’s numbers">
      <ol className={styles.formula}>
        <li>
          <Tiles value={estimate.base.price} text={formatDollars(estimate.base.price)} />
          <h3>Base price</h3>
          <ul>
            <li>the model’s</li>
            <li>or its make’s default</li>
            <li>or the default for other makes</li>
          </ul>
        </li>
        {rules.map((rule) => (
          <Factor key={rule.id} rule={rule} />
        ))}
        <li>
          <Tiles value={value.dollars} text={formatDollars(value.dollars)} price={value} />
          <h3>Estimate</h3>
          <ul>
            <li>
              from <Price {...cartPrice(explained, "estimate-low")} />
            </li>
            <li>
              to <Price {...cartPrice(explained, "estimate-high")} />
            </li>
          </ul>
        </li>
      </ol>
      <figcaption className="soft">
        {`A ${cartName(cart)} in ${year}. `}
        <a href="/how-it-works">How the sign’s number is chosen</a>
      </figcaption>
    </figure>
  );
}

function Factor({ rule: { id, label } }: { rule: (typeof rules)[number] }) {
  const twentieths = estimate.steps.find((step) => step.id === id)!.twentieths!;
  return (
    <li>
      <Tiles value={twentieths / 20} text={percentText(twentieths)} />
      <h3>{id === "depreciation" ? `${estimate.ageYears} years of age` : label}</h3>
      <ul>
        {id === "depreciation"
          ? lossTexts.map((text) => <li key={text}>{text}</li>)
          : casesByRule[id]().map((each) => (
              <li key={each.name} data-on={each.twentieths === twentieths || undefined}>
                {shortName(each.name)} <b>{percentText(each.twentieths)}</b>
              </li>
            ))}
      </ul>
    </li>
  );
}

const { perEarlyYear, perLaterYear, maxLost } = depreciation.factors;

const lossTexts = [
  `${percentText(perEarlyYear)} off the base price each year for ${countText(earlyYears)} years`,
  `then ${percentText(perLaterYear)} a year`,
  `at most ${percentText(maxLost)} in all`,
];

/** "Excellent" of "Excellent: Like new, no wear", "5+ Years" of "5+ Years (needs replacement)" */
const shortName = (name: string) => name.split(/:| \(/)[0]!;
