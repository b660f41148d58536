import { noLiability } from "../../../../domain/answer/text.ts";
import { memo } from "react";
import { ArithmeticTable } from "../../cart-form/parts/arithmetic-table.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { describeAssumed } from "../../../../domain/details/assumed.ts";
import { hasLeadAcid } from "../../../../domain/market/work-prices.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { type Details, queryOf } from "../../../../domain/details/details.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { type Role, roleLabels, roleQuery } from "../../../../domain/cart/roles.ts";
import { answerOf } from "../model.ts";
import { type HowPart, howText } from "../how-text.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { PaperPart, PaperPage, SignatureLines, styleOf } from "../../../ui/paper/paper.tsx";
import { usePrintDay } from "../../../browser/use-print-day.ts";
import { AnswerSign } from "./answer.tsx";
import { ListingsOnPaper } from "./listings-on-paper.tsx";

export const PrintedReport = memo(function PrintedReport({
  role,
  ...calculation
}: Calculation & { role: Role }) {
  const query = queryOf(calculation.details) + roleQuery(role);
  return (
    <div className="print-only">
      <Report
        {...calculation}
        role={role}
        day={usePrintDay()}
        address={`${location.origin}/${query}`}
      />
    </div>
  );
});

/** Reading numbers and notices takes a lot of code, which an answer loads on its own. */
const PlateAndRecalls = lazyPart(
  async () => (await import("../../plate/parts/plate-and-recalls.tsx")).PlateAndRecalls,
  "The number and the recall notices couldn’t be checked.",
);

/** Inches. */
const usualLetterSize = 0.144;
const twoColumns = styleOf({ "--min": "3in", "--gap": "0.3in" });

export function Report(props: Calculation & { day: string; address: string; role: Role }) {
  const { cart, details, estimate, market, day, address, role } = props;
  const letterSize = usualLetterSize - Math.max(0, cart.model.length - 20) * 0.0003;
  const answer = answerOf(props, role);
  const { captions } = answer.text;
  return (
    <PaperPage
      size={letterSize}
      title={cartName(cart)}
      isName
      lede={
        <>
          <p>{markedSummaryText(details)}</p>
          <p>Serial number {cart.serial || "not given"}</p>
          <p>
            <b>CartWorth</b> value report, {day}
          </p>
        </>
      }
      picture={<CartDrawing cart={cart} />}
      code={{ text: address, label: "QR code with the address of this estimate" }}
      smallPrint={
        <>
          <p>See this estimate again at {address}</p>
          <p>
            {`This price is an estimate and a starting point. Nobody has inspected the cart. The actual price may vary, and ${noLiability}.`}
          </p>
        </>
      }
    >
      <div className="grid" style={twoColumns}>
        <AnswerSign figures={props} answer={answer} role={role} top={roleLabels[role]} isSmall />
        <ul className="stack">
          {captions.map(({ title, note }) => (
            <li key={title}>
              <h3>{title}</h3>
              {note}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid" style={twoColumns}>
        {market === null ? (
          <ArithmeticTable cart={cart} estimate={estimate} />
        ) : (
          <HowOnPaper {...howText(props, market, role)} />
        )}
        <div className="stack">
          <PaperPart title="What was assumed">
            <p>{assumedText(details)}</p>
          </PaperPart>
          <PaperPart title="Plate and recalls">
            <PlateAndRecalls calculation={props} />
          </PaperPart>
        </div>
      </div>
      <ListingsOnPaper figures={props} />
      <SignatureLines />
    </PaperPage>
  );
}

/** For people who rely on a paper without having seen the cart. */
export function assumedText(details: Details): string {
  const isTypeUnknown = hasLeadAcid(details) && details.batteryType === null;
  const sentences = [
    describeAssumed(details),
    isTypeUnknown ? "Nobody said what batteries it has, so we count them as lead-acid." : "",
  ].filter((sentence) => sentence !== "");
  return sentences.length === 0 ? "Nothing. Every detail was given." : sentences.join(" ");
}

function HowOnPaper({ parts }: { parts: readonly HowPart[] }) {
  return (
    <PaperPart title="How we got this number">
      <table className="rows">
        <tbody>
          {parts.map(({ amount, text }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td className="n">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperPart>
  );
}
