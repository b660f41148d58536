import { type Seller, advise, verdictOn } from "../../../../domain/advice/advise.ts";
import { figuresOf } from "../../../../domain/advice/figures.ts";
import { inStockFor } from "../../../../domain/time-on-lot/time-on-lot.ts";
import { market } from "../../evidence/market-view.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import { useCopy } from "../../../browser/use-copy.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { fairwayOf } from "../../billboard/fairway.ts";
import { viewAlone, viewOf } from "../../billboard/model.ts";
import { Ledger } from "../../billboard/parts/ledger.tsx";
import { Bars, Edges, Scale } from "../../billboard/parts/fairway.tsx";
import { Poster, Say } from "../../billboard/parts/poster.tsx";
import { confidenceLabels, confidenceText } from "../../../../domain/advice/sign-words.ts";
import { evidenceNotes } from "../../evidence/notes.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import type { Check } from "../model.ts";
import { RecallLink } from "../../recalls/parts/link.tsx";
import styles from "../check-answer.module.css";
import { inStock } from "../in-stock.data.ts";
import { verdictTitles } from "../../../../text/verdict-titles.ts";
import {
  messageToSeller,
  waitText,
  comparisonText,
  distanceText,
  verdictAdvice,
  inspectionOf,
} from "../text.ts";

const verbs: Readonly<Record<Seller, string>> = { owner: "Open at", dealer: "Pay about" };

/** The offer for an advertised cart and where to stop, and what to ask and to look at. */
export function CheckAnswer(check: Check) {
  const { cart, details, price, asOfYear, query, seller } = check;
  const figures = figuresOf(check, market);
  const { appraisal, dealers } = figures;
  const pay = advise(figures, "buying", seller);
  const verdict = verdictOn(price, pay, dealers);
  const view =
    dealers === null
      ? viewAlone({ cart, details, asOfYear, appraisal }, "buying")
      : viewOf(figures, "buying", evidenceNotes);
  const { questions, points } = inspectionOf({
    ...details,
    cart,
    ageYears: appraisal.ageYears,
    verdict,
  });
  const stood = inStockFor(inStock, cart);
  const message = messageToSeller(cart, pay, dealers, seller);
  const name = cartName(cart);
  return (
    <>
      <p className="visually-hidden" role="status">
        {name} for {formatDollars(price)}: {verdictTitles[verdict]}.{" "}
        {dealers !== null &&
          `${verbs[seller]} ${formatDollars(pay.number)}. Stop at ${formatDollars(pay.ceiling)}.`}
      </p>
      <Poster
        name={`${name}, asking ${formatDollars(price)}`}
        sure={<Bars confidence={pay.confidence} />}
        because={verdictAdvice[verdict]}
        cart={{ ...details, ...cart }}
        fairway={
          <Scale
            fairway={fairwayOf(
              view.rows,
              [...view.reach, { low: pay.floor, high: pay.ceiling }],
              price,
            )}
            ball={`Ad ${formatDollars(price)}`}
            range={{ low: pay.number, high: pay.ceiling }}
          />
        }
      >
        <p className={styles.verdict}>{verdictTitles[verdict]}</p>
        {dealers !== null && (
          <div className={styles.offers}>
            <Say verb={verbs[seller]}>
              <Tiles value={pay.number} text={formatDollars(pay.number)} answer="buying" />
            </Say>
            <div className={styles.stop}>
              <Say verb="Stop at">
                <Tiles value={pay.ceiling} text={formatDollars(pay.ceiling)} />
              </Say>
            </div>
          </div>
        )}
      </Poster>
      <Edges
        floor={
          dealers === null
            ? {
                title: "No verdict",
                note: `The ad is ${comparisonText(price, appraisal)}, our formula’s range.`,
              }
            : {
                title: distanceText(price, pay),
                note: `Dealers ask about ${formatDollars(dealers.asking)}.`,
              }
        }
        ceiling={
          dealers === null
            ? { title: formatRange(appraisal), note: "Our formula’s range." }
            : {
                title: `${seller === "dealer" ? "A fair price" : "Your first offer"}: ${formatDollars(pay.number)}`,
                note:
                  pay.settle === undefined
                    ? "What dealers ask for one like it."
                    : `Expect to settle near ${formatDollars(pay.settle)}.`,
              }
        }
      />
      <div className={`${styles.after} stack`}>
        {message !== "" && <Message text={message} />}
        <div className={`${styles.actions} cluster`}>
          <LinkButton tone="call" href={`/papers${query}&paper=buying-checklist`}>
            Print the checklist
          </LinkButton>
          <RecallLink cart={{ ...cart, serial: details.serial }}>
            Check this cart for recalls
          </RecallLink>
        </div>
        <p className="soft">
          <b>{confidenceLabels[pay.confidence]}:</b> {confidenceText(pay.reasons)}
        </p>
        {stood !== null && (
          <p>
            {inStockText(stood, inStock.observedOn)} {waitText[seller]}
          </p>
        )}
        <AdviceList title="Ask the seller" items={questions} />
        <AdviceList title="Check the cart" items={points} />
        <Fold title="Where the numbers come from">
          <Ledger rows={view.rows} />
        </Fold>
        <p className="soft">
          This price is an estimate. The actual price may vary, and asking prices aren’t selling
          prices. To see this check again, keep this page’s address.
        </p>
        <p className={styles.onPaper}>
          CartWorth · price check from {usePrintDay()} ·{" "}
          {location.origin + location.pathname + query}
        </p>
      </div>
    </>
  );
}

/** A message to the seller, to copy. */
function Message({ text }: { text: string }) {
  const { said, copy } = useCopy({
    copied: "Copied to clipboard",
    otherwise: "Select the message above and copy it.",
  });
  return (
    <div className={`${styles.message} screen-only`}>
      <h3>Send the seller</h3>
      <p>{text}</p>
      <Button onClick={() => void copy(text)}>Copy the message</Button>
      <p role="status">{said}</p>
    </div>
  );
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
