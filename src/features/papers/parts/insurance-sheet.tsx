import { usePrintDay } from "../../../format/print-day.ts";
import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import { type Details, queryOf } from "../../../../domain/details/details.ts";
import {
  PenBoxes,
  Line,
  Lines,
  PaperPart,
  PaperSheet,
  RuledText,
} from "../../../ui/paper/sheet.tsx";
import { type PaperProps, IdentityLines, factLines, letterSize } from "./cart-lines.tsx";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { paperFields } from "../fields.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { evidenceNotes } from "../../../market/notes.ts";

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

export function InsuranceSheet(props: PaperProps) {
  const { details, calculation, texts } = props;
  const day = usePrintDay();
  return (
    <PaperSheet
      size={letterSize("insurance-sheet", props)}
      title="Value sheet for insurance"
      lede={`Prepared ${day}. This is not an appraisal: nobody has inspected the cart.`}
      small={
        calculation !== null && (
          <p>
            See the estimate at {location.origin}/{queryOf(details)}. Both figures are based on
            details given by the owner{hasAssumed(details) && ", and on what is marked as assumed"}.
            The actual price may vary.
          </p>
        )
      }
    >
      <Lines>
        <Line name="Owner" text={texts.owner} />
        <Line name={paperFields.policy.label} text={texts.policy} />
        <IdentityLines details={details} calculation={calculation} />
        {factLines({ details, calculation }).map(([name, text]) => (
          <Line key={name} name={name} text={text} />
        ))}
        <Line name={paperFields.reading.label} text={texts.reading} />
      </Lines>
      <div className="grid tinted">
        {valueFigures(calculation).map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </div>
      <PaperPart title="Accessories and what they cost">
        <RuledText text={texts.accessories} rows={4} maxRows={5} />
      </PaperPart>
      <PaperPart title="Photos attached">
        <PenBoxes columns={4} texts={photos} />
      </PaperPart>
    </PaperSheet>
  );
}

function hasAssumed(details: Details): boolean {
  return markedSummary(details).some(({ isAssumed }) => isAssumed);
}

function Figure({ name, amount, range, meaning }: ValueFigure) {
  return (
    <section>
      <h3>{name}</h3>
      <p>
        <b className="big">{amount}</b> {range}
      </p>
      <p>{meaning}</p>
    </section>
  );
}

interface ValueFigure {
  readonly name: string;
  readonly amount: string;
  readonly range: string;
  readonly meaning: string;
}

const formulaMeaning =
  "What CartWorth’s published formula gives for a cart of this age, condition, and equipment. It uses no listings.";

/** Both numbers, never averaged. The advised sum comes first if there is one. */
export function valueFigures(calculation: Calculation | null): ValueFigure[] {
  if (calculation === null) return [{ ...formula, amount: "", range: "" }];
  const { estimate } = calculation;
  const estimated = {
    ...formula,
    amount: formatDollars(estimate.value),
    range: `range ${formatRange(estimate)}`,
  };
  const dealers = dealersFigure(calculation);
  return calculation.advice === null ? [estimated, dealers] : [dealers, estimated];
}

const formula = { name: "Formula estimate", meaning: formulaMeaning };

function dealersFigure({ market, advice }: Calculation): ValueFigure {
  if (market === null) {
    return {
      name: "What dealers ask",
      amount: "Not known",
      range: "",
      meaning:
        "We have no dealer prices for a cart like this. Ask a dealer in writing what a replacement would cost.",
    };
  }
  return {
    name: "Replacement from a dealer",
    amount: formatDollars(advice.insuring.number),
    range: `most dealers ask ${formatRange(market.asking)}`,
    meaning: `Advertised prices of carts made ready to sell, not sales. As it stands, this cart is worth about ${formatDollars(advice.insuring.floor)}. ${evidenceNotes.dealer}`,
  };
}
