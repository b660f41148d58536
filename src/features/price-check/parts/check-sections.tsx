// Tested with the answer in check-answer.test.tsx.
import { type AdAnswer, checkAd } from "../../../../domain/answer/check-ad.ts";
import { Headings } from "../../../ui/kit/headings.tsx";
import { type TrialId, applyTrials } from "../../../../domain/answer/trials.ts";
import { linkQueryOf } from "../../../../domain/details/details.ts";
import { formatChange, formatDollars } from "../../../../domain/words/money.ts";
import timeOnLot from "../../../../domain/market/time-on-lot.json" with { type: "json" };
import { daysOnLotOf } from "../../../../domain/market/time-on-lot.ts";
import { usePrintDay } from "../../../browser/use-print-day.ts";
import { inStockText } from "../../../market/in-stock-text.ts";
import { market } from "../../../market/market.data.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { ChangeBars, barScale, directionOf } from "../../answer/parts/change-bars.tsx";
import { figureRows } from "../../answer/model.ts";
import { KnownStockTimes } from "../../answer/parts/known-stock-times.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { type TrialText, trialText } from "../../answer/text.ts";
import { recalledCartFromCalculation } from "../../plate/recalled-cart.ts";
import { RecallLink } from "../../plate/parts/recall-link.tsx";
import { type Check, checklistAddress } from "../model.ts";
import { inspectionOf, messageHeading, messageToSeller, waitText } from "../text.ts";
import { useCopyMessage } from "./copy-message.tsx";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export function CheckSections(check: Check) {
  const { cart, details, price, query, seller, estimate } = check;
  const answer = checkAd(check, price, seller);
  const { verdict } = answer;
  const findings = seller === "owner" && verdict !== "low" ? findingsOf(check, answer) : [];
  const message = messageToSeller(check, answer);
  const { title, lede } = messageHeading(check, answer);
  const copy = useCopyMessage(message);
  const { questions, points } = inspectionOf({ cart, ageYears: estimate.ageYears, verdict });
  return (
    <>
      {message !== "" && (
        <section className="section wrap split screen-only">
          <div className="stack">
            <h2>{title}</h2>
            <p className="lede">{lede}</p>
          </div>
          <div className="card message stack">
            <blockquote data-message="">{message}</blockquote>
            <div className="actions">
              {copy.button}
              <LinkButton href={checklistAddress(check)}>Print the checklist</LinkButton>
            </div>
            {copy.outcome}
          </div>
        </section>
      )}
      {verdict === "low" && <FiguresBelow {...check} />}
      {findings.length > 0 && <Findings check={check} stop={answer.stop!} findings={findings} />}
      <section className="section wrap split">
        <div className="stack">
          <h2>{seller === "dealer" ? "Ask the dealer" : "Ask the seller"}</h2>
          <TextList items={questions} />
          {findings.length === 0 && verdict !== "low" && verdict !== "far" && (
            <TimeOnLot {...check} />
          )}
        </div>
        <div className="stack">
          <h2>Check the cart</h2>
          <TextList items={points} />
          <RecallLink cart={recalledCartFromCalculation(check)}>
            Check this cart for recalls
          </RecallLink>
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

function TimeOnLot({ cart, price, seller }: Pick<Check, "cart" | "price" | "seller">) {
  const days = daysOnLotOf(timeOnLot, cart);
  return (
    <>
      {days !== null && (
        <p>
          {inStockText(days, timeOnLot.observedOn)} {waitText[seller]}
        </p>
      )}
      <KnownStockTimes cart={cart} price={price} />
    </>
  );
}

/** For a suspiciously low ad, whose card gives reasons in place of the figures. */
function FiguresBelow(check: Check) {
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>What others like it go for</h2>
          <p className="lede">If everything checks out, it’s worth more than this.</p>
        </div>
        <FigureList rows={figureRows(check)} chain={check.market && check.market.chain} />
      </div>
    </section>
  );
}

/** `stop` is the limit in dollars if this is found. */
interface Finding extends TrialText {
  readonly id: TrialId;
  readonly stop: number;
}

/** Leaves out findings that don't move the limit, which never exceeds the asking price. */
function findingsOf(check: Check, { stop }: AdAnswer): readonly Finding[] {
  if (stop === null) return [];
  return applyTrials(check, market, "buying").flatMap((trial) => {
    const { advice } = trial.figures;
    const moved = advice === null ? stop : Math.min(check.price, advice.buying.ceiling);
    if (moved === stop) return [];
    return [{ ...trialText(trial, check.cart, "buying"), id: trial.id, stop: moved }];
  });
}

function Findings({
  check,
  stop,
  findings,
}: {
  check: Check;
  stop: number;
  findings: readonly Finding[];
}) {
  const [worst] = findings.toSorted((a, b) => a.stop - b.stop);
  const changes = findings.map((each) => ({ ...each, change: each.stop - stop, cost: null }));
  const scale = barScale(changes);
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split" data-wide="end">
        <div className="stack">
          <h2>
            {worst!.stop < stop
              ? `${worst!.name}? Stop at ${formatDollars(worst!.stop)}`
              : "What raises your limit"}
          </h2>
          <p className="lede">What you find changes how much to pay.</p>
          <TimeOnLot {...check} seller="owner" />
        </div>
        <div className="stackable">
          <table className="rows moves">
            <Headings columns={["If you find", "Stop at"]} figuresFrom={1} />
            <tbody>
              {changes.map(({ id, name, note, stop: limit, change, cost }) => (
                <tr key={id}>
                  <th scope="row">
                    <div className="move">
                      <span>
                        {name}
                        <small>{note}</small>
                      </span>
                      <ChangeBars {...scale} {...{ change, cost }} />
                    </div>
                  </th>
                  <td className="n">
                    {formatDollars(limit)}
                    <small data-change={directionOf(change)}>{formatChange(change)}</small>
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

function TextList({ items }: { items: readonly string[] }) {
  return (
    <NumberedList>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </NumberedList>
  );
}
