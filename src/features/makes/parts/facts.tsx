import {
  isWorthReading,
  type MakeTopic,
  makeNotes,
  makeTopics,
} from "../../../../domain/catalogue/make-notes.ts";
import { type Make, oneOf } from "../../../../domain/catalogue/make.ts";
import timeOnLot from "../../../../domain/time-on-lot/time-on-lot.json" with { type: "json" };
import { type LotDays, inStockFor } from "../../../../domain/time-on-lot/time-on-lot.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { Disclaimer, NextSteps } from "../../../ui/frame/disclaimer.tsx";
import styles from "../makes.module.css";
import { kindOf, productionText } from "../text.ts";
import { type MakePlate, plateOf } from "../plate.ts";
import { Plate } from "../../../ui/kit/plate.tsx";
import { Pricing } from "./pricing.tsx";
import {
  conditionText,
  equipmentText,
  engineText,
  typicalModel,
  makeLowText,
  makePlot,
  makePlotText,
  valuesByAge,
} from "../figures.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { SourcedNotes } from "../../../ui/kit/sourced-notes.tsx";
import { pages } from "../../../site/pages.ts";
import { isHeldInPart, recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import { ModelsOfMake } from "../../models/parts/model-links.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
import { listText } from "../../../../domain/cart/english.ts";

/** The facts about a make, what dealers ask, our values by age, and how to price a cart. */
export function MakeFacts({ make }: { make: Make }) {
  const plot = makePlot(make);
  const plate = plateOf(make);
  const stood = inStockFor<LotDays>(timeOnLot.inStock, { make: make.name, model: "" });
  return (
    <div className={`${styles.facts} stack`}>
      <section>
        <h2>{`About ${make.name}`}</h2>
        <p>{[describe(make), kindOf(make).advice].filter(Boolean).join(" ")}</p>
        {stood !== null && <p>{inStockText(stood, timeOnLot.inStock.observedOn)}</p>}
        {make.models.length > 0 && <p>{`Common models: ${make.models.join(", ")}.`}</p>}
      </section>
      <ModelsOfMake make={make.name} />
      {(plot !== null || plate !== null) && (
        <div className={styles.evidence}>
          {plot !== null && (
            <section className={styles.plot}>
              <h2>What dealers ask, by age</h2>
              <MakeChart make={make} plot={plot} />
            </section>
          )}
          {plate !== null && <PlateCard plate={plate} />}
        </div>
      )}
      <section>
        <h2>{`${make.name} values by age`}</h2>
        <p>
          {`Estimates for ${lineOf(make)} with ${equipmentText(make)}${conditionText(make)}.${plot === null ? "" : " Dealers usually ask more."}`}
        </p>
        <div className={`${styles.values} card`}>
          <ValuesTable make={make} />
        </div>
        <p className="soft">{[priceNote(make), engineText(make)].filter(Boolean).join(" ")}</p>
      </section>
      <MakeRecalls make={make} />
      <KnownAbout make={make} />
      <section>
        <Pricing make={make} />
        {isWorthReading(make) && <NextSteps />}
        <Disclaimer />
      </section>
    </div>
  );
}

function ValuesTable({ make }: { make: Make }) {
  const { ages, rows } = valuesByAge(make);
  return (
    <ScrollTable caption={`${make.name} values by age`} columns={["Model", "Base price", ...ages]}>
      <tbody>
        {rows.map(({ label, price, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatDollars(price)}</td>
            {values.map((value, column) => (
              <td key={ages[column]}>{formatDollars(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Asking prices for used carts of a make by age. */
function MakeChart({ make, plot }: { make: Make; plot: Plotted }) {
  return (
    <AskingPlot name={make.slug} plotted={plot} yearName={ageName} label={makePlotText(make, plot)}>
      {`Each dot is an asking price for a used ${oneOf(make.name)}. Bigger dots mean more carts. The band is what dealers ask for ${lineOf(make)} with ${equipmentText(make)}. The dashed line is the estimate for the same cart${conditionText(make)}.${makeLowText(plot)}`}
    </AskingPlot>
  );
}

function describe({ name, description, inProduction }: Make): string {
  const known =
    description ||
    `${name} is one of the lesser-known golf cart brands sold in the United States. Own one? Send us a photo of the plate, and we’ll add what we learn.`;
  return `${known} ${productionText[inProduction]}`.trim();
}

function priceNote({ priceFromSpec, evidence }: Make): string {
  if (priceFromSpec) return "Base prices are where the formula starts, not what a new cart costs.";
  return evidence === "sourced"
    ? "We set these base prices by comparison with similar makes."
    : "We set these base prices by comparison with similar makes. Check them against asking prices near you.";
}

/** "the Precedent", or "any Advanced EV" for a make without a priced model. */
function lineOf(make: Make): string {
  const model = typicalModel(make);
  return model === undefined ? `any ${oneOf(make.name)}` : `the ${model}`;
}

function ageName(age: number): string {
  if (age === 0) return "New";
  return age % 5 === 0 ? `${age} yrs` : "";
}

const topicNames: Record<MakeTopic, (name: string) => string> = {
  models: (name) => `Which ${oneOf(name)} is it?`,
  faults: () => "Faults and repairs",
  support: () => "Parts and service today",
};

const topicWords: Record<MakeTopic, string> = {
  models: "models",
  faults: "faults",
  support: "parts",
};

/**
 * Other people's statements about a make's models, faults, and parts, as far as we have read them.
 */
function KnownAbout({ make: { name, slug } }: { make: Make }) {
  const known = makeNotes[slug];
  if (known === undefined) return null;
  const notes = makeTopics.flatMap((topic) => {
    const note = known[topic];
    return note === undefined ? [] : [{ name: topicNames[topic](name), ...note }];
  });
  return (
    <section>
      <h2>{`${name} ${listText(makeTopics.filter((topic) => topic in known).map((topic) => topicWords[topic]))}`}</h2>
      <SourcedNotes notes={notes} />
    </section>
  );
}

/** An example of the number on a plate, with the year highlighted, and where to find the plate. */
export function PlateCard({ plate: { kind, text, place = kind.place } }: { plate: MakePlate }) {
  return (
    <section className={styles.card}>
      <h2>Read the plate</h2>
      <Plate number={kind.example} kind={kind.id} />
      <p>{text}</p>
      <p className="soft">{place}</p>
      <p>
        <a href={pages.yearFinder.path}>Open the year finder</a>
      </p>
    </section>
  );
}

/** The older ones are folded away. */
const mostShown = 5;

function knownText(make: string, count: number): string {
  if (count === 0) return `We have no recall notice for ${make}, but we don’t have every notice.`;
  const known = `We know of ${count === 1 ? "one recall" : `${count} recalls`} on ${make} vehicles.`;
  return isHeldInPart(make) ? `${known} There may be others.` : known;
}

/** The recalls on a make's carts, and the way to check a cart. */
function MakeRecalls({ make: { name } }: { make: Make }) {
  const notices = recallsOfMake(name);
  const older = notices.slice(mostShown);
  return (
    <section id="recalls">
      <h2>{`${name} recalls`}</h2>
      <p>
        {knownText(name, notices.length)} Recall repairs are usually free, even if you bought it
        used.{" "}
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: name })}`}>
          {`Check your ${oneOf(name)} for recalls`}
        </a>
      </p>
      <RecallLines notices={notices.slice(0, mostShown)} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length === 1 ? "One older recall" : `${older.length} older recalls`}
          </summary>
          <RecallLines notices={older} />
        </details>
      )}
    </section>
  );
}
