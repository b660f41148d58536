import { appraise } from "../../../domain/catalogue/site-prices.ts";
import type { Make } from "../../../domain/catalogue/make.ts";
import { type Cart, defaultChoices } from "../../../domain/valuation/cart.ts";
import { estimatesByYear } from "../../../domain/valuation/outlook.ts";
import { ValueChart } from "../../charts/value-chart.tsx";
import { Disclaimer } from "../../components/disclaimer.tsx";
import { PriceTable } from "../../components/price-table.tsx";
import styles from "./make-facts.module.css";
import { kindOf, productionText } from "./make-text.ts";

/** What is known of a make, its prices on this site, and what to know when pricing one. */
export function MakeFacts({ make }: { make: Make }) {
  const { advice } = kindOf(make);
  return (
    <div className={styles.facts}>
      <section className={styles.about}>
        <h2>About {make.name}</h2>
        <p>{[describe(make), productionText[make.inProduction]].join(" ")}</p>
        {advice !== "" && <p>{advice}</p>}
        {make.models.length > 0 && <p>Models you may meet: {make.models.join(", ")}.</p>}
      </section>
      <section className={styles.prices}>
        <PriceTable
          caption={`${make.name} base prices on this site`}
          head={["Model", "New, two seats"]}
          rows={basePrices(make)}
        />
        <p className={styles.note}>{priceNote(make)}</p>
      </section>
      <section className={styles.prices}>
        <ValueChart
          estimates={estimatesByYear(appraise, typicalCart(make), newIn, newIn + yearsDrawn)}
          today={newIn}
          todayName="new"
          yearName={(year) => ageTick(year - newIn)}
          label={`The estimate of a ${make.name} from new to ${yearsDrawn} years of age; the table has the figures.`}
        />
        <PriceTable
          caption={`${make.name} values by age`}
          head={["Age", "Estimate"]}
          rows={valuesByAge(make)}
        />
        <p className={styles.note}>
          {typicalModel(make) ?? `Any ${make.name}`} with two seats in good condition, electric, on
          a two-year-old pack. The band is the estimate’s range.
        </p>
      </section>
      <section className={styles.about}>
        <h2>Pricing your {make.name}</h2>
        <p>{make.pricingTip}</p>
        <Disclaimer />
      </section>
    </div>
  );
}

function describe({ name, description }: Make): string {
  return (
    description ||
    `${name} is a name from lists of golf cart brands in the United States; we know no more of it.`
  );
}

function basePrices({ name, modelPrices, defaultBasePrice }: Make): [string, number][] {
  const listed = Object.entries(modelPrices);
  const others = listed.length > 0 ? `Any other ${name}` : `Any ${name}`;
  return [...listed, [others, defaultBasePrice]];
}

function priceNote({ priceFromSpec, evidence }: Make): string {
  if (priceFromSpec) return "From this site’s price list.";
  return evidence === "sourced"
    ? "Assigned by comparison with similar makes."
    : "Assigned by comparison with similar makes, on thin evidence: check it against asking prices near you.";
}

const agesShown = [0, 2, 5, 8, 11];
const yearsDrawn = 15;
/** Any year: an age has the same estimate in every year. */
const newIn = 2000;

function typicalCart(make: Make): Cart {
  return {
    ...defaultChoices,
    modelYear: newIn,
    make: make.name,
    model: typicalModel(make) ?? "",
  };
}

function valuesByAge(make: Make): [string, number][] {
  return agesShown.map((age) => [ageLabel(age), appraise(typicalCart(make), newIn + age).value]);
}

function ageTick(age: number): string {
  return age === 0 ? "new" : `${age} years`;
}

function ageLabel(age: number): string {
  if (age === 0) return "New";
  return age === agesShown.at(-1) ? `${age} years and more` : `${age} years`;
}

function typicalModel({ modelPrices }: Make): string | undefined {
  return Object.keys(modelPrices)[0];
}
