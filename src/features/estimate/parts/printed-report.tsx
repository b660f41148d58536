import { memo } from "react";
import { ArithmeticTable } from "../../cart/parts/arithmetic-table.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { factsOf } from "../../cart/cart-facts.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { type Role, roleLabels } from "../../../../domain/cart/roles.ts";
import { boardOf } from "../../billboard/model.ts";
import { figureNames } from "../../billboard/parts/ledger.tsx";
import { DefinitionList } from "../../../ui/kit/definition-list.tsx";
import { CartPicture } from "../../../ui/drawing/cart-picture.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { QrCode } from "../../papers/parts/qr-code.tsx";
import { usePrintDay } from "../../../format/print-day.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";

addStyles(css);

/** The estimate as one page on paper; on the screen it is not there. */
export const PrintedReport = memo(function PrintedToday({
  role,
  ...calculation
}: Calculation & { role: Role }) {
  const address = location.origin + location.pathname + queryOf(calculation.details);
  return <Report {...calculation} role={role} day={usePrintDay()} address={address} />;
});

/** The report printed on a day; the address brings the estimate back. */
export function Report(props: Calculation & { day: string; address: string; role: Role }) {
  const { cart, estimate, day, address, role } = props;
  const { number, text, rows } = boardOf(props, role);
  return (
    <article className="estimate-report" data-report>
      <header>
        <CartPicture cart={cart} />
        <div>
          <p>CartWorth · estimate from {day}</p>
          <h1>{cartName(cart)}</h1>
        </div>
      </header>
      <section className="estimate-verdict">
        <p>
          {text.verb} <b>{formatDollars(number)}</b>
        </p>
        <p>
          {roleLabels[role]}. {text.because} {text.floor.title}. {text.floor.note}{" "}
          {text.ceiling.title}. {text.ceiling.note}
        </p>
      </section>
      <DefinitionList className="estimate-details" items={factsOf(cart)} />
      <DefinitionList
        className="estimate-values"
        items={rows.map(({ kind, middle, ...range }) => [
          figureNames[kind],
          <>
            {formatDollars(middle)} <small>{formatRange(range)}</small>
          </>,
        ])}
      />
      <ArithmeticTable cart={cart} appraisal={estimate} />
      <footer>
        <QrCode text={address} label="QR code with the address of this estimate" />
        <p>See this estimate again at {address}</p>
        <p>
          This price is an estimate and a starting point. The actual price may vary, and we accept
          no liability for actual selling or trade-in prices.
        </p>
      </footer>
    </article>
  );
}
