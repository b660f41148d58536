import { isoDay } from "../../../browser/clock.ts";
import { dateText } from "../../../format/date-text.ts";
import { useEffect, useRef, useState } from "react";
import { factsOf } from "../../cart/cart-facts.ts";
import { CartPicture } from "../../../ui/drawing/cart-picture.tsx";
import { answerOf } from "../../answer/model.ts";
import { figureNames } from "../../answer/parts/figure-list.tsx";
import { cartName } from "../../../../domain/cart/wording.ts";
import { Button, LinkButton } from "../../../ui/kit/button.tsx";
import { formatChange, formatDollars } from "../../../../domain/cart/money.ts";
import styles from "../my-carts.module.css";
import { type SavedCart, calculationOf, cartIn, maxNameLength, maxNoteLength } from "../format.ts";
import { titleOf } from "../model.ts";
import { savedSaleAddress, toolAddress } from "../tool-address.ts";

interface CartCardProps {
  saved: SavedCart;
  asOfYear: number;
  isChosen: boolean;
  /** True if its removal was just undone: then it takes the focus. */
  isRestored: boolean;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
  onRemove: () => void;
  onCompare: () => void;
}

export function CartCard(props: CartCardProps) {
  const { saved, asOfYear, isChosen, isRestored, onEdit, onRemove, onCompare } = props;
  const calculation = calculationOf(saved, asOfYear);
  const { cart, estimate, advice } = calculation;
  const title = titleOf(saved);
  const { number, text, rows } = answerOf(calculation, "selling");
  const hiddenTitle = <span className="visually-hidden">{title}</span>;
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) removeButton.current!.focus();
    // oxlint-disable-next-line exhaustive-deps -- once, when the card is there again
  }, []);

  return (
    <article className={`${styles.card} card`} data-chosen={isChosen} aria-label={title}>
      <h3 className="visually-hidden">{title}</h3>
      <div className={`${styles.head} cluster`}>
        <CartPicture cart={cart} />
        <NameField saved={saved} onEdit={onEdit} />
      </div>
      <div className={styles.estimate}>
        <p className={styles.answer}>
          {text.verb} <b>{formatDollars(number)}</b>{" "}
          <small>{advice === null ? "by our formula" : "in a private sale"}</small>
        </p>
        <dl className={styles.figures}>
          {rows.map(({ kind, middle, low, high }) => (
            <div key={kind}>
              <dt>{figureNames[kind]}</dt>
              <dd>
                {kind === "formula" ? (
                  <data value={middle}>{formatDollars(middle)}</data>
                ) : (
                  formatDollars(middle)
                )}{" "}
                <small>
                  {formatDollars(low)} to {formatDollars(high)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="soft">{savedText(saved, estimate.value)}</p>
      <dl className={styles.facts}>
        {[...(title === cartName(cart) ? [] : [["Cart", cartName(cart)]]), ...factsOf(cart)].map(
          ([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
      <NoteField saved={saved} onEdit={onEdit} />
      <div className="cluster screen-only">
        <LinkButton tone="solid" href={toolAddress(saved)}>
          Open {hiddenTitle}
        </LinkButton>
        <LinkButton href={savedSaleAddress(saved)}>Report sale {hiddenTitle}</LinkButton>
        <Button ref={removeButton} onClick={onRemove}>
          Remove {hiddenTitle}
        </Button>
        <label className={styles.compare}>
          <input type="checkbox" checked={isChosen} onChange={onCompare} />
          <span>Compare {hiddenTitle}</span>
        </label>
      </div>
    </article>
  );
}

function savedText({ savedAt, value: then }: SavedCart, now: number): string {
  const day = dateText(isoDay(new Date(savedAt)));
  return then === now
    ? `Saved ${day}`
    : `${formatDollars(then)} when saved, ${day}: ${formatChange(now - then)} since`;
}

interface TextProps {
  saved: SavedCart;
  onEdit: (change: Partial<Pick<SavedCart, "name" | "note">>) => boolean;
}

function NameField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.name, (name) => onEdit({ name }));
  const name = cartName(cartIn(saved));
  return (
    <label className={styles.name}>
      Name
      <input
        type="text"
        maxLength={maxNameLength}
        placeholder={name}
        autoComplete="off"
        {...draft}
      />
    </label>
  );
}

function NoteField({ saved, onEdit }: TextProps) {
  const draft = useDraft(saved.note, (note) => onEdit({ note }));
  return (
    <label className={styles.note}>
      Note
      <textarea
        rows={2}
        maxLength={maxNoteLength}
        placeholder="Asking price, seller, what it needs…"
        {...draft}
      />
    </label>
  );
}

/**
 * Text that is kept while it is typed. It shows what is kept, also by another tab, except while
 * it is being typed or could not be kept: then nothing typed is lost.
 */
function useDraft(kept: string, keep: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  return {
    value: typed ?? kept,
    onChange(event: { target: { value: string } }) {
      setTyped(event.target.value);
      setRefused(!keep(event.target.value));
    },
    onBlur() {
      if (typed === null || (refused && !keep(typed))) return;
      setTyped(null);
      setRefused(false);
    },
  };
}
