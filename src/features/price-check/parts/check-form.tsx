// Tested through the tool in ../island.test.tsx.
import type { Ref } from "react";
import { adFields } from "../../../../domain/answer/ad-fields.ts";
import { sellers } from "../../../../domain/answer/advice.ts";
import {
  type Details,
  missingFields,
  missingFieldsMessage,
} from "../../../../domain/details/details.ts";
import { toPayText } from "../../../../domain/reading/ad/to-pay.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { maxAmountLength } from "../../../../domain/words/read-dollars.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { SheetHeading, ToolForm, SubmitButton } from "../../../ui/form/tool-form.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import type { AskedPrice } from "../../cart-form/parsed-ad.ts";
import { DescribeLine, type LineReading } from "../../cart-form/parts/describe-line.tsx";
import { DetailFields } from "../../cart-form/parts/detail-fields.tsx";
import { ExtraFields } from "../../cart-form/parts/extra-fields.tsx";
import { FieldsBesidesCart } from "../../cart-form/parts/find-link.tsx";
import { FoldToggle, FoldedDetails, useFolding } from "../../cart-form/parts/folded-details.tsx";
import { Readout } from "../../cart-form/parts/readout.tsx";
import { focusField } from "../../../ui/masthead/use-sheet.ts";
import { PriceInput } from "../../cart-form/parts/price-input.tsx";
import styles from "../price-check.module.css";
import {
  type Ad,
  emptyAd,
  shownSeller,
  priceIn,
  priceProblemMessage,
  priceUnderstoodMessage,
} from "../model.ts";

interface CheckFormProps {
  ref: Ref<HTMLFormElement>;
  ad: Ad;
  /** An ad shared from another app: "" if there wasn't one, null if it got lost. */
  shared?: string | null;
  /** Takes a function, because the ad may have changed by the time it's applied. */
  onChange: (change: (current: Ad) => Partial<Ad>) => void;
  onFill: (ad: Ad) => void;
  onCheck: () => void;
  isStale: boolean;
  /** For a form that covers an answer. */
  isOpen?: boolean;
  onClose?: () => void;
}

export function CheckForm(props: CheckFormProps) {
  const { ref, ad, shared = "", onChange, onFill, onCheck, isStale, isOpen, onClose } = props;
  const { details } = ad;
  const missing = missingFieldsMessage(details);
  const folding = useFolding({ isFoldedAtFirst: true, isOverAnswer: isOpen === true });
  const { isFolded } = folding;
  const problem = priceProblemMessage(ad.price, ad.question) || missing;
  const edit = (change: (current: Details) => Details) =>
    onChange((current) => ({ details: change(current.details) }));
  return (
    <FieldsBesidesCart value={adFields(ad)}>
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
          values={ad}
          fill={fillIn}
          onFill={onFill}
          onLine={folding.onLine}
          onEnter={(form) =>
            problem === "" ? onCheck() : focusField(form, missingFields(details)[0] ?? "price")
          }
          missing={problem}
          isAd
        >
          {/* Unfolded fields say it themselves, and must not move while they change. */}
          {isFolded ? (
            <Readout details={details} label="The cart in the ad" onUnfold={folding.unfold} />
          ) : undefined}
        </DescribeLine>
        <FoldedDetails folding={folding}>
          <DetailFields details={details} onEdit={edit} />
          <ExtraFields details={details} onEdit={edit} />
        </FoldedDetails>
        <div className={styles.price}>
          <PriceField
            price={ad.price}
            onChange={(price) => onChange(() => ({ price, ...withoutQuestion }))}
          />
          <Segments
            legend="Seller"
            name="seller"
            choices={sellers}
            labels={{ owner: "Owner", dealer: "Dealer" }}
            value={shownSeller(ad)}
            onChange={(seller) => onChange(() => ({ seller }))}
          />
        </div>
        <AmountsInQuestion
          ad={ad}
          onChoose={(dollars) =>
            onChange(() => ({ price: formatDollars(dollars), ...withoutQuestion }))
          }
        />
        <FeesLine ad={ad} onLeaveOut={() => onChange(() => ({ fees: 0 }))} />
        <SubmitButton
          missing={problem}
          isPinned={isFolded && ad.isRead && problem === ""}
          stale={isStale ? "The result shown is for the previous ad." : ""}
        >
          Check the Price
        </SubmitButton>
        <FoldToggle folding={folding}>
          {missing === "" ? "All details" : "No ad? Fill in the details"}
        </FoldToggle>
      </ToolForm>
    </FieldsBesidesCart>
  );
}

/** What the visitor has since entered stays until the line says something new or names another cart. */
function fillIn(filled: Ad, reading: LineReading<Ad>): Ad {
  const { line, asked, previous, isAnotherCart, isNewCart } = reading;
  const { said } = line;
  const unsaid = isAnotherCart ? emptyAd : line.before;
  const hasChanged = (before: unknown, now: unknown) =>
    isNewCart || JSON.stringify(before) !== JSON.stringify(now);
  return {
    ...filled,
    ...(hasChanged(previous.asked, asked) && (isNothing(asked) ? askedPriceOf(unsaid) : asked)),
    ...(hasChanged(previous.said.seller, said.seller) && { seller: said.seller ?? unsaid.seller }),
    ...(hasChanged(previous.said.price, said.price) && {
      price: said.price === undefined ? unsaid.price : formatDollars(said.price),
    }),
  };
}

const isNothing = ({ fees, question }: AskedPrice) => fees === 0 && question === "";

const askedPriceOf = ({ fees, amountsInQuestion, question }: AskedPrice): AskedPrice => ({
  fees,
  amountsInQuestion,
  question,
});

/** A price that is typed or chosen answers the question. */
const withoutQuestion = { amountsInQuestion: [], question: "" } satisfies Partial<Ad>;

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

/** Moves the focus, because the button just pressed disappears. */
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
      placeholder="$6,500 or 6.5k"
      maxLength={maxAmountLength}
      text={price}
      message={{ problem: problem !== "", text: problem || priceUnderstoodMessage(price) }}
      onChange={onChange}
    />
  );
}
