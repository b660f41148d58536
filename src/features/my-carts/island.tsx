import { flushSync } from "react-dom";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { focusInView } from "../../browser/bring-into-view.ts";
import { thisYear } from "../../browser/clock.ts";
import { Segments } from "../../ui/form/choices.tsx";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { Button, LinkButton } from "../../ui/kit/button.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Scene } from "../../ui/masthead/scene.tsx";
import { Notice } from "../../ui/masthead/sign.tsx";
import { type Compared, findingText, ownSums } from "./comparison.ts";
import { calculationOf } from "./format.ts";
import { type Removal, titleOf } from "./model.ts";
import styles from "./my-carts.module.css";
import { CartRow } from "./parts/cart-row.tsx";
import { Comparison } from "./parts/comparison-table.tsx";
import { CartLineup, EmptyLineup } from "./parts/lineup.tsx";
import { Shortlist } from "./parts/shortlist.tsx";
import { shortlistHeading, shortlistOf } from "./shortlist.ts";
import { type SavedCarts, currentCarts, onCartsChange } from "./saved-carts.ts";
import { problemText, refusalText, unreadableText } from "./text.ts";
import { useCarts } from "./use-carts.ts";
import { NumberedList } from "../../ui/kit/numbered-list.tsx";

const title = "My carts";

/** The prerendered page can't know what this browser has saved, and says so. */
export const MyCarts = withErrorBoundary(
  function MyCarts() {
    const list = useSyncExternalStore(onCartsChange, currentCarts, () => null);
    return list === null ? <StillLoading /> : <CartList {...list} />;
  },
  () => title,
);

function StillLoading() {
  return (
    <div className={styles.page}>
      <CartsMasthead
        title={title}
        text="Carts you save appear here, in this browser only."
        ground={null}
      >
        <p className={styles.looking}>Looking for the carts in this browser…</p>
        <NeedsScript
          tool={title}
          withoutScript="With JavaScript, you can save estimates from the value tool, and name and compare them here."
        />
      </CartsMasthead>
    </div>
  );
}

const views = ["list", "compare"] as const;
type View = (typeof views)[number];
const viewLabels: Readonly<Record<View, string>> = { list: "List", compare: "Compare" };

export function CartList(stored: SavedCarts) {
  const { carts } = stored;
  const list = useCarts(carts);
  const [asOfYear] = useState(thisYear);
  const valued = carts.map((saved) => ({ saved, ...calculationOf(saved, asOfYear) }));
  const ads = shortlistOf(valued);
  const owned = valued.filter(({ saved }) => saved.ad === null);
  const { chosen, notice } = list;
  const [view, setView] = useState<View>(chosen.length > 1 ? "compare" : "list");
  const masthead = useRef<HTMLElement>(null);
  if (carts.length === 0) return <NoCarts stored={stored} list={list} />;

  function show(next: View): void {
    if (next === "compare" && chosen.length < 2) list.fill();
    setView(next);
  }

  function compareChosen(): void {
    flushSync(() => show("compare"));
    focusInView(masthead.current!);
  }

  const isComparing = view === "compare" && chosen.length > 1;
  const compared = chosen.map((id) => owned.find(({ saved }) => saved.id === id)!);
  const sums = owned.length === 0 ? { title: shortlistHeading(ads), text: "" } : ownSums(owned);
  return (
    <div className={styles.page}>
      <CartsMasthead
        ref={masthead}
        title={isComparing ? findingText(compared) : sums.title}
        text={isComparing ? "" : sums.text}
        ground={<CartLineup carts={isComparing ? compared : owned.length === 0 ? valued : owned} />}
        aside={
          owned.length > 1 && (
            <Segments
              legend="View"
              legendIsHidden
              name="view"
              choices={views}
              labels={viewLabels}
              value={isComparing ? "compare" : "list"}
              onChange={show}
            />
          )
        }
      >
        <StorageWarnings {...stored} />
      </CartsMasthead>
      {isComparing ? (
        <Comparison
          compared={compared}
          onLeaveOut={(id) => {
            list.toggle(id);
            if (chosen.length === 2) focusInView(masthead.current!);
          }}
        />
      ) : (
        <div className={`${styles.list} wrap`}>
          {(owned.length > 0 || list.removal !== null) && <CartRows carts={owned} list={list} />}
          <p className="cluster screen-only">
            <LinkButton tone="call" href="/">
              Value another cart
            </LinkButton>
            <span className="soft">
              Your carts are in this browser only. Anyone who uses it can see them, and clearing its
              data removes them.
            </span>
          </p>
          <ChosenBar chosen={chosen} notice={notice} onCompare={compareChosen} />
        </div>
      )}
      {!isComparing && ads.length > 0 && (
        <Shortlist ads={ads} isHeaded={owned.length > 0} onRemove={list.remove} />
      )}
    </div>
  );
}

function CartsMasthead({
  ref,
  title: heading,
  text,
  aside,
  ground,
  isEmpty = false,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  title: string;
  text: ReactNode;
  aside?: ReactNode;
  /** What stands on the land. */
  ground: ReactNode;
  /** The land then fills the screen. */
  isEmpty?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      className={`masthead ${styles.carts}`}
      aria-labelledby="my-carts"
      tabIndex={-1}
    >
      <Scene isLow={!isEmpty} />
      <div className="wrap stack">
        <div className={styles.head}>
          <div className="stack">
            <h1 id="my-carts">{heading}</h1>
            {text !== "" && <p className="lede">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
      <div className={`${styles.ground} wrap`}>{ground}</div>
    </section>
  );
}

type List = ReturnType<typeof useCarts>;

function CartRows({ carts, list }: { carts: readonly Compared[]; list: List }) {
  const { removal, chosen, restoredId, edit, remove, undo, toggle } = list;
  const items = carts.map((calculation) => {
    const { saved } = calculation;
    return (
      <li key={saved.id}>
        <CartRow
          calculation={calculation}
          isChosen={chosen.includes(saved.id)}
          isRestored={restoredId === saved.id}
          onEdit={(change) => edit(saved.id, change)}
          onRemove={() => remove(saved)}
          onCompare={carts.length > 1 ? () => toggle(saved.id) : undefined}
        />
      </li>
    );
  });
  const removed = removal && (
    <li key="removed">
      <Removed {...removal} onUndo={undo} />
    </li>
  );
  return (
    <ul className={styles.rows}>
      {items.toSpliced(removal?.index ?? 0, 0, ...(removed ? [removed] : []))}
    </ul>
  );
}

function Removed({ saved, onUndo }: Removal & { onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current!.focus(), [saved]);
  return (
    <Notice text={`${titleOf(saved)} was removed.`}>
      <Button ref={undoButton} onClick={onUndo}>
        Undo
      </Button>
    </Notice>
  );
}

export function ChosenBar({
  notice,
  chosen,
  onCompare,
}: {
  notice: string;
  chosen: readonly string[];
  onCompare: () => void;
}) {
  const text = notice === "" ? chosenText(chosen.length) : notice;
  if (text === "") return null;
  return (
    <div className={`${styles.bar} screen-only`}>
      <Notice text={text}>
        {chosen.length > 1 && (
          <Button tone="call" onClick={onCompare}>
            Compare them
          </Button>
        )}
      </Notice>
    </div>
  );
}

function chosenText(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "1 cart chosen. Choose another to compare them.";
  return `${count} carts chosen.`;
}

function StorageWarnings({ forbidden, problem, unreadable }: SavedCarts) {
  return (
    <div className="stack screen-only" role="status">
      {forbidden && (
        <p className="card message">{refusalText.forbidden} Estimates cannot be saved here.</p>
      )}
      {problem !== null && <p className="card message">{problemText[problem]}</p>}
      {unreadable > 0 && <p className="card message">{unreadableText(unreadable)}</p>}
    </div>
  );
}

function NoCarts({ stored, list }: { stored: SavedCarts; list: List }) {
  return (
    <div className={`${styles.page} ${styles.empty}`}>
      <CartsMasthead
        title="No carts saved yet"
        text="See what each of your carts would bring, side by side on one price scale."
        ground={<EmptyLineup />}
        isEmpty
      >
        {list.removal && <Removed {...list.removal} onUndo={list.undo} />}
        <StorageWarnings {...stored} />
        <NumberedList className={styles.steps}>
          <li>Value a cart from its details or an ad</li>
          <li>Press Save to My carts</li>
          <li>Save another and compare them</li>
        </NumberedList>
        <p className="cluster">
          <LinkButton tone="call" href="/">
            Value a cart
          </LinkButton>
          <LinkButton href="/fleet">Value a fleet</LinkButton>
          <span>No account. Your carts stay in this browser.</span>
        </p>
      </CartsMasthead>
    </div>
  );
}
