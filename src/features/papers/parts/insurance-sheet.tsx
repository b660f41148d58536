// Tested in ../parts.test.tsx.
import { Fragment } from "react";
import { usePrintDay } from "../../../browser/use-print-day.ts";
import { cartDoubt } from "../../../../domain/answer/cart-doubt.ts";
import { isCostlyToReplace } from "../../../../domain/answer/text.ts";
import { contradictingYear, otherMakeText } from "../../../../domain/serials/year-on-plate.ts";
import { thisYear } from "../../../browser/clock.ts";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { evidenceNotes } from "../../../market/notes.ts";
import { pages } from "../../../site/pages.ts";
import { Line, Lines, PaperPart, PaperPage, SignatureLines } from "../../../ui/paper/paper.tsx";
import { ListingsOnPaper } from "../../answer/parts/listings-on-paper.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { paperFields } from "../fields.ts";
import { type PaperProps, IdentityLines, factLines, letterSize } from "./cart-lines.tsx";
import { PenBoxes, RuledText } from "./pen.tsx";

const photos = [
  "Front",
  "Rear",
  "Left side",
  "Right side",
  "Serial plate",
  "Hour meter or odometer",
  "Batteries or engine",
  "Each accessory",
];

/**
 * Font size in inches at which the fullest sheet fits one page; e2e/release/papers.spec.ts prints
 * each paper blank, with typical details, and full.
 */
const maxFontInches = 0.134;

/** It has no link to the cart's own page, which says more than an insurer should know. */
export function InsuranceSheet(props: PaperProps) {
  const { details, calculation, texts } = props;
  const day = usePrintDay();
  return (
    <PaperPage
      size={letterSize("insurance-sheet", props, maxFontInches)}
      title="Value sheet for insurance"
      lede={
        <>
          <p>
            Prepared with CartWorth on {day}. This is not an appraisal: nobody has inspected the
            cart.
          </p>
          {calculation !== null && <CartDoubt calculation={calculation} />}
        </>
      }
      smallPrint={
        calculation !== null && (
          <p>
            From CartWorth, which reads dealers’ listings: {location.origin}
            {pages.howItWorks.path}. The figures are based on details given by the owner
            {hasAssumed(details) && ", and on what is marked as assumed"}. The actual price may
            vary.
          </p>
        )
      }
    >
      <Lines columns={4}>
        <Line name="Owner" field="owner" text={texts.owner} />
        <Line name={paperFields.policy.label} field="policy" text={texts.policy} />
        <IdentityLines details={details} calculation={calculation} />
        {factLines({ details, calculation }).map(([name, text]) => (
          <Line key={name} name={name} text={text} />
        ))}
        <Line name={paperFields.reading.label} field="reading" text={texts.reading} />
      </Lines>
      <div className="grid tinted">
        {valueFigures(calculation).map(({ name, amount, meaning }) => (
          <section key={name}>
            <h3>{name}</h3>
            <p className="big">{amount}</p>
            <p>{meaning}</p>
          </section>
        ))}
      </div>
      {calculation !== null && <Evidence calculation={calculation} />}
      <PaperPart title="Accessories and what they cost">
        <RuledText text={texts.accessories} rows={3} maxRows={5} />
      </PaperPart>
      <PaperPart title="Photos attached">
        <PenBoxes columns={4} texts={photos} />
      </PaperPart>
      <SignatureLines />
    </PaperPage>
  );
}

/** An insurer should learn before a claim that the serial number or the maker's records say otherwise. */
function CartDoubt({ calculation }: { calculation: Calculation }) {
  const { cart } = calculation;
  const onPlate = contradictingYear(cart, thisYear());
  const doubts = [
    cartDoubt(calculation),
    otherMakeText(cart, thisYear()),
    onPlate !== null && `The serial number says ${onPlate}, not ${cart.modelYear}.`,
  ].filter((doubt) => typeof doubt === "string");
  return doubts.length === 0 ? null : (
    <p>
      <b>In doubt:</b> {doubts.join(" ")}
    </p>
  );
}

function hasAssumed(details: Details): boolean {
  return markedSummary(details).some(({ isAssumed }) => isAssumed);
}

/** Dealers' listings, or lines for what dealers say when asked. */
function Evidence({ calculation }: { calculation: Calculation }) {
  if (calculation.market !== null) return <ListingsOnPaper figures={calculation} />;
  return (
    <PaperPart title="What dealers quoted for one like it">
      <Lines>
        {[1, 2].map((quote) => (
          <Fragment key={quote}>
            <Line name="Dealer" text="" />
            <Line name="Price" text="" />
            <Line name="Date" text="" />
          </Fragment>
        ))}
      </Lines>
    </PaperPart>
  );
}

interface ValueFigure {
  readonly name: string;
  readonly amount: string;
  readonly meaning: string;
}

const asIsName = "As it stands";

/** What replacing it costs and what it's worth, never averaged. The advised sum comes first. */
export function valueFigures(calculation: Calculation | null): ValueFigure[] {
  if (calculation === null) {
    return ["Insure for", asIsName].map((name) => ({ name, amount: "$", meaning: "" }));
  }
  const { market, advice } = calculation;
  if (market === null) {
    return [
      {
        name: "What dealers ask",
        amount: "Not known",
        meaning:
          "We have no dealer prices for a cart like this. Ask two dealers in writing what one like it would cost.",
      },
    ];
  }
  const { number, floor } = advice.insuring;
  const replacing = {
    amount: formatDollars(number),
    meaning: `What dealers ask for one like it, made ready to sell, from ${formatRange(market.asking)}. ${evidenceNotes.dealer}`,
  };
  const asItStands = {
    name: asIsName,
    amount: formatDollars(floor),
    meaning:
      market.work.length === 0
        ? "It needs no work, so it’s worth what dealers ask."
        : "What dealers ask, less the work that this one needs. An insurer may call it the cash value.",
  };
  return isCostlyToReplace(market)
    ? [asItStands, { name: "To replace it", ...replacing }]
    : [{ name: "Insure for", ...replacing }, asItStands];
}
