import { type Make, isNameOnly } from "../../../domain/catalogue/make.ts";
import { AskingPlot } from "../../charts/asking-plot.tsx";
import type { Plotted } from "../../charts/asking-scale.ts";
import { Disclaimer } from "../../components/disclaimer.tsx";
import { FactStrip } from "../../components/fact-strip.tsx";
import { factsOf } from "./facts-of.ts";
import { KnownAbout } from "./known-about.tsx";
import styles from "./make-facts.module.css";
import { makePlot, makePlotText } from "./make-plot.ts";
import { MakeRecalls } from "./make-recalls.tsx";
import { kindOf, productionText } from "./make-text.ts";
import { type Plate, plateOf } from "./plate.ts";
import { PlateCard } from "./plate-card.tsx";
import { choicesText, engineText, typicalModel } from "./typical-cart.ts";
import { UnknownMake } from "./unknown-make.tsx";
import { ValuesTable } from "./values-table.tsx";

/** The facts about a make, what dealers ask, our values by age, and how to price a cart. */
export function MakeFacts({ make }: { make: Make }) {
  const plot = makePlot(make);
  const plate = plateOf(make);
  return (
    <div className={styles.facts}>
      <section>
        <h2>{`${make.name} at a glance`}</h2>
        <p>{[describe(make), kindOf(make).advice].filter(Boolean).join(" ")}</p>
        <FactStrip facts={factsOf(make, plate)} />
        {make.models.length > 0 && <p>{`Common models: ${make.models.join(", ")}.`}</p>}
      </section>
      {(plot !== null || plate !== null) && <Evidence {...{ make, plot, plate }} />}
      <section>
        <h2>{`${make.name} values by age`}</h2>
        <p>
          {`Our formula’s estimates for ${lineOf(make)} with ${choicesText(make)}.${plot === null ? "" : " Dealers usually ask more."}`}
        </p>
        <div className={styles.values}>
          <ValuesTable make={make} />
        </div>
        <p className={styles.note}>
          {[priceNote(make), engineText(make)].filter(Boolean).join(" ")}
        </p>
      </section>
      <MakeRecalls make={make} />
      <KnownAbout make={make} />
      <section>
        {isNameOnly(make) ? <UnknownMake /> : <PricingTip make={make} />}
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
            {`Each dot is an asking price for a used ${make.name}. Bigger dots mean more carts. The green line is our formula’s estimate for ${lineOf(make)} with ${choicesText(make)}. The shaded area is its range.`}
          </AskingPlot>
        </section>
      )}
      {plate !== null && <PlateCard plate={plate} />}
    </div>
  );
}

function PricingTip({ make: { name, pricingTip } }: { make: Make }) {
  return (
    <>
      <h2>{`Pricing your ${name}`}</h2>
      <p>{pricingTip}</p>
    </>
  );
}

function describe({ name, description, inProduction }: Make): string {
  const known =
    description ||
    `We found the name ${name} in lists of golf cart brands in the United States. We haven’t verified anything beyond the name.`;
  return `${known} ${productionText[inProduction]}`.trim();
}

function priceNote({ priceFromSpec, evidence }: Make): string {
  if (priceFromSpec) return "Base prices come from our price list.";
  return evidence === "sourced"
    ? "We set these base prices by comparison with similar makes."
    : "We set these base prices by comparison with similar makes, and the evidence is thin. Check them against asking prices near you.";
}

/** "the Precedent", or "any Advanced EV" for a make without a priced model. */
function lineOf(make: Make): string {
  const model = typicalModel(make);
  return model === undefined ? `any ${make.name}` : `the ${model}`;
}

function ageName(age: number): string {
  if (age === 0) return "New";
  return age % 5 === 0 ? `${age} yrs` : "";
}
