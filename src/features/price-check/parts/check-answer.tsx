import { type Advice, advise } from "../../../../domain/advice/advise.ts";
import { type Figures, figuresOf } from "../../../../domain/advice/figures.ts";
import { reportedSales } from "../../evidence/reported-sales.data.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { Appraisal } from "../../../../domain/valuation/appraise.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { noEvidenceText, supportText } from "../../evidence/text.ts";
import { type Band, PriceBands } from "../../evidence/parts/price-bands.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import type { Check } from "../checked-ad.ts";
import { RecallLink } from "../../recalls/parts/link.tsx";
import styles from "../check-answer.module.css";
import { inspectionOf } from "../inspection.ts";
import { comparisonText, verdictOn, verdicts } from "../verdict.ts";

/** Where an ad's price stands, and what to ask and to look at. */
export function CheckAnswer(check: Check) {
  const { cart, price, asOfYear, asked, query } = check;
  const figures = figuresOf({ cart, details: asked, asOfYear }, { model, reportedSales });
  const { appraisal, dealers } = figures;
  const verdict = verdictOn(price, appraisal, dealers);
  const { title, advice } = verdicts[verdict];
  const { ageYears } = appraisal;
  const { questions, points } = inspectionOf({ ...asked, cart, ageYears, verdict });
  return (
    <>
      <p className="visually-hidden" role="status">
        {cartName(cart)} for {formatDollars(price)}: {title}.
      </p>
      <p className={styles.verdict}>{title}</p>
      <p>{advice}</p>
      {dealers !== null && <p>{offerText(price, advise(figures, "buying"))}</p>}
      <PriceBands
        bands={bandsOf(check, appraisal, dealers)}
        mark={{ name: "This ad", low: price, high: price }}
      >
        {dealers === null && <p className={styles.none}>{noEvidenceText(cart, model)}</p>}
      </PriceBands>
      <RecallLink cart={{ make: cart.make, modelYear: cart.modelYear, serial: asked.serial }}>
        Check this cart for recalls
      </RecallLink>
      <AdviceList title="Ask the seller" items={questions} />
      <AdviceList title="Check the cart" items={points} />
      <p className={styles.fine}>
        An estimate is a starting point, and asking prices aren’t selling prices. To see this check
        again, keep this page’s address.
      </p>
      <p className={styles.onPaper}>
        CartWorth · price check from {usePrintDay()} · {location.origin + location.pathname + query}
      </p>
    </>
  );
}

/** What to offer a private seller, and how far the ad is from where to stop. */
function offerText(price: number, { number, settle, ceiling }: Advice): string {
  const [open, middle, stop] = [number, settle ?? number, ceiling].map(formatDollars);
  const apart = formatDollars(Math.abs(price - ceiling));
  const where =
    price > ceiling ? `${apart} above that` : price < ceiling ? `${apart} below that` : "just that";
  return `From a private seller, open at ${open}, expect to settle near ${middle}, and stop at ${stop}. This ad asks ${where}.`;
}

function bandsOf(
  { cart, price }: Check,
  { low, value, high }: Appraisal,
  dealers: Figures["dealers"],
): Band[] {
  const standing = (range: { low: number; high: number }) =>
    `The price is ${comparisonText(price, range)}.`;
  const estimate: Band = {
    name: "Estimate",
    low,
    middle: value,
    high,
    note: standing({ low, high }),
  };
  if (dealers === null) return [estimate];
  const others = `Other dealers may ask ${formatRange(dealers.anyDealer)}.`;
  return [
    estimate,
    {
      name: "Dealers ask",
      low: dealers.low,
      middle: dealers.asking,
      high: dealers.high,
      note: `${standing(dealers)} ${others} ${supportText(cart, dealers)}`.trim(),
    },
  ];
}

function AdviceList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.advice}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
