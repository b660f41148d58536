// Tested in a browser by ../../../e2e/journeys/for-sale.spec.ts.
import { useLayoutEffect, useState } from "react";
import { forSaleTitle } from "../../../domain/answer/for-sale.ts";
import { thisYear } from "../../browser/clock.ts";
import { useTitle } from "../../browser/use-title.ts";
import { defaultDetails, queryOf } from "../../../domain/details/details.ts";
import { ParkedCart } from "../../ui/drawing/cart-drawing.tsx";
import { LinkButton } from "../../ui/kit/button.tsx";
import { BlankTiles } from "../../ui/kit/tiles.tsx";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { lazyPart, withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { replaceFirstAnswer } from "../../ui/masthead/mark-answer.ts";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { Tool, ToolHeading, Waiting } from "../../ui/masthead/tool.tsx";
import { loadEvidence } from "../answer/parts/answer-sections.tsx";
import "../answer/answer.css";
import { calculate } from "../cart-form/calculation.ts";
import { type CartForSale, readForSale } from "./model.ts";
import "./for-sale.css";
import { BeforeYouPay, ForSaleFigures, ForSaleMain, withListedModel } from "./parts/answer.tsx";

const heading = "A golf cart for sale";

const NearestListings = lazyPart(
  async () => (await loadEvidence()).ListingsForBuyer,
  "Dealers’ listings couldn’t be loaded.",
);

/** A cart as its owner shows it to a buyer: with no number that only an owner should know. */
export const ForSale = withErrorBoundary(ForSalePage, () => heading);

function ForSalePage() {
  const [shown, setShown] = useState<CartForSale | null>(null);
  const calculation = shown && calculate(shown.details, thisYear());

  useLayoutEffect(() => {
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setShown(readForSale(location));
    replaceFirstAnswer();
  }, []);
  useTitle(shown && calculation && forSaleTitle(withListedModel(calculation.cart), shown));

  const answer = shown && calculation && { ...shown, calculation };
  return (
    <>
      <Tool
        name="The cart for sale"
        isAnswered={answer !== null}
        main={
          answer === null ? (
            <NoCart />
          ) : (
            <RedrawnIfTranslated content={queryOf(answer.details)}>
              <ForSaleMain {...answer} />
            </RedrawnIfTranslated>
          )
        }
        form={null}
      >
        {answer === null ? (
          <Waiting />
        ) : (
          <RedrawnIfTranslated content={queryOf(answer.details)}>
            <ForSaleFigures {...answer} />
          </RedrawnIfTranslated>
        )}
      </Tool>
      {answer !== null && (
        <>
          <BeforeYouPay />
          <NearestListings figures={answer.calculation} asking={answer.asking} />
        </>
      )}
    </>
  );
}

/** Also what the page says until its script has read the address. */
function NoCart() {
  return (
    <>
      <ToolHeading
        title={heading}
        lede="This page shows the cart in a link that its owner made. If you don’t have a link, start here."
      />
      <div className="actions ready">
        <LinkButton tone="call" href="/check-a-price">
          Check an ad’s price
        </LinkButton>
        <LinkButton href="/">Value a cart</LinkButton>
      </div>
      <div className="lot">
        <Sign
          top="For sale"
          because={
            <>
              <span className="ready">The price will appear here.</span>
              <span className="waiting">Reading the link…</span>
            </>
          }
        >
          <Headline>
            <BlankTiles text="$ ,   " />
          </Headline>
        </Sign>
        <ParkedCart cart={defaultDetails} />
      </div>
    </>
  );
}
