import { memo } from "react";
import { ArithmeticTable } from "../../cart/parts/arithmetic-table.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { factsOf } from "../../cart/cart-facts.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { type Role, roleLabels } from "../../../../domain/cart/roles.ts";
import { answerOf } from "../model.ts";
import { figureNames } from "./figure-list.tsx";
import { DefinitionList } from "../../../ui/kit/definition-list.tsx";
import { CartPicture } from "../../../ui/drawing/cart-picture.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { QrCode } from "../../papers/parts/qr-code.tsx";
import { usePrintDay } from "../../../format/print-day.ts";
import styles from "../printed-report.module.css";

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
  const { number, text, rows } = answerOf(props, role);
  return (
    <article className={styles.report} data-report>
      <header>
        <CartPicture cart={cart} />
        <div>
          <p>CartWorth · estimate from {day}</p>
          <h1>{cartName(cart)}</h1>
        </div>
      </header>
      <section className={styles.verdict}>
        <p>
          {text.verb} <b>{formatDollars(number)}</b>
        </p>
        <p>
          {roleLabels[role]}. {text.because} {text.floor.title}. {text.floor.note}{" "}
          {text.ceiling.title}. {text.ceiling.note}
        </p>
      </section>
      <DefinitionList className={styles.details} items={factsOf(cart)} />
      <DefinitionList
        className={styles.values}
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
