// Tested through the pages in ../pages.test.tsx.
import { Fragment, type ReactNode } from "react";
import {
  shouldBeIndexed,
  type MakeTopic,
  makeNotes,
  makeTopics,
} from "../../../../domain/model-pages/make-notes.ts";
import { type Make, isNameOnly, nameOneCart } from "../../../../domain/catalogue/make.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import type { Source } from "../../../../domain/catalogue/source.ts";
import { countInWords, countText, withArticle } from "../../../../domain/words/english.ts";
import { type Recall, noticeCountText, countryOf } from "../../../../domain/recalls/recall.ts";
import { isHeldInPart, recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import timeOnLot from "../../../../domain/market/time-on-lot.json" with { type: "json" };
import { daysOnLotOf } from "../../../../domain/market/time-on-lot.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { dateText } from "../../../format/date-text.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";
import { pages } from "../../../site/pages.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { NextSteps } from "../../../ui/frame/next-steps.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { type Paint, paintOf } from "../../../ui/drawing/paint.ts";
import { modelsInTable } from "../../models/figures.ts";
import { ModelPages } from "../../models/parts/model-links.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
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
} from "../figures.ts";
import styles from "../makes.module.css";
import { neighborsOf } from "../links.ts";
import { type MakePlate, plateOf } from "../plate.ts";
import { kindAdvice, productionText } from "../text.ts";
import { PriceTable } from "./price-table.tsx";

export function MakeSections({ make }: { make: Make }) {
  const isTabled = modelsInTable(make.name).length > 0;
  const plate = plateOf(make);
  const prices = pricesOf(make);
  const texts = textsAbout(make).map((text) => <MakeText key={text.name} {...text} />);
  const blocks = [
    prices,
    plate && <PlateCard key="plate" plate={plate} />,
    isNameOnly(make) && <UnknownMake key="unknown" />,
  ].filter(Boolean);
  if (blocks.length === 0) blocks.push(...texts.splice(0, 2));
  const first = blocks.shift();
  blocks.push(<MakeRecalls key="recalls" make={make} maxShown={prices === null ? 2 : 3} />);
  // Recalls are shorter than a table, also with a plate, and several are longer than a chart.
  const isBesideRecalls =
    !isTabled && plate === null && plotOf(make) !== null && recallsOfMake(make.name).length > 2;
  const below = isBesideRecalls && texts.shift();
  if (isBesideRecalls || (!below && (isTabled || isNameOnly(make)))) blocks.push(texts.shift());
  else if ((prices === null) !== (plate === null)) blocks.push(...texts.splice(0, 2));
  // Nobody knows whether a make that we know only by name is like the others.
  const compared = prices !== null || isNameOnly(make) ? [] : comparedCarts(make);
  return (
    <>
      {compared.length > 0 && <Comparison make={make} carts={compared} />}
      {prices === null ? (
        <section className="section">
          <div className={`${styles.texts} wrap`}>{[first, ...blocks]}</div>
        </section>
      ) : (
        <section className={`section wrap split ${isTabled ? styles.tabled : ""}`}>
          {below ? (
            <div className={styles.blocks}>
              <div className="stack">{first}</div>
              {below}
            </div>
          ) : (
            <div className="stack">{first}</div>
          )}
          <div className={styles.blocks}>{blocks}</div>
        </section>
      )}
      <section className="section" data-tone="tinted">
        <div className="wrap">
          <div className={styles.texts}>
            {texts}
            <Others make={make} />
            <Disclaimer />
          </div>
        </div>
      </section>
    </>
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

interface TextAbout {
  readonly name: string;
  readonly text: string;
  /** Its date is the day on which we read it. */
  readonly source?: Required<Source>;
  /** Links to the make's models where no table does. */
  readonly models?: string;
}

function textsAbout(make: Make): TextAbout[] {
  const isTabled = modelsInTable(make.name).length > 0;
  const tip = make.pricingTip || tipForUnknown;
  const about = {
    name: `About ${make.name}`,
    text: [
      make.description,
      productionText[make.inProduction],
      kindAdvice(make),
      isTabled ? tip : "",
    ]
      .filter(Boolean)
      .join(" "),
    ...(!isTabled && { models: make.name }),
  };
  const base = isNameOnly(make) ? priceNote(make) : "";
  const pricing = {
    name: `Pricing your ${nameOneCart(make.name)}`,
    text: [tip, base].filter(Boolean).join(" "),
  };
  const known = makeNotes[make.slug];
  const notes = makeTopics.flatMap((topic) => {
    const note = known?.[topic];
    return note === undefined ? [] : [{ name: topicNames[topic](make.name), ...note }];
  });
  return [...(isNameOnly(make) ? [] : [about]), ...(isTabled ? [] : [pricing]), ...notes];
}

const tipForUnknown =
  "Few buyers know the name. They’ll compare it with a used Club Car, EZ-GO, or Yamaha, so price it below one, and have the battery receipt and a source for parts ready to show.";

function MakeText({ name, text, source, models }: TextAbout) {
  return (
    <div className="stack">
      <h2>{name}</h2>
      <p>
        {text}
        {source !== undefined && (
          <span className="soft">
            {" "}
            Source: <a href={source.url}>{source.title}</a>
            {`, read ${dateText(source.date)}.`}
          </span>
        )}
      </p>
      {models !== undefined && <ModelPages make={models} />}
    </div>
  );
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
      <AskingPlot name={make.slug} plotted={plot} yearStep={5} label={plotText(make, plot)}>
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
      <p>{`${areAllListed ? "What dealers ask" : "Our estimates"} at ${countInWords(comparedAgeOf(make), "year")} old, with two seats, in good condition. ${priceNote(make)}`}</p>
      <ul className={`${styles.compared} grid`}>
        {carts.map((compared) => (
          <li key={compared.name}>
            <ComparedCard
              {...compared}
              main={areAllListed ? "asking" : "estimate"}
              paint={paintOf(compared.href ?? `/${make.slug}`)}
            />
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
  main,
  paint,
}: ComparedCart & {
  /** The figure that all cards show large, because every cart has it. */
  main: "asking" | "estimate";
  paint: Paint | undefined;
}) {
  const content = (
    <>
      <CartDrawing cart={cart} small paint={paint} />
      <b>{name}</b>
      <Price {...(main === "asking" ? asking! : estimate)} />
      <small>
        {main === "asking" ? (
          <>
            Estimate <Price {...estimate} />
          </>
        ) : asking === null ? (
          "None seen for sale"
        ) : (
          <>
            Dealers ask <Price {...asking} />
          </>
        )}
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

function priceNote(make: Make): string {
  if (make.priceFromSpec) return "";
  return isNameOnly(make)
    ? `We set the base price for ${make.name} by comparison with similar makes. Check local ads.`
    : `We set the base price for ${make.name} by comparison with similar makes.`;
}

/** "the Precedent", or "any Advanced EV" for a make without a priced model. */
function cartText(make: Make): string {
  const model = typicalModel(make);
  return model === undefined ? `any ${nameOneCart(make.name)}` : `the ${model}`;
}

const topicNames: Record<MakeTopic, (name: string) => string> = {
  models: (name) => `Which ${nameOneCart(name)} is it?`,
  faults: () => "Faults and repairs",
  support: () => "Parts and service today",
};

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

/** The recall check has the rest, which would make the page too heavy. */
const maxNotices = 10;

function MakeRecalls({ make: { name }, maxShown }: { make: Make; maxShown: number }) {
  const notices = usableFirst(recallsOfMake(name));
  const more = notices.slice(maxShown, maxNotices);
  const others = notices.length - maxNotices;
  const cart = nameOneCart(name);
  return (
    <div className="stack" id="recalls">
      <h2>{recallsHeading(name, notices)}</h2>
      {notices.length > 0 && <RecallLines notices={notices.slice(0, maxShown)} />}
      {more.length > 0 && (
        <Fold title={more.length === 1 ? "One more" : `${notices.length - maxShown} more`}>
          <RecallLines notices={more} />
          {others > 0 && (
            <p>
              <a href={`${pages.recalls.path}#by-make`}>{`The other ${countText(others)}`}</a>
            </p>
          )}
        </Fold>
      )}
      <p>
        {recallsText(name, notices)}{" "}
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: name })}`}>
          {`Check your ${cart} for recalls`}
        </a>
      </p>
    </div>
  );
}

function recallsHeading(make: string, notices: readonly Recall[]): string {
  return notices.length === 0
    ? `We have no recall notice for ${make}`
    : `${make} has ${noticeCountText(notices)} that we know of`;
}

function recallsText(make: string, notices: readonly Recall[]): string {
  if (notices.length === 0)
    return "We don’t have every notice, so that doesn’t mean there is none.";
  const known = "The repair is usually free even if you bought it used.";
  return isHeldInPart(make) ? `${known} There may be others.` : known;
}

/** Most visitors can't use a Canadian notice. */
function usableFirst(notices: readonly Recall[]): Recall[] {
  return notices.toSorted(
    (a, b) => Number(countryOf(a) === "Canada") - Number(countryOf(b) === "Canada"),
  );
}
