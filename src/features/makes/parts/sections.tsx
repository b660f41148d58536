// Tested through the pages in ../pages.test.tsx.
import { Fragment, type ReactNode } from "react";
import { shouldBeIndexed } from "../../../../domain/model-pages/make-notes.ts";
import { type Make, isNameOnly, nameOneCart } from "../../../../domain/catalogue/make.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { countInWords, withArticle } from "../../../../domain/words/english.ts";
import { recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import timeOnLot from "../../../../domain/market/time-on-lot.json" with { type: "json" };
import { daysOnLotOf } from "../../../../domain/market/time-on-lot.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";
import { pages } from "../../../site/pages.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { NextSteps } from "../../../ui/frame/next-steps.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { type Paint, paintOf } from "../../../ui/drawing/paint.ts";
import { modelsInTable } from "../../models/figures.ts";
import {
  type ComparedCart,
  type MakeFinding,
  comparedAgeOf,
  comparedCarts,
  conditionText,
  equipmentText,
  findingOf,
  estimateGapText,
  plotOf,
  plotText,
  typicalModel,
  yearStep,
} from "../figures.ts";
import styles from "../makes.module.css";
import { neighborsOf } from "../links.ts";
import { type MakePlate, plateOf } from "../plate.ts";
import { FactText, MakeText, factsAbout, priceNote, textsAbout } from "./about-make.tsx";
import { MakeRecalls } from "./make-recalls.tsx";
import { PriceTable } from "./price-table.tsx";

export function MakeSections({ make }: { make: Make }) {
  return modelsInTable(make.name).length > 0 ? (
    <TabledSections make={make} />
  ) : (
    <OtherSections make={make} />
  );
}

/** For a make whose models' prices are in a table. */
function TabledSections({ make }: { make: Make }) {
  const plate = plateOf(make);
  return (
    <>
      <section className={`section wrap split ${styles.tabled}`}>
        <div className="stack">{pricesOf(make)}</div>
        <div>
          <div className={styles.texts}>
            {plate && <PlateCard plate={plate} />}
            <MakeRecalls make={make} maxShown={3} />
            {textsAbout(make).map((text) => (
              <MakeText key={text.name} {...text} />
            ))}
          </div>
        </div>
      </section>
      <LastSection make={make} />
    </>
  );
}

/** More recalls than this fill the space beside a chart. */
const maxBesideFact = 2;
/** How many texts stand side by side in the card. */
const factColumns = 3;

function OtherSections({ make }: { make: Make }) {
  const plate = plateOf(make);
  const prices = pricesOf(make);
  const facts = factsAbout(make);
  // Nobody knows whether a make that we know only by name is like the others.
  const compared = prices !== null || isNameOnly(make) ? [] : comparedCarts(make);
  const blocks = [
    plate && <PlateCard key="plate" plate={plate} />,
    isNameOnly(make) && <UnknownMake key="unknown" />,
    <MakeRecalls key="recalls" make={make} maxShown={prices === null ? 2 : 3} />,
  ].filter(Boolean);
  const hasBeside = prices !== null && recallsOfMake(make.name).length <= maxBesideFact;
  const beside = hasBeside ? facts.splice(0, 1) : [];
  const besidePrices = prices === null ? [] : blocks.splice(0);
  // A single column would fill only a third of the card.
  const inCard = facts.length > 1 ? facts.splice(0) : [];
  const withFacts = inCard.length > 0 ? blocks.splice(0, factColumns - inCard.length) : [];
  return (
    <>
      {compared.length > 0 && <Comparison make={make} carts={compared} />}
      {prices !== null && (
        <section className={`section wrap split ${styles.priced}`}>
          <div className="stack">{prices}</div>
          <div className={styles.blocks}>
            {beside.map((fact) => (
              <FactText key={fact.name} {...fact} make={make} />
            ))}
            {besidePrices}
          </div>
        </section>
      )}
      {inCard.length > 0 && (
        <section className="section wrap">
          <div className={`${styles.facts} card grid`}>
            {inCard.map((fact) => (
              <FactText key={fact.name} {...fact} make={make} />
            ))}
            {withFacts}
          </div>
        </section>
      )}
      <LastSection make={make}>
        {blocks}
        {facts.map((fact) => (
          <FactText key={fact.name} {...fact} make={make} />
        ))}
      </LastSection>
    </>
  );
}

function LastSection({ make, children }: { make: Make; children?: ReactNode }) {
  return (
    <section className="section" data-tone="tinted">
      <div className={`${styles.texts} wrap`}>
        {children}
        <Others make={make} />
        <Disclaimer />
      </div>
    </section>
  );
}

/** A table or a chart of what dealers ask for the make's carts; null if they list too few. */
function pricesOf(make: Make): ReactNode {
  const tabled = modelsInTable(make.name);
  if (tabled.length > 0)
    return (
      <PriceTable key="prices" make={make} models={tabled}>
        <DaysOnLot make={make} />
      </PriceTable>
    );
  const plot = plotOf(make);
  return plot === null ? null : <MakeChart key="prices" make={make} plot={plot} />;
}

function DaysOnLot({ make: { name } }: { make: Make }) {
  const days = daysOnLotOf(timeOnLot, { make: name, model: "" });
  return days !== null && <p className="soft">{inStockText(days, timeOnLot.observedOn)}</p>;
}

function Others({ make }: { make: Make }) {
  return (
    <div className="stack">
      <h2>Other makes</h2>
      <p>
        {neighborsOf(make).map(({ name, slug }) => (
          <Fragment key={slug}>
            <a href={`/${slug}`}>{name}</a>
            {" · "}
          </Fragment>
        ))}
        <a href={pages.manufacturers.path}>{`All ${makes.length}\u00a0makes`}</a>
      </p>
      {shouldBeIndexed(make) && <NextSteps />}
    </div>
  );
}

function UnknownMake() {
  return (
    <div className="stack">
      <h2>What to check on a make you don’t know</h2>
      <NumberedList>
        <li>
          <b>The plate.</b> Look under the seat and on the frame. If it names another maker, price
          the cart under that make. <a href={pages.yearFinder.path}>A 17-character VIN</a> gives the
          model year.
        </li>
        <li>
          <b>The labels on the batteries and the charger.</b> Voltage and type should be the same on
          both. Get the age of the batteries in writing.
        </li>
        <li>
          <b>Parts.</b> Before you buy, try to order one small part under the name on the plate.
        </li>
        <li>
          <b>Service.</b> Call the nearest golf cart shop and ask whether it will work on one.
        </li>
      </NumberedList>
    </div>
  );
}

function MakeChart({ make, plot }: { make: Make; plot: Plotted }) {
  return (
    <>
      <h2>
        <Finding {...findingOf(make)} />
      </h2>
      <AskingPlot name={make.slug} plotted={plot} yearStep={yearStep} label={plotText(make, plot)}>
        {`Each dot is an asking price for a used ${nameOneCart(make.name)}. Bigger dots mean more carts. Yellow: what dealers ask for ${cartText(make)} with ${equipmentText(make)}. Dashed: our estimate for it${conditionText(make)}.${estimateGapText(plot)}`}
      </AskingPlot>
      <DaysOnLot make={make} />
    </>
  );
}

function Finding({ cart, prices }: MakeFinding) {
  if (prices === null) return `What dealers ask for a used ${cart}, by age`;
  const [young, old] = prices;
  return (
    <>
      Dealers ask <Price {...young!} /> for {withArticle(cart)} at {young!.ageYears} years,{" "}
      <Price {...old!} /> at {old!.ageYears}
    </>
  );
}

function Comparison({ make, carts }: { make: Make; carts: readonly ComparedCart[] }) {
  const areAllListed = carts.every(({ asking }) => asking !== null);
  return (
    <section className="section wrap stack">
      <h2>Buyers will compare it with these</h2>
      <p>{`What dealers ask${areAllListed ? "" : ", or might ask,"} at ${countInWords(comparedAgeOf(make), "year")} old, with two seats, in good condition. ${priceNote(make)}`}</p>
      <ul className={`${styles.compared} grid`}>
        {carts.map((compared) => (
          <li key={compared.name}>
            <ComparedCard {...compared} paint={paintOf(compared.href ?? `/${make.slug}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComparedCard({
  name,
  href,
  cart,
  estimate,
  asking,
  guessedAsking,
  paint,
}: ComparedCart & { paint: Paint | undefined }) {
  const content = (
    <>
      <CartDrawing cart={cart} small paint={paint} />
      <b>{name}</b>
      <Price {...(asking ?? guessedAsking!)} />
      <small>
        {asking === null && "A rough guess. "}
        Estimate <Price {...estimate} />
      </small>
    </>
  );
  return href === null ? (
    <div className="model card" data-own>
      {content}
    </div>
  ) : (
    <a className="model card" href={href}>
      {content}
    </a>
  );
}

/** "the Precedent", or "any Advanced EV" for a make without a priced model. */
function cartText(make: Make): string {
  const model = typicalModel(make);
  return model === undefined ? `any ${nameOneCart(make.name)}` : `the ${model}`;
}

export function PlateCard({ plate: { kind, text, place = kind.place } }: { plate: MakePlate }) {
  return (
    <div className="stack">
      <h2>The year is on the plate</h2>
      <Plate number={kind.example} kind={kind.id} />
      <p>{text}</p>
      <p className="soft">{place}</p>
      <p>
        <LinkButton href={pages.yearFinder.path}>Read my plate</LinkButton>
      </p>
    </div>
  );
}
