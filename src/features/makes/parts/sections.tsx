import { Fragment } from "react";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import {
  shouldBeIndexed,
  type MakeTopic,
  makeNotes,
  makeTopics,
} from "../../../../domain/model-pages/make-notes.ts";
import { type Make, isNameOnly, nameOneCart } from "../../../../domain/catalogue/make.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { countText, listText } from "../../../../domain/words/english.ts";
import { type Recall, countedNotices } from "../../../../domain/recalls/recall.ts";
import { isHeldInPart, recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import timeOnLot from "../../../../domain/market/time-on-lot.json" with { type: "json" };
import { daysOnLotOf } from "../../../../domain/market/time-on-lot.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { pages } from "../../../site/pages.ts";
import { Disclaimer, NextSteps } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import { SourcedNotes } from "../../../ui/kit/sourced-notes.tsx";
import { ModelPages } from "../../models/parts/model-links.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";
import {
  type ComparedCart,
  type MakeFinding,
  ageInComparison,
  comparedCarts,
  conditionText,
  equipmentText,
  makeFinding,
  makeLowText,
  makePlot,
  makePlotText,
  typicalModel,
} from "../figures.ts";
import { neighborsOf } from "../links.ts";
import { type MakePlate, plateOf } from "../plate.ts";
import { kindAdvice, productionText } from "../text.ts";
import { Pricing, UnknownMake } from "./pricing.tsx";

export function MakeSections({ make }: { make: Make }) {
  const plot = makePlot(make);
  const compared = plot === null ? comparedCarts(make) : [];
  const plate = plateOf(make);
  const daysOnLot = daysOnLotOf(timeOnLot, { make: make.name, model: "" });
  return (
    <>
      <section className="section wrap split">
        {plot !== null && (
          <div className="stack">
            <MakeChart make={make} plot={plot} />
          </div>
        )}
        {compared.length > 0 && (
          <div className="stack">
            <Comparison make={make} carts={compared} />
          </div>
        )}
        <div className="stack">
          {plate !== null && <PlateCard plate={plate} />}
          {isNameOnly(make) && <UnknownMake />}
          <MakeRecalls make={make} maxShown={plot === null ? 1 : 3} />
        </div>
      </section>
      <section className="section" data-tone="tinted">
        <div className="wrap split">
          <div className="stack">
            <h2>{`About ${make.name}`}</h2>
            <p>{[descriptionOf(make), kindAdvice(make)].filter(Boolean).join(" ")}</p>
            {daysOnLot !== null && <p>{inStockText(daysOnLot, timeOnLot.observedOn)}</p>}
            <ModelPages make={make.name} />
          </div>
          <div className="stack">
            <Pricing make={make} />
            {plot !== null && shouldBeIndexed(make) && <NextSteps />}
          </div>
        </div>
      </section>
      <KnownAbout make={make} />
      <section className="section wrap stack">
        <h2>Other makes</h2>
        <p>
          {neighborsOf(make).map(({ name, slug }) => (
            <Fragment key={slug}>
              <a href={`/${slug}`}>{name}</a>
              {" · "}
            </Fragment>
          ))}
          <a href={pages.manufacturers.path}>All {makes.length} makes</a>
        </p>
        <Disclaimer />
      </section>
    </>
  );
}

function MakeChart({ make, plot }: { make: Make; plot: Plotted }) {
  return (
    <>
      <h2>
        <Finding {...makeFinding(make)} />
      </h2>
      <AskingPlot
        name={make.slug}
        plotted={plot}
        yearName={ageName}
        label={makePlotText(make, plot)}
      >
        {`Each dot is an asking price for a used ${nameOneCart(make.name)}. Bigger dots mean more carts. Yellow: what dealers ask for ${cartText(make)} with ${equipmentText(make)}. Dashed: our estimate for it${conditionText(make)}.${makeLowText(plot)}`}
      </AskingPlot>
    </>
  );
}

function Finding({ cart, prices }: MakeFinding) {
  if (prices === null) return `What dealers ask for ${cart}, used, by age`;
  const [young, old] = prices;
  return (
    <>
      Dealers ask <Price {...young!} /> for {cart} at {young!.ageYears} years, <Price {...old!} />{" "}
      at {old!.ageYears}
    </>
  );
}

function Comparison({ make, carts }: { make: Make; carts: readonly ComparedCart[] }) {
  return (
    <>
      <h2>Buyers will compare it with these</h2>
      <p>{`At ${countText(ageInComparison)} years old, with two seats, in good condition. ${priceNote(make)}`}</p>
      <table className="rows">
        <Headings columns={["Cart", "Estimate", "Dealers ask"]} figuresFrom={1} />
        <tbody>
          {carts.map(({ name, href, estimate, asking }) => (
            <tr key={name} data-on={href === null || undefined}>
              <th scope="row">{href === null ? name : <a href={href}>{name}</a>}</th>
              <td className="n">
                <Price {...estimate} />
              </td>
              <td className="n">
                {asking === null ? <small>none seen</small> : <Price {...asking} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function descriptionOf({ name, description, inProduction }: Make): string {
  const known =
    description ||
    `${name} is one of the lesser-known golf cart brands sold in the United States. Own one? Send us a photo of the plate, and we’ll add what we learn.`;
  return `${known} ${productionText[inProduction]}`.trim();
}

function priceNote({ priceFromSpec, evidence }: Make): string {
  if (priceFromSpec) return "";
  return evidence === "sourced"
    ? "We set its base price by comparison with similar makes."
    : "We set its base price by comparison with similar makes. Check local ads.";
}

/** "the Precedent", or "any Advanced EV" for a make without a priced model. */
function cartText(make: Make): string {
  const model = typicalModel(make);
  return model === undefined ? `any ${nameOneCart(make.name)}` : `the ${model}`;
}

function ageName(age: number): string {
  if (age === 0) return "New";
  return age % 5 === 0 ? `${age} yrs` : "";
}

const topicNames: Record<MakeTopic, (name: string) => string> = {
  models: (name) => `Which ${nameOneCart(name)} is it?`,
  faults: () => "Faults and repairs",
  support: () => "Parts and service today",
};

const topicWords: Record<MakeTopic, string> = {
  models: "models",
  faults: "faults",
  support: "parts",
};

function KnownAbout({ make: { name, slug } }: { make: Make }) {
  const known = makeNotes[slug];
  if (known === undefined) return null;
  const notes = makeTopics.flatMap((topic) => {
    const note = known[topic];
    return note === undefined ? [] : [{ name: topicNames[topic](name), ...note }];
  });
  return (
    <section className="section wrap stack">
      <h2>{`${name} ${listText(makeTopics.filter((topic) => topic in known).map((topic) => topicWords[topic]))}`}</h2>
      <SourcedNotes notes={notes} />
    </section>
  );
}

export function PlateCard({ plate: { kind, text, place = kind.place } }: { plate: MakePlate }) {
  return (
    <>
      <h2>The year is on the plate</h2>
      <Plate number={kind.example} kind={kind.id} />
      <p>{text}</p>
      <p className="soft">{place}</p>
      <p>
        <LinkButton href={pages.yearFinder.path}>Read my plate</LinkButton>
      </p>
    </>
  );
}

function recallsText(make: string, notices: readonly Recall[]): string {
  if (notices.length === 0)
    return `We have no recall notice for ${make}, but we don’t have every notice.`;
  const known = `We know of ${countedNotices(notices)} on ${make} vehicles.`;
  return isHeldInPart(make) ? `${known} There may be others.` : known;
}

function MakeRecalls({ make: { name }, maxShown }: { make: Make; maxShown: number }) {
  const notices = recallsOfMake(name);
  const older = notices.slice(maxShown);
  return (
    <div className="stack" id="recalls">
      <h2>{`${name} recalls`}</h2>
      <p>
        {recallsText(name, notices)}{" "}
        {notices.length > 0 && "Recall repairs are usually free, even if you bought it used. "}
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: name })}`}>
          {`Check your ${nameOneCart(name)} for recalls`}
        </a>
      </p>
      <RecallLines notices={notices.slice(0, maxShown)} />
      {older.length > 0 && (
        <Fold title={older.length === 1 ? "One older recall" : `${older.length} older recalls`}>
          <RecallLines notices={older} />
        </Fold>
      )}
    </div>
  );
}
