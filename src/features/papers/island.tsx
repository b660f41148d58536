import { type ComponentType, useEffect, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { lazyPart, withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { ToolForm, SubmitButton } from "../../ui/form/tool-form.tsx";
import { type Codec, type Opened, useFormValues } from "../../ui/masthead/use-form-values.ts";
import { type CartValues, cartCodec, withLinked } from "../cart-form/cart-values.ts";
import { calculate } from "../cart-form/calculation.ts";
import {
  type Details,
  isSameCart,
  cartOf,
  defaultDetails,
  withAllShown,
} from "../../../domain/details/details.ts";
import { PaperFields } from "./parts/fields.tsx";
import { paperIn, paperKinds } from "./kinds.ts";
import { type PaperId, paperIds, saleAddress } from "../../site/cart-addresses.ts";
import { type PaperTexts, noTexts, paperFields, priceText, readTexts } from "./fields.ts";
import { type Seller, sellers } from "../../../domain/answer/advice.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { Arrow } from "../../ui/kit/arrow.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { CartDrawing, CartPicture } from "../../ui/drawing/cart-drawing.tsx";
import { cartName } from "../../../domain/details/wording.ts";
import type { Edit } from "../cart-form/parts/cart-fields.tsx";
import { DetailFields } from "../cart-form/parts/detail-fields.tsx";
import { ExtraFields } from "../cart-form/parts/extra-fields.tsx";
import styles from "./papers.module.css";
import { FilledField } from "../../ui/paper/filled-field.ts";
import { Thumbnail } from "../../ui/paper/thumbnail.tsx";
import { Choices } from "../../ui/form/choices.tsx";
import type { PaperProps } from "./parts/cart-lines.tsx";
import { readStoredJson, storeText } from "../../browser/storage.ts";

/** Names and addresses leave the browser only on paper. */
export const Papers = withErrorBoundary(function Papers() {
  const [texts, setTexts] = useState(noTexts);
  const [isReady, setIsReady] = useState(false);
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [isCartOpen, setCartOpen] = useState<boolean | null>(null);
  const [focusedField, setFocusedField] = useState("");
  const { form, address, values, setValues } = useFormValues(papersCodec, (opened) => {
    const saved = savedPapers();
    setTexts(
      opened.isReturn
        ? saved.texts
        : { ...saved.texts, ...pricesIn(opened.address, opened.addressed.details) },
    );
    if (isCartKnown(opened)) setCartOpen(false);
    setIsReady(true);
  });
  const { paper, details, isRead } = values;
  const seller = sellers.find((id) => id === address.get("seller")) ?? null;
  const setPaper = (next: PaperId) => setValues((current) => ({ ...current, paper: next }));
  const edit = (change: (current: Details) => Details) =>
    setValues((current) => ({ ...current, details: change(current.details) }));

  useEffect(() => {
    if (isReady) saveDraft({ paper, texts });
  }, [isReady, paper, texts]);

  const entered = isRead ? details : withAllShown(details);
  const calculation = calculate(entered, thisYear());
  const cart = (
    <CartSection
      details={details}
      open={isCartOpen}
      onOpen={setCartOpen}
      canHaveSavedCarts={isReady}
      onEdit={edit}
      onReplace={(next) => edit(() => next)}
    />
  );
  return (
    <div className={`${styles.room} wrap`}>
      <ToolForm
        ref={form}
        onSubmit={() => print()}
        onFocus={({ target }) => setFocusedField(target.name)}
        onBlur={() => setFocusedField("")}
        tool="Filling out a paper"
        withoutScript="You can also print the blank papers below and fill them out by hand."
      >
        <Choices
          className={`${styles.papers} grid`}
          legend={paper === null ? <h2>{question}</h2> : question}
          name="paper"
          choices={paperIds}
          value={paper}
          onChange={setPaper}
          renderTile={(id) =>
            paper === null ? (
              <>
                <span>
                  <b className={styles.name}>{paperKinds[id].name}</b> {paperKinds[id].use}{" "}
                  <span className={styles.about}>{paperKinds[id].about}</span>
                  <span className={styles.next} aria-hidden="true">
                    Fill it out <Arrow />
                  </span>
                </span>
                <Picture paper={id} />
              </>
            ) : (
              <>
                <b>{paperKinds[id].name}</b> {paperKinds[id].use}
              </>
            )
          }
        />
        <div className="split">
          {paper !== null && (
            <PaperPreview
              key={paper}
              paper={paper}
              focusedField={focusedField}
              {...{ details: entered, calculation, texts, seller, photo }}
            />
          )}
          <div className="form-card card stack">
            <PaperFields
              paper={paper}
              texts={texts}
              cart={cart}
              onChange={(change) => setTexts((current) => ({ ...current, ...change }))}
              onPhoto={setPhoto}
              onClear={() => {
                setTexts(noTexts);
                setPhoto(null);
              }}
            />
            <SubmitButton missing={paper === null ? "Choose a paper first." : ""} stale="">
              Print or Save as PDF
            </SubmitButton>
            {paper === "bill-of-sale" && (
              <p className="soft">
                Once it’s sold,{" "}
                <a href={saleAddress(details, saleOnPaper(texts, seller))}>tell us the price</a>.
                Names and addresses stay here, and you see everything before you send it.
              </p>
            )}
          </div>
        </div>
      </ToolForm>
    </div>
  );
});

const question = "Which paper do you need?";

interface PapersValues extends CartValues {
  readonly paper: PaperId | null;
}

const cartPart = cartCodec();

const papersCodec: Codec<PapersValues> = {
  blank: { ...cartPart.blank, paper: null },
  readAddress: (address) =>
    withLinked(papersCodec.read(address, { ...papersCodec.blank, paper: savedPapers().paper })),
  read: (source, fallback) => ({
    ...cartPart.read(source, fallback),
    paper: paperIn(source) ?? fallback.paper,
  }),
  fieldsOf: cartPart.fieldsOf,
  draftOf: ({ paper, ...values }) =>
    cartPart.draftOf(values) + (paper === null ? "" : `&paper=${paper}`),
};

/** False while the visitor is typing in the cart, so its fields stay open. */
function isCartKnown({ isReturn, addressed, values }: Opened<PapersValues>): boolean {
  return values.isRead && (isReturn || isSameCart(values.details, addressed.details));
}

/**
 * A flyer is the seller's own, so if the address has no price, the flyer's price is the one on the
 * answer's sign. The other papers are about a price that somebody else named.
 */
function pricesIn(address: URLSearchParams, known: Details): Partial<PaperTexts> {
  const price = (address.get("price") ?? "").slice(0, paperFields.price.maxLength);
  const isFlyer = paperIn(address) === "for-sale-flyer";
  const figures = calculate(known, thisYear());
  const ask =
    isFlyer && price !== ""
      ? price
      : figures !== null && figures.advice !== null
        ? formatDollars(answerNumber(figures, "selling"))
        : "";
  return { ...(ask !== "" && { ask }), ...(!isFlyer && price !== "" && { price }) };
}

function saleOnPaper({ price, soldOn }: PaperTexts, seller: Seller | null) {
  const kind = seller === "dealer" ? ("dealer" as const) : ("private" as const);
  return { kind, price: priceText(price), soldIn: soldOn.slice(0, 7) };
}

const SavedCartChoice = lazyPart(
  async () => (await import("./parts/saved-cart-choice.tsx")).SavedCartChoice,
  "Your saved carts couldn’t be loaded. You can enter the cart here.",
);

/** Folded away if the cart was known from the start. */
function CartSection({
  details,
  open,
  onOpen,
  canHaveSavedCarts,
  onEdit,
  onReplace,
}: {
  details: Details;
  /** Null if it can't be folded. */
  open: boolean | null;
  onOpen: (open: boolean) => void;
  /** False in the prerendered page, which can't know what this browser has saved. */
  canHaveSavedCarts: boolean;
  onReplace: (details: Details) => void;
} & Edit) {
  const cart = cartOf(details);
  return (
    <>
      <div className="cluster">
        <CartPicture cart={details} />
        <div>
          <p>
            <b>{cart === null ? "The cart" : cartName(cart)}</b>
          </p>
          {open === null ? (
            <p className="soft">Anything you leave out prints as a blank line.</p>
          ) : (
            <Button tone="quiet" aria-expanded={open} onClick={() => onOpen(!open)}>
              Check or change the cart
            </Button>
          )}
        </div>
      </div>
      {open !== false && (
        <div className="stack">
          {canHaveSavedCarts && <SavedCartChoice onChoose={onReplace} />}
          <DetailFields details={details} onEdit={onEdit} />
          <ExtraFields details={details} onEdit={onEdit} />
        </div>
      )}
    </>
  );
}

const lazyPaper = (load: () => Promise<ComponentType<PaperProps>>) =>
  lazyPart(load, "This paper couldn’t be loaded. What you entered is still here.");

/** Each paper's code is loaded when the paper is first chosen. */
const papers: Readonly<Record<PaperId, ComponentType<PaperProps>>> = {
  "bill-of-sale": lazyPaper(async () => (await import("./parts/bill-of-sale.tsx")).BillOfSale),
  "for-sale-flyer": lazyPaper(
    async () => (await import("./parts/for-sale-flyer.tsx")).ForSaleFlyer,
  ),
  "buying-checklist": lazyPaper(
    async () => (await import("./parts/buying-checklist.tsx")).BuyingChecklist,
  ),
  "insurance-sheet": lazyPaper(
    async () => (await import("./parts/insurance-sheet.tsx")).InsuranceSheet,
  ),
};

function PaperPreview({
  paper,
  focusedField,
  ...props
}: PaperProps & { paper: PaperId; focusedField: string }) {
  const [isWhole, setWhole] = useState(false);
  const Paper = papers[paper];
  return (
    <section className={styles.beside} aria-label="The paper">
      <div className="stack">
        <div className={styles.preview} data-whole={isWhole || undefined}>
          <FilledField value={focusedField}>
            <Paper {...props} />
          </FilledField>
        </div>
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show less" : "Show the whole page"}
        </Button>
      </div>
    </section>
  );
}

function Picture({ paper }: { paper: PaperId }) {
  switch (paper) {
    case "bill-of-sale":
      return <Thumbnail title="Bill of sale" />;
    case "for-sale-flyer":
      return (
        <Thumbnail title="For sale" tone="flyer">
          <CartDrawing cart={defaultDetails} small />
          <b>$____</b>
        </Thumbnail>
      );
    case "buying-checklist":
      return <Thumbnail title="Checklist" hasBoxes />;
    case "insurance-sheet":
      return (
        <Thumbnail title="Value sheet">
          <CartDrawing cart={defaultDetails} small />
          <i />
          <i />
        </Thumbnail>
      );
  }
}

/** Kept until the tab is closed, even if the address changes. None of it is sent. */
interface PapersDraft {
  readonly paper: PaperId | null;
  readonly texts: PaperTexts;
}

const key = "draft papers";

const noDraft: PapersDraft = { paper: null, texts: noTexts };

/** If storage is full or forbidden, the page works, but what is typed doesn't survive a reload. */
function saveDraft(draft: PapersDraft): void {
  storeText("sessionStorage", key, JSON.stringify(draft));
}

function savedPapers(): PapersDraft {
  const saved = readStoredJson("sessionStorage", key);
  return isRecord(saved) ? readDraft(saved) : noDraft;
}

function readDraft({ paper, texts }: Record<string, unknown>): PapersDraft {
  return {
    paper: paperIds.find((id) => id === paper) ?? null,
    texts: isRecord(texts) ? readTexts(texts) : noTexts,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
