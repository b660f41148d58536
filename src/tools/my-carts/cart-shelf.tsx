import { useEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { Button } from "../../components/button.tsx";
import { latePart } from "../../components/late-part.tsx";
import { AddCart } from "./add-cart.tsx";
import { CartCard } from "./cart-card.tsx";
import { CartFiles } from "./cart-files.tsx";
import styles from "./cart-shelf.module.css";
import { SelectionBar } from "./selection-bar.tsx";
import { EmptyShelf } from "./empty-shelf.tsx";
import type { Shelf } from "./shelf-subscription.ts";
import { type Removal, placeOf, titleOf } from "./shelf.ts";
import { cartIn } from "./cart-file.ts";
import { StorageWarnings } from "./storage-warnings.tsx";
import { useShelf } from "./use-shelf.ts";

const loadComparison = async () => (await import("./comparison-table.tsx")).Comparison;

const Comparison = latePart(
  loadComparison,
  "The comparison couldn’t be loaded. Your saved carts aren’t affected.",
);

/** Everything saved in this browser: the carts, their comparison, and their files. */
export function CartShelf(kept: Shelf) {
  const { carts } = kept;
  const shelf = useShelf(carts);
  const [asOfYear] = useState(thisYear);
  const isChoosing = shelf.chosen.length > 0;
  useEffect(() => {
    // The visitor may be offline by the time the second cart is chosen.
    if (isChoosing) void loadComparison().catch(() => {});
  }, [isChoosing]);
  const compared = shelf.chosen.map((id) => {
    const saved = carts.find((each) => each.id === id)!;
    const cart = cartIn(saved);
    return { saved, cart, appraisal: appraise(cart, asOfYear) };
  });

  return (
    <>
      <StorageWarnings {...kept} />
      {carts.length === 0 ? (
        <>
          {shelf.removal !== null && (
            <ul className={styles.list}>
              <Removed {...shelf.removal} onUndo={shelf.undo} />
            </ul>
          )}
          <EmptyShelf />
        </>
      ) : (
        <section className={styles.shelf} aria-labelledby="saved-carts">
          <h2 id="saved-carts">
            {carts.length === 1 ? "1 saved cart" : `${carts.length} saved carts`}
          </h2>
          <CartList {...kept} {...shelf} asOfYear={asOfYear} />
          <SelectionBar {...shelf} />
        </section>
      )}
      {compared.length > 1 && <Comparison compared={compared} onLeaveOut={shelf.toggle} />}
      <CartFiles {...kept} onAction={shelf.dismiss} />
    </>
  );
}

type ListProps = Pick<Shelf, "carts"> & ReturnType<typeof useShelf> & { asOfYear: number };

function CartList(props: ListProps) {
  const { carts, removal, chosen, restoredId, asOfYear, edit, remove, undo, toggle } = props;
  const items = carts.map((saved) => (
    <li key={saved.id}>
      <CartCard
        saved={saved}
        asOfYear={asOfYear}
        isChosen={chosen.includes(saved.id)}
        isRestored={restoredId === saved.id}
        onEdit={(change) => edit(saved.id, change)}
        onRemove={() => remove(saved)}
        onCompare={() => toggle(saved.id)}
      />
    </li>
  ));
  const removed = removal === null ? [] : [<Removed key="removed" {...removal} onUndo={undo} />];
  const place = removal === null ? 0 : placeOf(removal, carts);
  return (
    <ul className={styles.list}>
      {items.toSpliced(place, 0, ...removed)}
      <li>
        <AddCart />
      </li>
    </ul>
  );
}

/** In place of a cart that was removed, until the visitor does something else. */
function Removed({ saved, onUndo }: Removal & { onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current!.focus(), [saved]);
  return (
    <li className={styles.removed}>
      <p role="status">{titleOf(saved)} was removed.</p>
      <Button ref={undoButton} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
