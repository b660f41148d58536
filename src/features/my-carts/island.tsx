import { useSyncExternalStore, useEffect, useRef, useState } from "react";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { lazyPart, safeTool } from "../../ui/lazy/lazy-part.tsx";
import styles from "./my-carts.module.css";
import { currentCarts, onCartsChange, type SavedCarts } from "./saved-carts.ts";
import { thisYear } from "../../browser/clock.ts";
import { Button, LinkButton } from "../../ui/kit/button.tsx";
import { CartCard } from "./parts/cart-card.tsx";
import { type Removal, titleOf } from "./model.ts";
import { calculationOf } from "./format.ts";
import { useCarts } from "./use-carts.ts";
import { problemText, refusalText, unreadableText } from "./text.ts";
import { BlankTiles } from "../../ui/kit/tiles.tsx";

/** Everything saved in this browser. The prerendered page cannot know it, and says so. */
export const MyCarts = safeTool(function MyCarts() {
  const list = useSyncExternalStore(onCartsChange, currentCarts, () => null);
  return (
    <div className={`${styles.carts} stack`}>
      {list === null ? <StillLoading /> : <CartList {...list} />}
    </div>
  );
});

function StillLoading() {
  return (
    <div className={styles.waiting}>
      <p className={styles.looking}>Looking for the carts in this browser…</p>
      <NeedsScript
        tool="My carts"
        withoutScript="With JavaScript, you can save estimates from the value tool, and name and compare them here."
      />
    </div>
  );
}

const loadComparison = async () => (await import("./parts/comparison-table.tsx")).Comparison;

const Comparison = lazyPart(
  loadComparison,
  "The comparison couldn’t be loaded. Your saved carts aren’t affected.",
);

/** Everything saved in this browser: the carts and their comparison. */
export function CartList(stored: SavedCarts) {
  const { carts } = stored;
  const list = useCarts(carts);
  const [asOfYear] = useState(thisYear);
  const isChoosing = list.chosen.length > 0;
  useEffect(() => {
    // The visitor may be offline by the time the second cart is chosen.
    if (isChoosing) void loadComparison().catch(() => {});
  }, [isChoosing]);
  const compared = list.chosen.map((id) => {
    const saved = carts.find((each) => each.id === id)!;
    return { saved, ...calculationOf(saved, asOfYear) };
  });

  return (
    <>
      <StorageWarnings {...stored} />
      {carts.length === 0 ? (
        <>
          {list.removal !== null && (
            <ul className={styles.list}>
              <Removed {...list.removal} onUndo={list.undo} />
            </ul>
          )}
          <NoCarts />
        </>
      ) : (
        <section className={`${styles.all} stack`} aria-labelledby="saved-carts">
          <h2 id="saved-carts">
            {carts.length === 1 ? "1 saved cart" : `${carts.length} saved carts`}
          </h2>
          <CartCards {...stored} {...list} asOfYear={asOfYear} />
          <SelectionBar {...list} />
        </section>
      )}
      {compared.length > 1 && <Comparison compared={compared} onLeaveOut={list.toggle} />}
    </>
  );
}

type ListProps = Pick<SavedCarts, "carts"> & ReturnType<typeof useCarts> & { asOfYear: number };

function CartCards(props: ListProps) {
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
  return (
    <ul className={styles.list}>
      {items.toSpliced(removal?.at ?? 0, 0, ...removed)}
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

/** The last place on the list: the next cart. */
function AddCart() {
  return (
    <a className={`${styles.add} screen-only`} href="/">
      <b>Value another cart</b>
      <span className="soft">Then press Save to My carts under its estimate.</span>
    </a>
  );
}

/** The last action or the selection, always in view below the carts. */
export function SelectionBar(list: {
  notice: string;
  chosen: readonly string[];
  clear: () => void;
}) {
  const { notice, chosen, clear } = list;
  const text = notice === "" ? chosenText(chosen.length) : notice;
  return (
    <div className={`${styles.bar} cluster screen-only`} data-idle={text === ""}>
      <p role="status">{text}</p>
      {chosen.length > 1 && <LinkButton href="#comparison">See the comparison</LinkButton>}
      {chosen.length > 0 && <Button onClick={clear}>Clear</Button>}
    </div>
  );
}

function chosenText(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "1 cart chosen. Choose another to compare them.";
  return `${count} carts chosen. They are side by side below.`;
}

/** Problems with storage: the browser stores nothing, or texts could not be read. */
function StorageWarnings({ forbidden, problem, unreadable }: SavedCarts) {
  return (
    <div className={`${styles.warnings} stack screen-only`} role="status">
      {forbidden && <p>{refusalText.forbidden} Estimates cannot be saved here.</p>}
      {problem !== null && <p>{problemText[problem]}</p>}
      {unreadable > 0 && <p>{unreadableText(unreadable)}</p>}
    </div>
  );
}

/** An invitation, before anything was saved. */
function NoCarts() {
  return (
    <section className={styles.empty} aria-labelledby="nothing-saved">
      <div className={styles.board}>
        <h2 id="nothing-saved">No carts saved yet</h2>
        <BlankTiles text="$ ,   " />
        <p>Value a cart first. It takes eight details and half a minute.</p>
        <LinkButton tone="call" href="/">
          Value a cart
        </LinkButton>
      </div>
      <ol className={styles.steps}>
        <li>
          <b>Save it</b>
          <span>Press Save to My carts under the estimate. It is kept in this browser only.</span>
        </li>
        <li>
          <b>Name it</b>
          <span>Add a note: the asking price, the seller, what it needs.</span>
        </li>
        <li>
          <b>Compare</b>
          <span>
            Choose two to four carts, and see them side by side with every step of the arithmetic.
          </span>
        </li>
      </ol>
    </section>
  );
}
