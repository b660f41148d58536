import type { Make } from "../../../domain/catalogue/make.ts";
import { AskingPlot } from "../../charts/asking-plot.tsx";
import type { Plotted } from "../../charts/asking-scale.ts";
import { Disclaimer } from "../../components/disclaimer.tsx";
import { FactStrip } from "../../components/fact-strip.tsx";
import { factsOf } from "./facts-of.ts";
import styles from "./make-facts.module.css";
import { makePlot, makePlotText } from "./make-plot.ts";
import { kindOf, productionText } from "./make-text.ts";
import { type Plate, plateOf } from "./plate.ts";
import { PlateCard } from "./plate-card.tsx";
import { choicesText, typicalModel } from "./typical-cart.ts";
import { ValuesTable } from "./values-table.tsx";

/** What is known of a make, what dealers ask, its prices on this site, and how to price one. */
export function MakeFacts({ make }: { make: Make }) {
  const plot = makePlot(make);
  const plate = plateOf(make);
  return (
    <div className={styles.facts}>
      <section>
        <h2>{make.name} at a glance</h2>
        <p>{[describe(make), kindOf(make).advice].filter(Boolean).join(" ")}</p>
        <FactStrip facts={factsOf(make, plate)} />
        {make.models.length > 0 && <p>Models you may meet: {make.models.join(", ")}.</p>}
      </section>
      {(plot !== null || plate !== null) && <Evidence {...{ make, plot, plate }} />}
      <section>
        <h2>{make.name} values by age</h2>
        <p>
          What our formula says of a cart with {choicesText(make)}. The base price is for a new one
          with two seats. {plot !== null && "Dealers usually ask more."}
        </p>
        <div className={styles.values}>
          <ValuesTable make={make} />
        </div>
        <p className={styles.note}>{priceNote(make)}</p>
      </section>
      <section>
        <h2>Pricing your {make.name}</h2>
        <p>{make.pricingTip}</p>
        <Disclaimer />
      </section>
    </div>
  );
}

function Evidence({
  make,
  plot,
  plate,
}: {
  make: Make;
  plot: Plotted | null;
  plate: Plate | null;
}) {
  return (
    <div className={styles.evidence}>
      {plot !== null && (
        <section className={styles.plot}>
          <h2>What dealers ask, by age</h2>
          <AskingPlot
            name={make.slug}
            plotted={plot}
            yearName={ageName}
            label={makePlotText(make, plot)}
          >
            Each dot is a price that was asked for a used {make.name}; a bigger dot means more carts
            at that price. The green line is our formula for{" "}
            {typicalModel(make) ?? `any ${make.name}`} with {choicesText(make)}, with its range.
          </AskingPlot>
        </section>
      )}
      {plate !== null && <PlateCard plate={plate} />}
    </div>
  );
}

function describe({ name, description, inProduction }: Make): string {
  const known =
    description ||
    `${name} is a name from lists of golf cart brands in the United States; we know no more of it.`;
  return `${known} ${productionText[inProduction]}`.trim();
}

function priceNote({ priceFromSpec, evidence }: Make): string {
  if (priceFromSpec) return "Base prices are from this site’s price list.";
  return evidence === "sourced"
    ? "Base prices are assigned by comparison with similar makes."
    : "Base prices are assigned by comparison with similar makes, on thin evidence: check them against asking prices near you.";
}

function ageName(age: number): string {
  if (age === 0) return "New";
  return age % 5 === 0 ? `${age} yrs` : "";
}
