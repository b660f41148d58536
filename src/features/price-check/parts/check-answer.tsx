import { type ReactNode, useEffect, useState } from "react";
import { type AdAnswer, checkAd } from "../../../../domain/answer/ad.ts";
import type { Seller } from "../../../../domain/answer/advice.ts";
import {
  confidenceLabels,
  confidenceText,
  verdictTitles,
  yearQuestion,
} from "../../../../domain/answer/text.ts";
import { trialsOf } from "../../../../domain/answer/trials.ts";
import { linkQueryOf } from "../../../../domain/cart/details.ts";
import { formatChange, formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { shortSummary } from "../../../../domain/cart/seen-cart.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { inStockFor } from "../../../../domain/time-on-lot/time-on-lot.ts";
import { useCopy } from "../../../browser/use-copy.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { market } from "../../../market/market.data.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Notice, Say, Sign } from "../../../ui/masthead/sign.tsx";
import { ToolHeading } from "../../../ui/masthead/tool.tsx";
import { figureRows } from "../../answer/model.ts";
import { FigureList } from "../../answer/parts/figure-list.tsx";
import { Edges, PriceScale } from "../../answer/parts/price-scale.tsx";
import { useSaveAndShare } from "../../answer/parts/save-and-share.tsx";
import { priceScaleOf } from "../../answer/price-scale.ts";
import { trialText } from "../../answer/text.ts";
import { RecallLink } from "../../recalls/parts/link.tsx";
import { inStock } from "../in-stock.data.ts";
import type { Check } from "../model.ts";
import {
  comparisonText,
  distanceText,
  inspectionOf,
  messageTexts,
  messageToSeller,
  verdictAdvice,
  verdictHeading,
  waitText,
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

/** What to think of the ad, and the sign with what to open at and where to stop. */
export function CheckMain({
  check,
  onChange,
  onUpdate,
}: {
  check: Check;
  onChange: () => void;
  /** Checks again what has changed since; null if nothing has. */
  onUpdate: (() => void) | null;
}) {
  const { cart, price, seller } = check;
  const answer = checkAd(check, price, seller);
  const offers = offersOf(answer, seller);
  const name = cartName(cart);
  const from = seller === "dealer" ? "from a dealer" : "from its owner";
  return (
    <>
      <Announced>
        {name} for {formatDollars(price)}: {verdictTitles[answer.verdict]}.
        {offers.map(({ verb, dollars }) => ` ${verb} ${formatDollars(dollars)}.`)}
      </Announced>
      <ToolHeading
        title={verdictHeading(check, answer)}
        lede=""
        answered={{
          title: verdictHeading(check, answer),
          summary: [name, ...shortSummary(cart), from].join(" · "),
          change: (
            <button type="button" onClick={onChange}>
              Change
            </button>
          ),
        }}
      />
      <div className="lot">
        <Sign
          top={`Ad: ${formatDollars(price)}`}
          confidence={answer.advice?.confidence ?? "rough"}
          because={yearQuestion(check) ?? verdictAdvice[answer.verdict]}
          isPair={offers.length === 2}
          isStale={onUpdate !== null}
          notice={
            onUpdate === null ? undefined : (
              <Notice text="This result is for the previous ad.">
                <Button tone="call" onClick={onUpdate}>
                  Update
                </Button>
              </Notice>
            )
          }
        >
          {offers.length === 0 && (
            <Say verb="Estimate">
              <Tiles value={check.estimate.value} text={formatDollars(check.estimate.value)} />
            </Say>
          )}
          {offers.map(({ verb, dollars }, index) => (
            <Say key={verb} verb={verb}>
              <Tiles
                value={dollars}
                text={formatDollars(dollars)}
                {...(index === 0 && { answer: "buying" as const })}
              />
            </Say>
          ))}
        </Sign>
        <div className="parked screen-only">
          <CartDrawing cart={cart} />
        </div>
      </div>
    </>
  );
}

/** A status that is there when the page is read has nothing to announce, so its words come after it. */
function Announced({ children }: { children: ReactNode }) {
  const [isLater, setLater] = useState(false);
  useEffect(() => setLater(true), []);
  return (
    <p className="visually-hidden" role="status">
      {isLater && children}
    </p>
  );
}

/** The price scale with the ad on it, what is fair, the figures, and what can be kept. */
export function CheckFigures(check: Check) {
  const { cart, details, price, query, seller, estimate } = check;
  const answer = checkAd(check, price, seller);
  const { advice } = answer;
  const rows = figureRows(check);
  const reach = advice ? { low: advice.number, high: advice.ceiling } : estimate;
  const message = messageToSeller(check, answer);
  const keep = useSaveAndShare(
    details,
    `${cartName(cart)} for ${formatDollars(price)}: ${verdictTitles[answer.verdict]}`,
  );
  return (
    <>
      <PriceScale scale={priceScaleOf(rows, reach, price)} label={`Ad ${formatDollars(price)}`} />
      <CheckEdges check={check} answer={answer} />
      <div className="card figures stack">
        <FigureList rows={rows} />
        <div className="actions">
          {message === "" ? (
            <LinkButton tone="call" href={checklistAddress(query)}>
              Print the checklist
            </LinkButton>
          ) : (
            <CopyMessage text={message} />
          )}
        </div>
        <div className="actions" data-quiet="">
          {keep.save}
          {keep.share}
        </div>
        {keep.outcome}
        <p className="soft">
          <b>{confidenceLabels[advice?.confidence ?? "rough"]}:</b>{" "}
          {confidenceText(check, seller === "dealer" ? "buyingFromDealer" : "buying")}
        </p>
      </div>
    </>
  );
}

const checklistAddress = (query: string) => `/papers${query}&paper=buying-checklist`;

/** The message to the seller, what would move the limit, and what to ask and to look at. */
export function CheckSections(check: Check) {
  const { cart, details, price, query, seller, estimate } = check;
  const answer = checkAd(check, price, seller);
  const { verdict } = answer;
  const message = messageToSeller(check, answer);
  const { questions, points } = inspectionOf({ cart, ageYears: estimate.ageYears, verdict });
  const stood = inStockFor(inStock, cart);
  return (
    <>
      {message !== "" && (
        <section className="section wrap split screen-only">
          <div className="stack">
            <h2>{messageTexts[seller].title}</h2>
            <p className="lede">{messageTexts[seller].lede}</p>
          </div>
          <div className="card message stack">
            <blockquote data-message="">{message}</blockquote>
            <div className="actions">
              <CopyMessage text={message} />
              <LinkButton href={checklistAddress(query)}>Print the checklist</LinkButton>
            </div>
          </div>
        </section>
      )}
      {seller === "owner" && <Findings {...check} />}
      <section className="section wrap split">
        <div className="stack">
          <h2>Ask the seller</h2>
          <TextList items={questions} />
          {stood !== null && (
            <p>
              {inStockText(stood, inStock.observedOn)} {waitText[seller]}
            </p>
          )}
        </div>
        <div className="stack">
          <h2>Check the cart</h2>
          <TextList items={points} />
          <RecallLink cart={cart}>Check this cart for recalls</RecallLink>
        </div>
      </section>
      <section className="section wrap">
        <p className="soft">
          This price is an estimate. The actual price may vary, and asking prices aren’t selling
          prices. <a href={`/${linkQueryOf(details)}`}>See this cart’s value</a>
        </p>
        <p className="print-only soft">
          CartWorth · price check from {usePrintDay()} ·{" "}
          {location.origin + location.pathname + query}
        </p>
      </section>
    </>
  );
}

/** What the seller's answers, or a look at the cart, would do to where to stop. */
function Findings(check: Check) {
  const { advice, cart } = check;
  const trials = trialsOf(check, market, "buying");
  if (advice === null || trials.length === 0) return null;
  const stop = advice.buying.ceiling;
  const rows = trials.map((trial) => ({
    ...trialText(trial, cart, "buying"),
    id: trial.id,
    stop: trial.figures.advice?.buying.ceiling ?? stop,
  }));
  const [least] = rows.toSorted((a, b) => a.stop - b.stop);
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>
            {least!.stop < stop
              ? `${least!.name}? Stop at ${formatDollars(least!.stop)}`
              : "What moves your limit"}
          </h2>
          <p className="lede">What you find moves the most to pay.</p>
        </div>
        <div>
          <table className="rows">
            <thead>
              <tr>
                <th scope="col">If you find</th>
                <th scope="col" className="n">
                  Stop at
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.name}
                    <small>{row.note}</small>
                  </th>
                  <td className="n">
                    {formatDollars(row.stop)}
                    <small data-change={row.stop < stop ? "down" : "up"}>
                      {formatChange(row.stop - stop)}
                    </small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

/** How far the ad is from the most to pay, and what is fair. */
function CheckEdges({ check, answer }: { check: Check; answer: AdAnswer }) {
  const { estimate, market: figures, price, seller } = check;
  const { advice, stop, open } = answer;
  if (figures === null || advice === null || stop === null) {
    return (
      <Edges
        floor={{ title: "No verdict", note: `The ad is ${comparisonText(price, estimate)}.` }}
        middle={null}
        ceiling={{ title: formatRange(estimate), note: "Our formula’s range." }}
      />
    );
  }
  const asking = `Dealers ask about ${formatDollars(figures.asking.asking)} for one made ready.`;
  if (open === null) {
    return (
      <Edges
        floor={{
          title: `A dealer would pay about ${formatDollars(figures.tradeIn.middle)}`,
          note: "The ad is below that, so ask why.",
        }}
        middle={{ title: "Send no deposit", note: "Pay only when you see the cart and its plate." }}
        ceiling={{
          title: `Stop at ${formatDollars(advice.ceiling)}`,
          note: "Even if everything checks out.",
        }}
      />
    );
  }
  return (
    <Edges
      floor={{
        title: `${seller === "dealer" ? "A fair price:" : "Open at"} ${formatDollars(open)}`,
        note: seller === "dealer" ? "What dealers ask for one like it." : "Your first offer.",
      }}
      middle={
        advice.settle === undefined
          ? null
          : {
              title: `Settle near ${formatDollars(Math.min(advice.settle, price))}`,
              note: "Halfway between.",
            }
      }
      ceiling={{ title: distanceText(price, advice.ceiling), note: asking }}
    />
  );
}

/** A button that copies the message to the seller. */
function CopyMessage({ text }: { text: string }) {
  const { said, copy } = useCopy({
    copied: "Copied to clipboard",
    otherwise: "Select the message below and copy it.",
  });
  return (
    <>
      <Button tone="call" onClick={() => void copy(text)}>
        Copy the message
      </Button>
      <p role="status">{said}</p>
    </>
  );
}

function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
