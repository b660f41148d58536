import { memo } from "react";
import { ArithmeticTable } from "../../cart-form/parts/arithmetic-table.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { queryOf } from "../../../../domain/details/details.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { type Role, roleLabels } from "../../../../domain/cart/roles.ts";
import { answerOf } from "../model.ts";
import { howText } from "../text.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { QrCode } from "../../../ui/paper/qr-code.tsx";
import { Course, Fitted, Paper, styleOf } from "../../../ui/paper/sheet.tsx";
import { usePrintDay } from "../../../format/print-day.ts";
import { AnswerScale, AnswerSign } from "./answer.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";

export const PrintedReport = memo(function PrintedReport({
  role,
  ...calculation
}: Calculation & { role: Role }) {
  const address = location.origin + location.pathname + queryOf(calculation.details);
  return (
    <div className="print-only">
      <Report {...calculation} role={role} day={usePrintDay()} address={address} />
    </div>
  );
});

export function Report(props: Calculation & { day: string; address: string; role: Role }) {
  const { cart, details, estimate, market, day, address, role } = props;
  const explanation = market && howText(props, market, role);
  const letterSize = 0.16 - Math.max(0, cart.model.length - 20) * 0.0006;
  const answer = answerOf(props, role);
  return (
    <Paper kind="report" size={letterSize}>
      <Course>
        <header>
          <p>CartWorth · estimate from {day}</p>
          <Fitted as="h1" text={cartName(cart)} />
          <p>{markedSummaryText(details)}</p>
          {cart.serial !== "" && <p>Serial number {cart.serial}</p>}
        </header>
        <div className="lot">
          <AnswerSign figures={props} answer={answer} role={role} top={roleLabels[role]} isSmall />
          <div className="parked">
            <CartDrawing cart={cart} />
          </div>
        </div>
        <AnswerScale answer={answer} hasCaptions />
      </Course>
      <div className="grid" style={styleOf({ "--min": "3in", "--gap": "0.4in" })}>
        <div className="stack">
          <FigureList rows={answer.rows} />
          <h3>How we got this number</h3>
          <p>{explanation?.lede ?? answer.text.because}</p>
        </div>
        <ArithmeticTable cart={cart} appraisal={estimate} />
      </div>
      <footer>
        <QrCode text={address} label="QR code with the address of this estimate" />
        <p>See this estimate again at {address}</p>
        <p>
          This price is an estimate and a starting point. The actual price may vary, and we accept
          no liability for actual selling or trade-in prices.
        </p>
      </footer>
    </Paper>
  );
}
