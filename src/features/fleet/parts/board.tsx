import { useEffect, useRef } from "react";
import { Board } from "../../../ui/kit/board.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import styles from "../fleet.module.css";
import { askingRange, summaryText, tradeInRange } from "../text.ts";
import { counted, grouped } from "../../../../domain/cart/english.ts";
import type { DollarRange } from "../../../../domain/trade-in/work-prices.ts";
import { ColumnQuestion } from "./columns.tsx";
import type { Fleet } from "../model.ts";
import type { FleetHandle } from "../use-fleet.ts";
import type { FleetTotals as Totals } from "../../../../domain/fleet/fleet-totals.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";

/** The value of the whole fleet. */
export function FleetBoard({ handle }: { handle: FleetHandle }) {
  const { fleet, readings, chooseColumn, download } = handle;
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the board is below the form.
    const isNarrow = !matchMedia("(min-width: 48rem)").matches;
    if (readings > 0 && isNarrow) board.current!.scrollIntoView();
  }, [readings]);
  return (
    <Board ref={board} name="Fleet result" isReport={fleet !== null}>
      <p className="visually-hidden" role="status">
        {fleet !== null && summaryText(fleet)}
      </p>
      {fleet === null ? <NothingYet /> : <Valued fleet={fleet} onChoose={chooseColumn} />}
      {fleet !== null && fleet.lines.length > 0 && (
        <div className="cluster screen-only">
          <Button tone="solid" onClick={() => void download()}>
            Download CSV
          </Button>
          {fleet.totals.all.carts > 0 && <Button onClick={() => print()}>Print</Button>}
        </div>
      )}
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
        The trade-in guide, our formula’s estimate, and what dealers ask will be here. Below it,
        you’ll see every cart and what new batteries would return.
      </p>
    </>
  );
}

interface ValuedProps {
  fleet: Fleet;
  onChoose: FleetHandle["chooseColumn"];
}

function Valued({ fleet, onChoose }: ValuedProps) {
  const { totals, sheet, missing, asOfYear } = fleet;
  const { problems, all } = totals;
  const lines = counted(sheet.records.filter(({ kind }) => kind === "cart").length, "line");
  return (
    <>
      <div>
        <h2>{all.carts === 0 ? lines : counted(all.carts, "cart")}</h2>
        <p className="soft">
          {sheet.name !== "" && `From ${sheet.name}. `}
          {all.carts > 0 && `${lines}, valued as of ${asOfYear}`}
        </p>
      </div>
      {missing.length > 0 ? (
        <div className={`${styles.look} tinted`}>
          {missing.map((detail) => (
            <ColumnQuestion key={detail} detail={detail} sheet={sheet} onChoose={onChoose} />
          ))}
        </div>
      ) : (
        problems > 0 && (
          <p className={`${styles.look} tinted`}>
            <b>{problems === 1 ? "1 line needs" : `${grouped(problems)} lines need`} a look.</b>{" "}
            {all.carts > 0 && "The totals leave them out. "}
            <a href="#lines-to-fix">Fix {problems === 1 ? "it" : "them"}</a>
          </p>
        )
      )}
      {all.carts > 0 && <FleetTotals totals={totals} />}
    </>
  );
}

/** The three numbers of the fleet, each with what it is of; first the one for a deal. */
function FleetTotals({ totals }: { totals: Totals }) {
  const { all, withEvidence, market, otherMakes } = totals;
  const without = all.carts - withEvidence.carts;
  const hasMarket = withEvidence.carts > 0;
  const listed =
    without === 0
      ? ""
      : `${counted(withEvidence.carts, "cart")} of ${grouped(all.carts)} with dealers’ prices to go by. `;
  return (
    <dl className={styles.totals}>
      {hasMarket && (
        <Total
          isPoint
          kind="Trade-in guide"
          dollars={market.tradeIn}
          range={tradeInRange(market)}
          note={`${listed}Use this one for a deal: it’s what dealers would likely pay. Offers vary: get two bids for the whole fleet.`}
        />
      )}
      <Total
        isPoint={!hasMarket}
        kind="Formula estimate"
        dollars={all.estimate}
        range={all}
        note={`For the books. The range adds up the low ends and the high ends: it assumes every cart is off the same way.${otherMakes > 0 ? ` ${otherMakesText(otherMakes)}` : ""}`}
      />
      {without > 0 && hasMarket && (
        <Total
          kind="Formula estimate"
          name={`The same, leaving out ${counted(without, "cart")} without dealers’ prices`}
          dollars={withEvidence.estimate}
          range={withEvidence}
        />
      )}
      {hasMarket ? (
        <Total
          kind="Dealers ask"
          dollars={market.asking}
          range={askingRange(market)}
          note={`${listed}For insurance: one cart at a time, made ready, on a dealer’s lot.`}
        />
      ) : (
        <NoMarket />
      )}
    </dl>
  );
}

/** One of the fleet’s totals. The main one is shown in tiles. */
function Total({
  kind,
  name = kind,
  dollars,
  range,
  note,
  isPoint = false,
}: {
  kind: "Trade-in guide" | "Formula estimate" | "Dealers ask";
  name?: string;
  dollars: number;
  range: DollarRange;
  note?: string;
  isPoint?: boolean;
}) {
  const text = formatDollars(dollars);
  return (
    <div data-name={kind}>
      <dt>{name}</dt>
      <dd className={isPoint ? styles.point : styles.figure}>
        {isPoint ? <Tiles value={dollars} text={text} /> : text}
      </dd>
      <dd className={styles.figure}>{formatRange(range)}</dd>
      {note !== undefined && <dd className={`${styles.boardNote} soft`}>{note}</dd>}
    </div>
  );
}

function NoMarket() {
  return (
    <div>
      <dt>Trade-in guide, and what dealers ask</dt>
      <dd className={`${styles.boardNote} soft`}>
        We have no dealer prices for any of these carts, so we can’t show either.
      </dd>
    </div>
  );
}

function otherMakesText(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${grouped(count)} carts have`;
  return `${whose} a make that isn’t in our directory, so we used our price for other makes.`;
}
