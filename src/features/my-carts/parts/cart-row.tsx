import { useEffect, useRef, useState } from "react";
import { answerNumber, describeAdvice } from "../../../../domain/answer/text.ts";
import { formatChange, formatDollars } from "../../../../domain/words/money.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { isoDay } from "../../../browser/clock.ts";
import { dateText } from "../../../format/date-text.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { type SavedCart, calculationOf, cartIn, maxNameLength, maxNoteLength } from "../format.ts";
import { titleOf } from "../model.ts";
import { savedSaleAddress, toolAddress } from "../tool-address.ts";

export function CartSign({
  saved,
  calculation,
  because = "",
}: {
  saved: SavedCart;
  calculation: Calculation;
  because?: string;
}) {
  const number = answerNumber(calculation, "selling");
  return (
    <>
      <Sign isSmall top={titleOf(saved)} because={because}>
        <Headline verb={describeAdvice(calculation, "selling").verb}>
          <Tiles value={number} text={formatDollars(number)} />
        </Headline>
      </Sign>
      <CartDrawing cart={calculation.cart} small />
    </>
  );
}

interface CartCardProps {
  saved: SavedCart;
  asOfYear: number;
  isChosen: boolean;
  /** True if its removal was just undone, so that it takes the focus. */
  isRestored: boolean;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
  onRemove: () => void;
  /** Undefined without other carts to compare it with. */
  onCompare: (() => void) | undefined;
}

export function CartCard(props: CartCardProps) {
  const { saved, asOfYear, isChosen, isRestored, onEdit, onRemove, onCompare } = props;
  const calculation = calculationOf(saved, asOfYear);
  const { cart, estimate } = calculation;
  const title = titleOf(saved);
  const name = cartName(cart);
  const hiddenTitle = <span className="visually-hidden">{title}</span>;
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) removeButton.current!.focus();
    // oxlint-disable-next-line exhaustive-deps -- once, when the card is there again
  }, []);

  return (
    <article aria-label={title}>
      <CartSign
        saved={saved}
        calculation={calculation}
        because={[...(title === name ? [] : [name]), markedSummaryText(saved.details)].join(" · ")}
      />
      <div className="card message stack">
        <h2 className="visually-hidden">{title}</h2>
        <NameField saved={saved} onEdit={onEdit} />
        <NoteField saved={saved} onEdit={onEdit} />
        <p className="soft">{savedText(saved, estimate.value)}</p>
        <div className="actions">
          <LinkButton tone="solid" href={toolAddress(saved)}>
            Open {hiddenTitle}
          </LinkButton>
          <LinkButton href={savedSaleAddress(saved)}>Report sale {hiddenTitle}</LinkButton>
          <Button ref={removeButton} onClick={onRemove}>
            Remove {hiddenTitle}
          </Button>
        </div>
        {onCompare && (
          <label className="screen-only">
            <input type="checkbox" checked={isChosen} onChange={onCompare} />
            <span>Compare {hiddenTitle}</span>
          </label>
        )}
      </div>
    </article>
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
    <Field label="Name">
      {(id) => (
        <input
          id={id}
          type="text"
          maxLength={maxNameLength}
          placeholder={cartName(cartIn(saved))}
          autoComplete="off"
          {...draft}
        />
      )}
    </Field>
  );
}

function NoteField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.note, (note) => onEdit({ note }));
  return (
    <Field label="Note">
      {(id) => (
        <textarea
          id={id}
          rows={2}
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
