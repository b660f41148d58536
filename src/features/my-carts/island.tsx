import { flushSync } from "react-dom";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { countText } from "../../../domain/words/english.ts";
import { defaultDetails } from "../../../domain/details/details.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { thisYear } from "../../browser/clock.ts";
import { CartDrawing } from "../../ui/drawing/cart-drawing.tsx";
import { Segments } from "../../ui/form/choices.tsx";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { Button, LinkButton } from "../../ui/kit/button.tsx";
import { BlankTiles } from "../../ui/kit/tiles.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Scene } from "../../ui/masthead/scene.tsx";
import { Notice, Headline, Sign } from "../../ui/masthead/sign.tsx";
import { calculationOf } from "./format.ts";
import { type Removal, titleOf } from "./model.ts";
import styles from "./my-carts.module.css";
import { CartCard, CartSign } from "./parts/cart-card.tsx";
import { Comparison } from "./parts/comparison-table.tsx";
import { type SavedCarts, currentCarts, onCartsChange } from "./saved-carts.ts";
import { problemText, refusalText, unreadableText } from "./text.ts";
import { useCarts } from "./use-carts.ts";

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
    <Course title={title}>
      <p className={styles.looking}>Looking for the carts in this browser…</p>
      <NeedsScript
        tool={title}
        withoutScript="With JavaScript, you can save estimates from the value tool, and name and compare them here."
      />
    </Course>
  );
}

const views = ["list", "compare"] as const;
type View = (typeof views)[number];
const viewLabels: Readonly<Record<View, string>> = { list: "List", compare: "Compare" };

export function CartList(stored: SavedCarts) {
  const { carts } = stored;
  const list = useCarts(carts);
  const { chosen, notice } = list;
  const [asOfYear] = useState(thisYear);
  const [view, setView] = useState<View>(chosen.length > 1 ? "compare" : "list");
  const course = useRef<HTMLElement>(null);
  if (carts.length === 0) return <NoCarts stored={stored} list={list} />;

  function show(next: View): void {
    if (next === "compare" && chosen.length < 2) list.fill();
    setView(next);
  }

  function compareChosen(): void {
    flushSync(() => show("compare"));
    focusInView(course.current!);
  }

  const isComparing = view === "compare" && chosen.length > 1;
  const compared = chosen.map((id) => {
    const saved = carts.find((cart) => cart.id === id)!;
    return { saved, ...calculationOf(saved, asOfYear) };
  });
  return (
    <>
      <Course
        ref={course}
        title={headingFor(carts.length)}
        aside={
          carts.length > 1 && (
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
        {isComparing ? (
          <ul className={`${styles.lots} ${styles.compared} screen-only`}>
            {compared.map((cart) => (
              <li key={cart.saved.id}>
                <CartSign saved={cart.saved} calculation={cart} />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <CartCards carts={carts} list={list} asOfYear={asOfYear} />
            <ChosenBar chosen={chosen} notice={notice} onCompare={compareChosen} />
          </>
        )}
      </Course>
      {isComparing && (
        <Comparison
          compared={compared}
          onLeaveOut={(id) => {
            list.toggle(id);
            if (chosen.length === 2) focusInView(course.current!);
          }}
        />
      )}
    </>
  );
}

function headingFor(count: number): string {
  const words = countText(count);
  return `${words[0]!.toUpperCase()}${words.slice(1)} ${count === 1 ? "cart" : "carts"}, kept on this device`;
}

function Course({
  ref,
  title: heading,
  aside,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      className={`masthead ${styles.course} ${styles.room}`}
      aria-labelledby="my-carts"
      tabIndex={-1}
    >
      <Scene />
      <div className="wrap stack">
        <div className={`${styles.head} cluster`}>
          <div>
            <h1 id="my-carts">{heading}</h1>
            <p className="lede">
              In this browser only, and never sent to us. Whoever uses it can see them, and clearing
              its data removes them.
            </p>
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

type List = ReturnType<typeof useCarts>;

function CartCards({
  carts,
  list,
  asOfYear,
}: {
  carts: SavedCarts["carts"];
  list: List;
  asOfYear: number;
}) {
  const { removal, chosen, restoredId, edit, remove, undo, toggle } = list;
  const items = carts.map((saved) => (
    <li key={saved.id}>
      <CartCard
        saved={saved}
        asOfYear={asOfYear}
        isChosen={chosen.includes(saved.id)}
        isRestored={restoredId === saved.id}
        onEdit={(change) => edit(saved.id, change)}
        onRemove={() => remove(saved)}
        onCompare={carts.length > 1 ? () => toggle(saved.id) : undefined}
      />
    </li>
  ));
  const removed = removal && (
    <li key="removed">
      <Removed {...removal} onUndo={undo} />
    </li>
  );
  return (
    <ul className={styles.lots}>
      {items.toSpliced(removal?.index ?? 0, 0, ...(removed ? [removed] : []))}
      <li className="screen-only">
        <LinkButton href="/">Value another cart</LinkButton>
      </li>
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
    <section className={`masthead ${styles.room}`} aria-labelledby="my-carts">
      <Scene />
      <div className={`${styles.empty} wrap split`}>
        <div className="stack">
          {list.removal && <Removed {...list.removal} onUndo={list.undo} />}
          <h1 id="my-carts">No carts saved yet</h1>
          <p>
            Value one and press Save to My carts. It stays in this browser: no account, and nothing
            is sent to us.
          </p>
          <p className="cluster">
            <LinkButton tone="call" href="/">
              Value a cart
            </LinkButton>
            <LinkButton href="/fleet">Value a fleet</LinkButton>
          </p>
          <StorageWarnings {...stored} />
        </div>
        <div className={styles.lots}>
          <div>
            <Sign isSmall top="Your first cart" because="Save two or more to compare them.">
              <Headline>
                <BlankTiles text="$ ,   " />
              </Headline>
            </Sign>
            <CartDrawing cart={defaultDetails} />
          </div>
        </div>
      </div>
    </section>
  );
}
