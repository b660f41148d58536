import { dealersAskText } from "../../../../domain/answer/preview.ts";
import { type AdAnswer, checkAd } from "../../../../domain/answer/check-ad.ts";
import { cartDoubt } from "../../../../domain/answer/cart-doubt.ts";
import {
  type Caption,
  comparableText,
  confidenceLabels,
  confidenceText,
  verdictTitles,
  describeAdvice,
  originOfAd,
} from "../../../../domain/answer/text.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../../domain/words/money.ts";
import { toPayText } from "../../../../domain/reading/ad/to-pay.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Notice, Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { Announced, AnswerHeading } from "../../../ui/masthead/tool.tsx";
import type { Details } from "../../../../domain/details/details.ts";
import { pathHere } from "../../../site/address.ts";
import { PlateLine } from "../../answer/parts/plate-line.tsx";
import { figureRows } from "../../answer/model.ts";
import { DealersDiffer } from "../../answer/parts/dealers-differ.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { Captions, PriceScale } from "../../../ui/figures/price-scale.tsx";
import { useSaveAndShare } from "../../answer/parts/save-and-share.tsx";
import { priceScaleOf } from "../../../ui/figures/price-scale-layout.ts";
import { Assumed, CartSummary, type OpenForm } from "../../cart-form/parts/cart-summary.tsx";
import { type Check, checklistAddress } from "../model.ts";
import { useCopyMessage } from "./copy-message.tsx";
import {
  dealerPriceText,
  tooHighText,
  lowPriceReasons,
  messageToSeller,
  settleText,
  verdictAdvice,
  verdictHeading,
} from "../text.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

/** A good or a low price gets only one amount: itself. */
function offersOf({ verdict, open, stop, isMadeReady }: AdAnswer) {
  if (stop === null) return [];
  if (verdict === "low") return [{ verb: "Check first", dollars: stop }];
  if (open === null || open === stop) return [{ verb: "Pay up to", dollars: stop }];
  return [
    { verb: isMadeReady ? "Pay" : "Open at", dollars: open },
    { verb: "Stop at", dollars: stop },
  ];
}

/** "open at $1,900, stop at $2,400"; the verdict where there is nothing to offer */
function offerText(answer: AdAnswer): string {
  const offers = offersOf(answer);
  if (offers.length === 0) return verdictTitles[answer.verdict].toLowerCase();
  return offers
    .map(({ verb, dollars }) => `${verb.toLowerCase()} ${formatDollars(dollars)}`)
    .join(", ");
}

export function CheckMain({
  check,
  onChange,
  onCorrect,
  onUpdate,
}: {
  check: Check;
  onChange: OpenForm;
  /** Called with the year that the plate says. */
  onCorrect: (details: Details) => void;
  /** Null if the ad hasn't changed since. */
  onUpdate: (() => void) | null;
}) {
  const { cart, details, price, fees, seller, isSellerAssumed } = check;
  const answer = checkAd(check, price, seller);
  const offers = offersOf(answer);
  const name = cartName(cart);
  const spoken = [
    `${verdictTitles[answer.verdict]}.`,
    // Without an offer, the title has already said what to do.
    ...(answer.open === null ? [] : offers).map(
      ({ verb, dollars }) => `${verb} ${formatDollars(dollars)}.`,
    ),
  ];
  return (
    <>
      <Announced words={`${name} for ${formatDollars(price)}. ${spoken.join(" ")}`} />
      <AnswerHeading
        title={verdictHeading(check, answer)}
        summary={
          <>
            {`${name}\u{a0}· `}
            <CartSummary details={details} onChange={onChange} />
            {"\u{a0}· "}
            {isSellerAssumed ? (
              <Assumed name="seller" text={`${originOfAd[seller]}, assumed`} onChange={onChange} />
            ) : (
              originOfAd[seller]
            )}
            {fees > 0 && `\u{a0}· ${toPayText(price - fees, fees)}`}
          </>
        }
        onChange={onChange}
      />
      {onUpdate === null && (
        <PlateLine
          calculation={check}
          other="the ad"
          figureText={(corrected) => offerText(checkAd(corrected, price, seller))}
          onUse={onCorrect}
        />
      )}
      <div className="lot">
        <Sign
          top={`Ad: ${formatDollars(price)}`}
          confidence={answer.advice?.confidence ?? "rough"}
          because={
            answer.verdict === "unknown"
              ? describeAdvice(check, "buying").because
              : (cartDoubt(check) ?? verdictAdvice(answer.verdict, check))
          }
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
          {answer.verdict === "far" && (
            <Headline verb="Check first" isOpen>
              {null}
            </Headline>
          )}
          {answer.verdict === "unknown" && (
            <Headline verb="Estimate">
              <Tiles value={check.estimate.value} text={formatDollars(check.estimate.value)} />
            </Headline>
          )}
          {offers.map(({ verb, dollars }, index) => (
            <Headline key={verb} verb={verb}>
              <Tiles
                value={dollars}
                text={formatDollars(dollars)}
                {...(index === 0 && { answer: "buying" as const })}
              />
            </Headline>
          ))}
        </Sign>
        <ParkedCart cart={cart} />
      </div>
    </>
  );
}

export function CheckFigures(check: Check) {
  const { cart, details, price, fees, seller, isSellerAssumed } = check;
  const answer = checkAd(check, price, seller);
  const rows = figureRows(check);
  const scale = priceScaleOf(rows, stripRangeOf(check, answer), price);
  const message = messageToSeller(check, answer);
  const copy = useCopyMessage(message);
  const saveAndShare = useSaveAndShare(
    details,
    `${cartName(cart)} for ${formatDollars(price)}. ${verdictTitles[answer.verdict]}`,
    {
      role: "buying",
      ad: { price: price - fees, fees, seller: isSellerAssumed ? null : seller },
    },
  );
  return (
    <>
      <PriceScale scale={scale} label={`Ad ${formatDollars(price)}`} />
      <Captions captions={captionsOf(check, answer)} scale={scale} />
      <div className="card figures stack">
        {answer.verdict === "low" ? (
          <LowPriceReasons cart={cart} />
        ) : (
          <FigureList rows={rows} chain={check.market && check.market.chain} />
        )}
        {message === "" ? (
          <div className="actions">
            <LinkButton tone="call" href={checklistAddress(check)}>
              Print the checklist
            </LinkButton>
          </div>
        ) : (
          // On a phone, the message with its own button is right below.
          <div className="actions wide">{copy.button}</div>
        )}
        <div className="actions">{saveAndShare.share}</div>
        <div className="actions" data-quiet="">
          {saveAndShare.save}
          <LinkButton tone="quiet" href={pathHere()}>
            Check another ad
          </LinkButton>
        </div>
        {copy.outcome}
        {saveAndShare.outcome}
        <p className="soft">
          <b>{confidenceLabels[answer.advice?.confidence ?? "rough"]}:</b>{" "}
          {confidenceText(check, answer.isMadeReady ? "buyingFromDealer" : "buying")}
        </p>
        {check.market !== null && <DealersDiffer />}
      </div>
    </>
  );
}

/** From the first offer to the limit. A good price needs no bargaining, so its range starts at trade-in. */
function stripRangeOf({ estimate, market: figures }: Check, { verdict, open, stop }: AdAnswer) {
  if (figures !== null && verdict === "far") {
    return { low: figures.tradeIn.middle, high: figures.asking.high };
  }
  if (figures === null || stop === null) return estimate;
  if (open === null) return { low: 0, high: stop };
  return { low: open === stop ? Math.min(figures.tradeIn.middle, stop) : open, high: stop };
}

/** Replaces the figures when the price is suspiciously low. */
function LowPriceReasons({ cart }: Pick<Check, "cart">) {
  return (
    <>
      <h2>Three things it could be</h2>
      <NumberedList>
        {lowPriceReasons(cart).map(({ title, test }) => (
          <li key={title}>
            <span>
              <b>{title}</b> {test}
            </span>
          </li>
        ))}
      </NumberedList>
    </>
  );
}

function captionsOf(check: Check, answer: AdAnswer): readonly Caption[] {
  const { estimate, market: figures, price } = check;
  const { verdict, advice, stop, open, isMadeReady } = answer;
  if (figures !== null && verdict === "far") {
    const asking = roundedDollars(figures.asking.asking);
    return [
      {
        title: `Dealers ask ${formatDollars(asking)}`,
        note: "They ask that for one made ready.",
        dollars: asking,
      },
      { title: "Check the currency and the digits", note: "Pesos have the same sign as dollars." },
      {
        title: "Ask what else it covers",
        note: "It may be for several carts, or include a trailer.",
      },
    ];
  }
  if (figures === null || advice === null || stop === null) {
    return [
      { title: "No verdict", note: "No dealer’s prices are known for it." },
      { title: "Find three ads near you", note: comparableText(check.cart) },
      { title: formatRange(estimate), note: "That’s our formula’s range." },
    ];
  }
  const asking = roundedDollars(figures.asking.asking);
  const trade = figures.tradeIn.middle;
  const dealers: Caption = {
    title: `Dealers ask ${formatDollars(asking)}`,
    note: "They ask that with the work done.",
    dollars: asking,
  };
  const byDealer = {
    title: `A dealer would pay about ${formatDollars(trade)}`,
    dollars: trade,
  };
  if (open === null) {
    return [
      { ...byDealer, note: "The ad is below that, so ask why." },
      { title: "Send no deposit", note: "Pay only when you see the cart and its plate." },
      dealers,
    ];
  }
  const limit: Caption | null =
    price > advice.ceiling
      ? {
          title:
            verdict === "fair"
              ? `Stop at ${formatDollars(advice.ceiling)}`
              : tooHighText(price, advice.ceiling),
          note: isMadeReady
            ? `Three in four dealers ask less than ${formatDollars(advice.ceiling)}.`
            : dealersAskText(figures),
          dollars: verdict === "fair" ? advice.ceiling : price,
        }
      : null;
  const adIsLimit: Caption = {
    title: "The ad’s price is the most to pay",
    note: isMadeReady ? "Many dealers ask less." : dealersAskText(figures),
    dollars: price,
  };
  if (isMadeReady) {
    return [dealerPriceText(open, advice.number), limit ?? (open === price ? dealers : adIsLimit)];
  }
  if (open === stop) {
    return [
      { ...byDealer, note: "So the seller has little reason to take less." },
      limit ?? dealers,
    ];
  }
  const opening = {
    title: `Open at ${formatDollars(open)}`,
    note: "That’s your first offer.",
    dollars: open,
  };
  const settled = settleText(advice, price);
  if (price > advice.ceiling && verdict !== "fair") {
    const stopping = {
      title: `Stop at ${formatDollars(advice.ceiling)}`,
      note: settled === null ? "Beyond it, a dealer’s is the better buy." : `${settled.title}.`,
      dollars: advice.ceiling,
    };
    return [opening, stopping, limit!];
  }
  return [opening, ...(settled === null ? [] : [settled]), limit ?? adIsLimit];
}
