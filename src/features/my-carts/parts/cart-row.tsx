import { useEffect, useRef, useState } from "react";
import { cartDoubt } from "../../../../domain/answer/cart-doubt.ts";
import { answerNumber, describeAdvice } from "../../../../domain/answer/text.ts";
import { formatChange, formatDollars } from "../../../../domain/words/money.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { isoDay } from "../../../browser/clock.ts";
import { dateText } from "../../../format/date-text.ts";
import { Field, TextField } from "../../../ui/form/field.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline } from "../../../ui/masthead/sign.tsx";
import type { Compared } from "../comparison.ts";
import { type SavedCart, cartIn, maxNameLength, maxNoteLength } from "../format.ts";
import { titleOf } from "../model.ts";
import styles from "../my-carts.module.css";
import { savedSaleAddress, toolAddress } from "../tool-address.ts";
import { NamedCart } from "./named-cart.tsx";

interface CartRowProps {
  calculation: Compared;
  isChosen: boolean;
  /** True if its removal was just undone, so that it takes the focus. */
  isRestored: boolean;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
  onRemove: () => void;
  /** Undefined without other carts to compare it with. */
  onCompare: (() => void) | undefined;
}

export function CartRow(props: CartRowProps) {
  const { calculation, isChosen, isRestored, onEdit, onRemove, onCompare } = props;
  const { saved, cart, advice } = calculation;
  const [isOpen, setIsOpen] = useState(isRestored);
  const title = titleOf(saved);
  const name = cartName(cart);
  const { role } = saved;
  const number = answerNumber(calculation, role);
  const doubt = cartDoubt(calculation);
  const hiddenTitle = <span className="visually-hidden">{title}</span>;
  return (
    <article className={`${styles.row} card`} aria-label={title}>
      <NamedCart cart={cart} title={title} href={toolAddress(saved)}>
        <p>{summaryText(title === name ? [] : [name], saved)}</p>
        {doubt !== null && <p>{doubt}</p>}
        {saved.note.trim() !== "" && <p className={styles.note}>{saved.note}</p>}
      </NamedCart>
      <p className={styles.figures}>
        {advice === null ? (
          "No dealer prices"
        ) : (
          <>
            <span>
              Settle near <b>{formatDollars(advice.selling.settle)}</b>
            </span>{" "}
            <span>
              Trade-in <b>{formatDollars(advice.trading.number)}</b>
            </span>
          </>
        )}
      </p>
      <div className={styles.answer}>
        <div className="sign" data-small="">
          <Headline verb={describeAdvice(calculation, role).verb}>
            <Tiles value={number} text={formatDollars(number)} />
          </Headline>
        </div>
        <div className="screen-only">
          {onCompare && (
            <label>
              <input type="checkbox" checked={isChosen} onChange={onCompare} />
              <span>Compare {hiddenTitle}</span>
            </label>
          )}
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Edit {hiddenTitle}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Editor
          saved={saved}
          estimate={calculation.estimate.value}
          isRestored={isRestored}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      )}
    </article>
  );
}

/** No line begins with a dot. */
function summaryText(names: readonly string[], { details }: SavedCart): string {
  return [...names, markedSummaryText(details)].join(" · ").replaceAll(" · ", "\u{a0}· ");
}

function Editor({
  saved,
  estimate,
  isRestored,
  onEdit,
  onRemove,
}: Pick<CartRowProps, "isRestored" | "onEdit" | "onRemove"> & {
  saved: SavedCart;
  estimate: number;
}) {
  const hiddenTitle = <span className="visually-hidden">{titleOf(saved)}</span>;
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) removeButton.current!.focus();
    // oxlint-disable-next-line exhaustive-deps -- once, when the cart is there again
  }, []);
  return (
    <div className={`${styles.editor} screen-only`}>
      <NameField saved={saved} onEdit={onEdit} />
      <NoteField saved={saved} onEdit={onEdit} />
      <p className="soft">{savedText(saved, estimate)}</p>
      <p className="cluster">
        <LinkButton href={savedSaleAddress(saved)}>Report sale {hiddenTitle}</LinkButton>
        <Button ref={removeButton} onClick={onRemove}>
          Remove {hiddenTitle}
        </Button>
      </p>
    </div>
  );
}

function savedText({ savedAt, value: savedValue }: SavedCart, value: number): string {
  const day = dateText(isoDay(new Date(savedAt)));
  const change = savedValue === value ? "saved" : `${formatChange(value - savedValue)} since`;
  return `Estimated value ${formatDollars(value)}, ${change} ${day}`;
}

interface TextProps {
  saved: SavedCart;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
}

function NameField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.name, (name) => onEdit({ name }));
  return (
    <TextField
      label="Name"
      maxLength={maxNameLength}
      placeholder={cartName(cartIn(saved))}
      {...draft}
    />
  );
}

function NoteField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.note, (note) => onEdit({ note }));
  return (
    <Field label="Note">
      {(id) => (
        <textarea
          id={id}
          rows={1}
          maxLength={maxNoteLength}
          placeholder="Asking price, seller, what it needs…"
          {...draft}
        />
      )}
    </Field>
  );
}

/**
 * Saves text as it is typed. The field follows what is stored, also by another tab, except while the
 * visitor types or the text can't be saved, so that nothing typed is lost.
 */
function useDraft(saved: string, save: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  return {
    value: typed ?? saved,
    onChange(event: { target: { value: string } }) {
      setTyped(event.target.value);
      setRefused(!save(event.target.value));
    },
    onBlur() {
      if (typed === null || (refused && !save(typed))) return;
      setTyped(null);
      setRefused(false);
    },
  };
}
