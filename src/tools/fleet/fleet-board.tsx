import { useEffect, useRef } from "react";
import { Board } from "../../components/board.tsx";
import { Button } from "../../components/button.tsx";
import { BlankTiles } from "../../components/tiles.tsx";
import styles from "./fleet-board.module.css";
import { FleetTotals } from "./fleet-totals.tsx";
import { cartsText, formatCount, keepingTexts, linesText, summaryText } from "./fleet-words.ts";
import type { FleetSummary } from "./fleet-view.ts";
import type { FleetHandle } from "./use-fleet.ts";

/** What the whole fleet is worth. */
export function FleetBoard({ fleet }: { fleet: FleetHandle }) {
  const { summary, undo, readings, ask } = fleet;
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the board is below the form.
    const isNarrow = !matchMedia("(min-width: 768px)").matches;
    if (readings > 0 && isNarrow) board.current!.scrollIntoView();
  }, [readings]);
  return (
    <Board ref={board} name="Fleet result" isReport={summary !== null}>
      <p className="visually-hidden" role="status">
        {summary !== null && summaryText(summary)}
      </p>
      {summary === null ? <NothingYet /> : <Valued summary={summary} />}
      {summary !== null && <Actions fleet={fleet} hasCarts={summary.totals.all.carts > 0} />}
      <p className={styles.undo} role="status">
        {undo !== null && (
          <>
            {undo.text} <Button onClick={() => ask({ type: "undo" })}>Undo</Button>
          </>
        )}
      </p>
    </Board>
  );
}

function NothingYet() {
  return (
    <>
      <h2>What is the whole fleet worth?</h2>
      <div className={styles.blank}>
        <BlankTiles text="$000,000" />
      </div>
      <p>
        The total of our formula’s estimates, the trade-in guide, and what dealers ask will be here.
        Below it, you’ll see every cart, the model years, and what new batteries would return.
      </p>
    </>
  );
}

function Valued({ summary }: { summary: FleetSummary }) {
  const { totals, name, lines, missing } = summary;
  const { problems, all } = totals;
  return (
    <>
      <div>
        <h2>{all.carts === 0 ? linesText(lines) : cartsText(all.carts)}</h2>
        <p className={styles.source}>
          {name !== "" && `From ${name}. `}
          {all.carts > 0 && `${linesText(lines)}, valued as of ${summary.asOfYear}`}
        </p>
      </div>
      {missing !== "" ? (
        <p className={styles.look}>
          <b>{missing}</b> <a href="#columns">Say what your columns are</a>.
        </p>
      ) : (
        problems > 0 && (
          <p className={styles.look}>
            <b>{problems === 1 ? "1 line needs" : `${formatCount(problems)} lines need`} a look.</b>{" "}
            {all.carts > 0 && "The totals leave them out. "}
            <a href="#lines-to-fix">Fix {problems === 1 ? "it" : "them"}</a>
          </p>
        )
      )}
      {all.carts > 0 && <FleetTotals totals={totals} />}
    </>
  );
}

function Actions({ fleet, hasCarts }: { fleet: FleetHandle; hasCarts: boolean }) {
  const { ask, keeping, download, print } = fleet;
  return (
    <div className={styles.actions}>
      <Button tone="solid" onClick={download}>
        Download CSV
      </Button>
      {hasCarts && <Button onClick={print}>Print</Button>}
      <Button onClick={() => ask({ type: "clear" })}>Clear</Button>
      <p role="status">{keeping === null ? "" : keepingTexts[keeping]}</p>
    </div>
  );
}
