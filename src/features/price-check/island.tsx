import { useEffect, useState } from "react";
import type { Details } from "../../../domain/details/details.ts";
import { showQuery } from "../../site/address.ts";
import { adTitle } from "../../../domain/answer/preview.ts";
import { thisYear } from "../../browser/clock.ts";
import { useTitle } from "../../browser/use-title.ts";
import { takeSharedAd } from "../../offline/shared-ad.ts";
import { ParkedCart } from "../../ui/drawing/cart-drawing.tsx";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { BlankTiles } from "../../ui/kit/tiles.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { Tool, ToolHeading, Waiting } from "../../ui/masthead/tool.tsx";
import { useTool } from "../../ui/masthead/use-tool.ts";
import { enteredDetails } from "../cart-form/correct-input.ts";
import { saveCurrentCart } from "../cart-form/current-cart.ts";
import { adCodec, checkOf, emptyAd, fieldsQueryOfAd, queryOfAd, shownSeller } from "./model.ts";
import { CheckFigures, CheckMain } from "./parts/check-answer.tsx";
import { CheckForm } from "./parts/check-form.tsx";
import styles from "./price-check.module.css";
import { CheckSections } from "./parts/check-sections.tsx";

export const PriceCheck = withErrorBoundary(PriceCheckTool, () => heading);

const heading = "Is this ad fair?";

function PriceCheckTool() {
  const {
    form,
    section,
    values: ad,
    setValues: setAd,
    answer: check,
    asked,
    isOpen,
    openForm,
    closeForm,
    show,
  } = useTool({
    codec: adCodec,
    answerOf: (shown) => checkOf(shown, thisYear()),
    first: "textarea",
  });
  const [sharedAd, setSharedAd] = useState<string | null>("");

  useTitle(check && adTitle(check.cart, check.price));
  useEffect(() => void takeSharedAd().then(setSharedAd), []);

  useEffect(() => {
    if (check !== null) saveCurrentCart(check);
  }, [check]);

  function showCheck() {
    const isSellerSaid = !ad.isRead || asked === "seller";
    const seller = isSellerSaid ? shownSeller(ad) : ad.seller;
    showWith(enteredDetails(ad, asked, thisYear()), seller);
  }

  function showWith(details: Details, seller = ad.seller) {
    const checked = { ...ad, details, seller };
    if (show(checked)) showQuery(queryOfAd(checked));
  }

  const isStale = check !== null && check.fields !== fieldsQueryOfAd(ad);
  return (
    // Only an answer is laid out for printing, not a blank sign.
    <div data-report={check !== null || undefined}>
      <Tool
        ref={section}
        name="Price check"
        isAnswered={check !== null}
        main={
          check === null ? (
            <BlankCheck />
          ) : (
            <RedrawnIfTranslated content={check.query}>
              <CheckMain
                check={check}
                onChange={openForm}
                onCorrect={showWith}
                onUpdate={isStale ? showCheck : null}
              />
            </RedrawnIfTranslated>
          )
        }
        form={
          <CheckForm
            ref={form}
            ad={ad}
            shared={sharedAd}
            onChange={(change) => setAd((current) => ({ ...current, ...change(current) }))}
            onFill={setAd}
            onCheck={showCheck}
            isStale={isStale}
            {...(check !== null && { isOpen, onClose: closeForm })}
          />
        }
      >
        {check === null ? (
          <Waiting />
        ) : (
          <RedrawnIfTranslated content={check.query}>
            <CheckFigures {...check} />
          </RedrawnIfTranslated>
        )}
      </Tool>
      {check === null ? (
        <div className="rest" />
      ) : (
        <RedrawnIfTranslated content={check.query}>
          <CheckSections {...check} />
        </RedrawnIfTranslated>
      )}
    </div>
  );
}

function BlankCheck() {
  return (
    <>
      <ToolHeading
        title={heading}
        lede="Paste the ad. You get two numbers: where to open, and where to stop."
      />
      <div className={`lot ${styles.blank}`}>
        <Sign top="Ready to check" because="Your numbers go up here." isPair>
          {["Open at", "Stop at"].map((verb) => (
            <Headline key={verb} verb={verb}>
              <BlankTiles text="$ ,   " />
            </Headline>
          ))}
        </Sign>
        <ParkedCart cart={emptyAd.details} />
      </div>
    </>
  );
}
