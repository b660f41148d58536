import { type RefObject, type Ref, useEffect, useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { hideSerial, place, readAddress } from "../cart/address.ts";
import { missingFieldsMessage } from "../../../domain/cart/details.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { BesideForm, ToolColumns, ToolForm, UseButton } from "../../ui/form/tool-form.tsx";
import {
  type Ad,
  emptyAd,
  enteredAd,
  priceIn,
  priceProblemMessage,
  priceUnderstoodMessage,
  queryOfAd,
  readAd,
  type Check,
  lineOf,
} from "./model.ts";
import { Board } from "../../ui/kit/board.tsx";
import { useLateModule } from "../../ui/lazy/use-late-module.ts";
import { BlankTiles } from "../../ui/kit/tiles.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { useFormLine } from "../../ui/form/use-form-line.ts";
import { cartName } from "../../../domain/cart/wording.ts";
import { Strip } from "../billboard/parts/strip.tsx";
import { rememberCart } from "../cart/your-cart.ts";
import { takeSharedAd } from "../../offline/shared-ad.ts";
import { calculate } from "../cart/calculation.ts";
import { detailsFrom } from "../cart/described.ts";
import { useKeptDraft } from "../../browser/draft.ts";
import { DescribeLine } from "../cart/parts/describe-line.tsx";
import { readAsMeant } from "../cart/read-as-meant.ts";
import { Segments } from "../../ui/form/choices.tsx";
import { type Seller, sellers } from "../../../domain/answer/advice.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { TryAgain } from "../../ui/lazy/try-again.tsx";
import styles from "./price-check.module.css";
import { DetailFields } from "../cart/parts/detail-fields.tsx";
import { ExtraFields } from "../cart/parts/extra-fields.tsx";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { PriceInput } from "../cart/parts/price-input.tsx";

/** Says where an advertised price stands. The answer is that of the address. */
export const PriceCheck = safeTool(function PriceCheck() {
  const [ad, setAd] = useState(emptyAd);
  const [check, setCheck] = useState<Check | null>(null);
  const [sharedAd, setSharedAd] = useState<string | null>("");
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const { line, begin, closeForm } = useFormLine(form, check && lineOf(check));
  usePrefetch(form, loadAnswer);

  // Anything entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    hideSerial();
    const addressed = readAd(address, emptyAd);
    const entered = enteredAd(form.current!, addressed);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setAd(entered);
    const addressedCheck = address.has("price") ? checkOf(addressed) : null;
    setCheck(addressedCheck);
    if (addressedCheck !== null) begin(queryOfAd(entered) !== addressedCheck.query);
    // oxlint-disable-next-line exhaustive-deps -- once, when the page has become interactive
  }, []);

  useEffect(() => void takeSharedAd().then(setSharedAd), []);

  useKeptDraft(queryOfAd(ad));

  useEffect(() => {
    if (check !== null) rememberCart(check);
  }, [check]);

  function show() {
    const meant = { ...ad, details: readAsMeant(ad.details, thisYear()) };
    const next = checkOf(meant);
    if (next === null) return;
    setAd(meant);
    setCheck(next);
    closeForm();
    history.replaceState(history.state, "", queryOfAd(meant) + place());
    focusInView(board.current!);
  }

  const isStale = check !== null && check.query !== queryOfAd(ad);
  return (
    <ToolColumns line={line}>
      <CheckForm
        ref={form}
        ad={ad}
        shared={sharedAd}
        onChange={(change) => setAd((current) => ({ ...current, ...change }))}
        onCheck={show}
        isStale={isStale}
      />
      <BesideForm>
        <CheckBoard ref={board} check={check} stale={isStale} onUpdate={show} />
      </BesideForm>
    </ToolColumns>
  );
});

/** Only here is the clock read: the same cart is a year older next year. */
function checkOf(ad: Ad): Check | null {
  const calculation = calculate(ad.details, thisYear());
  const price = priceIn(ad.price);
  if (calculation === null || price === null) return null;
  return { ...calculation, query: queryOfAd(ad), seller: ad.seller, price };
}

const loadAnswer = () => import("./parts/check-answer.tsx");

/** The answer once it is loaded; until then, the ad stands alone. */
function LateAnswer(check: Check) {
  const late = useLateModule(loadAnswer);
  if (late.status === "loaded") return <late.module.CheckAnswer {...check} />;
  return (
    <>
      <h2>
        {cartName(check.cart)}, asking {formatDollars(check.price)}
      </h2>
      {late.status === "failed" && (
        <TryAgain
          sentence="The answer couldn’t be loaded. What you entered is still here."
          onRetry={late.retry}
        />
      )}
    </>
  );
}

/** Where the price stands, in words and as a picture, and what to ask and look at. */
export function CheckBoard({
  ref,
  check,
  stale,
  onUpdate,
}: {
  ref: RefObject<HTMLElement | null>;
  check: Check | null;
  stale: boolean;
  onUpdate: () => void;
}) {
  return (
    <Board ref={ref} name="Price check" isReport={check !== null}>
      {stale && (
        <Strip>
          <p role="status">This result is for the previous ad.</p>
          <Button tone="call" onClick={onUpdate}>
            Update
          </Button>
        </Strip>
      )}
      {check === null ? <Ready /> : <LateAnswer {...check} />}
    </Board>
  );
}

function Ready() {
  return (
    <>
      <h2 className={styles.label}>Ready to check</h2>
      <BlankTiles text="$ ,   " />
      <p>
        Enter the asking price and the cart’s details. You’ll see what to offer, where to stop, and
        what to ask the seller.
      </p>
    </>
  );
}

interface CheckFormProps {
  ref: Ref<HTMLFormElement>;
  ad: Ad;
  /** An ad that another app shared; "" for none, null for one that didn't arrive. */
  shared?: string | null;
  onChange: (change: Partial<Ad>) => void;
  onCheck: () => void;
  /** True if the result shown is for the previous ad. */
  isStale: boolean;
}

/** The asking price and the cart it is asked for. */
export function CheckForm({ ref, ad, shared = "", onChange, onCheck, isStale }: CheckFormProps) {
  const { details } = ad;
  const changeDetails = (change: Partial<typeof details>) =>
    onChange({ details: { ...details, ...change } });
  return (
    <ToolForm
      ref={ref}
      onUse={onCheck}
      assistant={{
        toolname: "check_price",
        tooldescription: "Says whether an advertised golf cart price is fair, and what to offer.",
      }}
      tool="The price check"
      withoutScript="The math runs on your device, and nothing you enter is sent."
    >
      <h2>Enter the ad</h2>
      <DescribeLine
        label="Paste the ad, or describe it"
        shared={shared}
        onRead={(read, before) =>
          onChange({
            details: { ...details, ...detailsFrom(read, before) },
            ...(("price" in read || "price" in before) && {
              price: read.price === undefined ? "" : formatDollars(read.price),
            }),
          })
        }
      />
      <PriceField price={ad.price} onChange={(price) => onChange({ price })} />
      <Segments
        legend="Seller"
        name="seller"
        choices={sellers}
        labels={sellerLabels}
        value={ad.seller}
        onChange={(seller) => onChange({ seller })}
      />
      <DetailFields details={details} onChange={changeDetails}>
        <ExtraFields details={details} onChange={changeDetails} />
      </DetailFields>
      <UseButton
        missing={priceProblemMessage(ad.price) || missingFieldsMessage(details)}
        stale={isStale ? "The result shown is for the previous ad." : ""}
      >
        Check the Price
      </UseButton>
    </ToolForm>
  );
}

const sellerLabels: Readonly<Record<Seller, string>> = {
  owner: "Private seller",
  dealer: "Dealer",
};

/** The asking price as written in the ad, and how it was read. */
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
      said={{ problem: problem !== "", text: problem || priceUnderstoodMessage(price) }}
      onChange={onChange}
    />
  );
}
