import { type Ref, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sellers } from "../../../domain/answer/advice.ts";
import { sellerLabels } from "../../../domain/answer/text.ts";
import {
  type ChoiceName,
  type DetailChange,
  type Details,
  cartOf,
  give,
  missingFieldsMessage,
  withImplied,
  withoutNumber,
} from "../../../domain/details/details.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { toPayText } from "../../../domain/reading/ad/to-pay.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { thisYear } from "../../browser/clock.ts";
import { useKeptDraft } from "../../browser/draft.ts";
import { maxAmountLength } from "../../../domain/words/read-dollars.ts";
import { takeSharedAd } from "../../offline/shared-ad.ts";
import { CartDrawing } from "../../ui/drawing/cart-drawing.tsx";
import { Segments } from "../../ui/form/choices.tsx";
import { SheetHeading, ToolForm, SubmitButton } from "../../ui/form/tool-form.tsx";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { BlankTiles } from "../../ui/kit/tiles.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Headline, Sign } from "../../ui/masthead/sign.tsx";
import { Tool, ToolHeading, Waiting } from "../../ui/masthead/tool.tsx";
import { hideSerial, pageAnchor, readAddress } from "../cart-form/address.ts";
import { calculate } from "../cart-form/calculation.ts";
import { fieldIn } from "../cart-form/parts/cart-summary.tsx";
import { DescribeLine } from "../cart-form/parts/describe-line.tsx";
import { DetailFields } from "../cart-form/parts/detail-fields.tsx";
import { ExtraFields } from "../cart-form/parts/extra-fields.tsx";
import { PriceInput } from "../cart-form/parts/price-input.tsx";
import { enteredDetails } from "../cart-form/correct-input.ts";
import { saveCurrentCart } from "../cart-form/current-cart.ts";
import {
  type Ad,
  type Check,
  emptyAd,
  enteredAd,
  fieldsQueryOfAd,
  formQueryOfAd,
  priceIn,
  priceProblemMessage,
  priceUnderstoodMessage,
  queryOfAd,
  readAd,
} from "./model.ts";
import { CheckFigures, CheckMain } from "./parts/check-answer.tsx";
import { CheckSections } from "./parts/check-sections.tsx";

export const PriceCheck = withErrorBoundary(PriceCheckTool, () => heading);

const heading = "Is this ad fair?";

function PriceCheckTool() {
  const [ad, setAd] = useState(emptyAd);
  const [check, setCheck] = useState<Check | null>(null);
  const [sharedAd, setSharedAd] = useState<string | null>("");
  const [isOpen, setOpen] = useState(false);
  // The assumed detail for which the form was opened: pressing the button confirms it.
  const [asked, setAsked] = useState<ChoiceName | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);

  // What was entered before hydration takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    hideSerial();
    const addressed = readAd(address, emptyAd);
    const entered = enteredAd(form.current!, addressed);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    const isRead = cartOf(addressed.details) !== null;
    const found = { ...entered, isRead };
    setAd(found);
    const addressedCheck = address.has("price") ? checkOf({ ...addressed, isRead }) : null;
    // The number was taken out of the address, and a draft still has it.
    const isAsAddressed =
      fieldsQueryOfAd(unnumbered(found)) === fieldsQueryOfAd(unnumbered(addressed));
    setCheck(addressedCheck !== null && isAsAddressed ? checkOf(found) : addressedCheck);
    setOpen(addressedCheck !== null && !isAsAddressed);
    delete document.documentElement.dataset["answered"];
  }, []);

  useEffect(() => void takeSharedAd().then(setSharedAd), []);

  useKeptDraft(formQueryOfAd(ad));

  useEffect(() => {
    if (check !== null) saveCurrentCart(check);
  }, [check]);

  function show() {
    const state = { isByHand: !ad.isRead, asked };
    const entered = { ...ad, details: enteredDetails(ad.details, state, thisYear()) };
    const next = checkOf(entered);
    // Update can be pressed while the form is incomplete.
    if (next === null) return openForm();
    setAd(entered);
    setCheck(next);
    setOpen(false);
    setAsked(null);
    history.replaceState(history.state, "", next.query + pageAnchor());
    focusInView(section.current!);
  }

  function correct(details: Details) {
    const corrected = { ...ad, details };
    const next = checkOf(corrected)!;
    setAd(corrected);
    setCheck(next);
    history.replaceState(history.state, "", next.query + pageAnchor());
    focusInView(section.current!);
  }

  function openForm(field?: ChoiceName) {
    flushSync(() => {
      setOpen(true);
      setAsked(field ?? null);
    });
    const first = form.current!.querySelector<HTMLElement>("textarea, input")!;
    (field === undefined ? first : fieldIn(form.current!, field)).focus();
  }

  function closeForm() {
    flushSync(() => {
      setOpen(false);
      setAsked(null);
    });
    section.current!.querySelector<HTMLElement>(".summary [data-change]")!.focus();
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
                onCorrect={correct}
                onUpdate={isStale ? show : null}
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
            onCheck={show}
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

/** Reads the clock: next year, the same cart is a year older. */
function checkOf(ad: Ad): Check | null {
  const calculation = calculate(ad.details, thisYear());
  const price = priceIn(ad.price);
  if (calculation === null || price === null) return null;
  const { fees, seller } = ad;
  return {
    ...calculation,
    query: queryOfAd(ad),
    fields: fieldsQueryOfAd(ad),
    seller,
    price: price + fees,
    fees,
  };
}

const unnumbered = (ad: Ad): Ad => ({ ...ad, details: withoutNumber(ad.details) });

function BlankCheck() {
  return (
    <>
      <ToolHeading
        title={heading}
        lede="Paste the ad. You get two numbers: where to open, and where to stop."
      />
      <div className="lot">
        <Sign top="Ready to check" because="Your numbers go up here." isPair>
          {["Open at", "Stop at"].map((verb) => (
            <Headline key={verb} verb={verb}>
              <BlankTiles text="$ ,   " />
            </Headline>
          ))}
        </Sign>
        <div className="parked screen-only">
          <CartDrawing cart={emptyAd.details} />
        </div>
      </div>
    </>
  );
}

interface CheckFormProps {
  ref: Ref<HTMLFormElement>;
  ad: Ad;
  /** An ad shared from another app: "" for none, null for one that didn't arrive. */
  shared?: string | null;
  /** The change depends on the ad at the time it is applied. */
  onChange: (change: (current: Ad) => Partial<Ad>) => void;
  onCheck: () => void;
  isStale: boolean;
  /** For a form that covers an answer. */
  isOpen?: boolean;
  onClose?: () => void;
}

export function CheckForm(props: CheckFormProps) {
  const { ref, ad, shared = "", onChange, onCheck, isStale, isOpen, onClose } = props;
  const { details } = ad;
  // The price and the seller of the ad over which a line about another cart was written.
  const adBefore = useRef<Ad | null>(null);
  const changeDetails = (change: DetailChange) =>
    onChange((current) => ({ details: give(current.details, change) }));
  return (
    <ToolForm
      ref={ref}
      isSheet
      data-open={isOpen || undefined}
      onSubmit={onCheck}
      assistant={{
        toolname: "check_price",
        tooldescription: "Says whether an advertised golf cart price is fair, and what to offer.",
      }}
      tool="The price check"
      withoutScript="The math runs on your device, and nothing you enter is sent."
    >
      <SheetHeading title="Enter the ad" openTitle="Change the ad" onClose={onClose} />
      <DescribeLine
        label="Paste the ad, or describe it"
        shared={shared}
        details={details}
        onRead={({ details: read, isAnotherCart, isNewCart, parsed, previous, asked }) => {
          if (isAnotherCart) adBefore.current ??= ad;
          const isPriceOfLine = isNewCart || "price" in parsed || "price" in previous;
          // A seller pressed since stays until the line says another.
          const isSellerOfLine = isNewCart || parsed.seller !== previous.seller;
          onChange(() => ({
            ...asked,
            details: read,
            isRead: ad.isRead || Object.keys(parsed).length > 0,
            ...(isSellerOfLine && { seller: parsed.seller ?? emptyAd.seller }),
            ...(isPriceOfLine && {
              price: parsed.price === undefined ? "" : formatDollars(parsed.price),
            }),
          }));
        }}
        onUndo={(before) => {
          const adOfBefore = adBefore.current;
          adBefore.current = null;
          onChange((current) => ({ ...(adOfBefore ?? current), details: before }));
        }}
      />
      <PriceField price={ad.price} onChange={(price) => onChange(() => ({ price, ...asAsked }))} />
      <AmountsInQuestion
        ad={ad}
        onChoose={(dollars) => onChange(() => ({ price: formatDollars(dollars), ...asAsked }))}
      />
      <FeesLine ad={ad} onLeaveOut={() => onChange(() => ({ fees: 0 }))} />
      <Segments
        legend="Seller"
        name="seller"
        choices={sellers}
        labels={sellerLabels}
        value={ad.seller}
        onChange={(seller) => onChange(() => ({ seller }))}
      />
      <DetailFields
        details={details}
        onChange={changeDetails}
        onName={() => onChange((current) => ({ details: withImplied(current.details) }))}
      />
      <SubmitButton
        missing={priceProblemMessage(ad.price, ad.question) || missingFieldsMessage(details)}
        stale={isStale ? "The result shown is for the previous ad." : ""}
      >
        Check the Price
      </SubmitButton>
      <ExtraFields details={details} onChange={changeDetails} />
    </ToolForm>
  );
}

/** A price that is typed or chosen answers the question. */
const asAsked = { amountsInQuestion: [], question: "" } satisfies Partial<Ad>;

function AmountsInQuestion({
  ad: { amountsInQuestion, question },
  onChoose,
}: {
  ad: Ad;
  onChoose: (dollars: number) => void;
}) {
  if (question === "") return null;
  return (
    <div className="caution stack" role="group" aria-label={question}>
      <p>{question}</p>
      {amountsInQuestion.length > 0 && (
        <div className="cluster">
          {amountsInQuestion.map((dollars) => (
            <Button
              key={dollars}
              onClick={({ currentTarget }) => {
                focusPrice(currentTarget);
                onChoose(dollars);
              }}
            >
              {formatDollars(dollars)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The pressed button goes away. */
function focusPrice({ form }: HTMLButtonElement): void {
  form!.querySelector<HTMLInputElement>("input[name=price]")!.focus();
}

function FeesLine({ ad: { price, fees }, onLeaveOut }: { ad: Ad; onLeaveOut: () => void }) {
  const asked = priceIn(price);
  if (fees === 0 || asked === null) return null;
  return (
    <p>
      {toPayText(asked, fees)}{" "}
      <Button
        tone="quiet"
        onClick={({ currentTarget }) => {
          focusPrice(currentTarget);
          onLeaveOut();
        }}
      >
        Leave out the fees
      </Button>
    </p>
  );
}

export function PriceField({
  price,
  onChange,
}: {
  price: string;
  onChange: (price: string) => void;
}) {
  const problem = price.trim() === "" ? "" : priceProblemMessage(price);
  return (
    <PriceInput
      label="Asking price"
      note="as in the ad, like $6,500 or 6.5k"
      maxLength={maxAmountLength}
      text={price}
      message={{ problem: problem !== "", text: problem || priceUnderstoodMessage(price) }}
      onChange={onChange}
    />
  );
}
