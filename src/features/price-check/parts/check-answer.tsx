import { type AdAnswer, checkAd } from "../../../../domain/answer/ad.ts";
import type { Seller } from "../../../../domain/answer/advice.ts";
import { inStockFor } from "../../../../domain/time-on-lot/time-on-lot.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import { useCopy } from "../../../browser/use-copy.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { fairwayOf } from "../../billboard/fairway.ts";
import { rowsOf } from "../../billboard/model.ts";
import { Ledger } from "../../billboard/parts/ledger.tsx";
import { Bars, Edges, Scale } from "../../billboard/parts/fairway.tsx";
import { Poster, Say } from "../../billboard/parts/poster.tsx";
import {
  confidenceLabels,
  confidenceText,
  verdictTitles,
  yearQuestion,
} from "../../../../domain/answer/text.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import type { Check } from "../model.ts";
import { RecallLink } from "../../recalls/parts/link.tsx";
import styles from "../check-answer.module.css";
import { inStock } from "../in-stock.data.ts";
import {
  messageToSeller,
  waitText,
  comparisonText,
  distanceText,
  verdictAdvice,
  inspectionOf,
} from "../text.ts";

/** The amounts on the sign, each with its verb. A good or a low price has only itself. */
function offersOf({ open, stop }: AdAnswer, seller: Seller) {
  if (stop === null) return [];
  if (open === null || open === stop) return [{ verb: "Pay up to", dollars: stop }];
  return [
    { verb: seller === "dealer" ? "Pay" : "Open at", dollars: open },
    { verb: "Stop at", dollars: stop },
  ];
}

/** The offer for an advertised cart and where to stop, and what to ask and to look at. */
export function CheckAnswer(check: Check) {
  const { cart, price, query, seller, estimate } = check;
  const answer = checkAd(check, price, seller);
  const { verdict, advice } = answer;
  const rows = rowsOf(check);
  const range = advice
    ? { low: advice.number, high: advice.ceiling }
    : { low: estimate.low, high: estimate.high };
  const confidence = advice?.confidence ?? "rough";
  const { questions, points } = inspectionOf({ cart, ageYears: estimate.ageYears, verdict });
  const stood = inStockFor(inStock, cart);
  const message = messageToSeller(check, answer);
  const name = cartName(cart);
  const offers = offersOf(answer, seller);
  return (
    <>
      <p className="visually-hidden" role="status">
        {name} for {formatDollars(price)}: {verdictTitles[verdict]}.
        {offers.map(({ verb, dollars }) => ` ${verb} ${formatDollars(dollars)}.`)}
      </p>
      <Poster
        name={`${name}, asking ${formatDollars(price)}`}
        sure={<Bars confidence={confidence} />}
        because={yearQuestion(check) ?? verdictAdvice[verdict]}
        cart={cart}
        fairway={
          <Scale
            fairway={fairwayOf(rows, [...rows, range], price)}
            ball={`Ad ${formatDollars(price)}`}
            range={range}
          />
        }
      >
        <p className={styles.verdict}>{verdictTitles[verdict]}</p>
        {offers.length > 0 && (
          <div className={styles.offers}>
            {offers.map(({ verb, dollars }, index) => (
              <div key={verb} className={index === 0 ? undefined : styles.stop}>
                <Say verb={verb}>
                  <Tiles
                    value={dollars}
                    text={formatDollars(dollars)}
                    {...(index === 0 && { answer: "buying" as const })}
                  />
                </Say>
              </div>
            ))}
          </div>
        )}
      </Poster>
      <CheckEdges check={check} answer={answer} />
      <div className={`${styles.after} stack`}>
        {message !== "" && <Message text={message} />}
        <div className={`${styles.actions} cluster`}>
          <LinkButton tone="call" href={`/papers${query}&paper=buying-checklist`}>
            Print the checklist
          </LinkButton>
          <RecallLink cart={cart}>Check this cart for recalls</RecallLink>
        </div>
        <p className="soft">
          <b>{confidenceLabels[confidence]}:</b>{" "}
          {confidenceText(check, seller === "dealer" ? "buyingFromDealer" : "buying")}
        </p>
        {stood !== null && (
          <p>
            {inStockText(stood, inStock.observedOn)} {waitText[seller]}
          </p>
        )}
        <AdviceList title="Ask the seller" items={questions} />
        <AdviceList title="Check the cart" items={points} />
        <Fold title="Where the numbers come from">
          <Ledger rows={rows} />
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

/** How far the ad is from the most to pay, and what is fair. */
function CheckEdges({ check, answer }: { check: Check; answer: AdAnswer }) {
  const { estimate, market, price, seller } = check;
  const { advice, stop } = answer;
  if (market === null || advice === null || stop === null) {
    return (
      <Edges
        floor={{
          title: "No verdict",
          note: `The ad is ${comparisonText(price, estimate)}.`,
        }}
        ceiling={{ title: formatRange(estimate), note: "Our formula’s range." }}
      />
    );
  }
  const asking = `Dealers ask about ${formatDollars(market.asking.asking)} for one made ready.`;
  if (answer.open === null) {
    return (
      <Edges
        floor={{
          title: `A dealer would pay about ${formatDollars(market.tradeIn.middle)}`,
          note: "The ad is below that.",
        }}
        ceiling={{ title: asking, note: "" }}
      />
    );
  }
  const first =
    seller === "dealer"
      ? `A fair price: ${formatDollars(advice.number)}`
      : `Your first offer: ${formatDollars(answer.open)}`;
  return (
    <Edges
      floor={{ title: distanceText(price, advice.ceiling), note: asking }}
      ceiling={{
        title: first,
        note:
          advice.settle === undefined
            ? "What dealers ask for one like it."
            : settleText(advice.settle, price),
      }}
    />
  );
}

/** Nobody settles above what an ad asks. */
function settleText(settle: number, price: number): string {
  return `Expect to settle near ${formatDollars(Math.min(settle, price))}.`;
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
