import { counted } from "../../../domain/cart/english.ts";
import { useState } from "react";
import { safeTool } from "../../ui/lazy/lazy-part.tsx";
import { BesideForm, ToolColumns } from "../../ui/form/tool-form.tsx";
import styles from "./fleet.module.css";
import { FleetBoard } from "./parts/board.tsx";
import { FleetForm } from "./parts/form.tsx";
import { type FleetHandle, useFleet } from "./use-fleet.ts";
import { Columns } from "./parts/columns.tsx";
import { FleetTable } from "./parts/table.tsx";
import { LinesToFix } from "./parts/lines-to-fix.tsx";
import type { Fleet } from "./model.ts";
import { Field } from "../../ui/form/field.tsx";
import { formatRange, formatDollars } from "../../../domain/cart/money.ts";
import { type DollarRange, work } from "../../../domain/trade-in/work-prices.ts";
import { readDollars } from "../../format/read-dollars.ts";
import { type PackSums, packReturn } from "../../../domain/fleet/fleet-totals.ts";

/** Values many carts at once. Nothing that is pasted or dropped leaves the browser. */
export const FleetTool = safeTool(function FleetTool() {
  const handle = useFleet();
  return (
    <>
      <ToolColumns>
        <FleetForm handle={handle} />
        <BesideForm>
          <FleetBoard handle={handle} />
        </BesideForm>
      </ToolColumns>
      {handle.fleet !== null && <FleetDetails handle={handle} fleet={handle.fleet} />}
    </>
  );
});

/** Everything about a fleet besides its totals. */
function FleetDetails({ handle, fleet }: { handle: FleetHandle; fleet: Fleet }) {
  const hasCarts = fleet.totals.all.carts > 0;
  return (
    <div className={`${styles.details} stack`}>
      <Columns fleet={fleet} onChoose={handle.chooseColumn} />
      {fleet.missing.length === 0 && (
        <LinesToFix key={handle.readings} fleet={fleet} onFix={handle.fixLines} />
      )}
      {hasCarts && <BatteryReturn packs={fleet.totals.packs} />}
      {hasCarts && <FleetTable lines={fleet.lines} />}
    </div>
  );
}

/** The cost and the return of new batteries in every cart that may need them. */
function BatteryReturn({ packs }: { packs: PackSums }) {
  const { leadAcidSet: packPrice, lithiumSet: lithiumPrice } = work;
  const [typed, setTyped] = useState(() => String(usualPackCost(packPrice)));
  return (
    <section className={`${styles.section} stack`} data-report>
      <h2>New batteries for the fleet</h2>
      {packs.carts === 0 ? (
        <p>No electric cart here has a lead-acid pack older than two years.</p>
      ) : (
        <>
          <p>
            {packs.carts === 1 ? "1 cart has a pack" : `${counted(packs.carts, "cart")} have packs`}{" "}
            older than two years. A lead-acid set costs {formatRange(packPrice)} installed.
          </p>
          <Field label="Cost for each cart ($)">
            {(id) => (
              <input
                id={id}
                className={styles.cost}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <p role="status">{returnText(packs, readDollars(typed))}</p>
        </>
      )}
      {packs.lithiumCarts > 0 && <p>{lithiumText(packs.lithiumCarts, lithiumPrice)}</p>}
    </section>
  );
}

/** The middle of the prices, to the dollar. */
export function usualPackCost({ low, high }: DollarRange): number {
  return Math.round((low + high) / 2);
}

/** Says whether new packs pay back; null stands for a cost that was not understood. */
export function returnText(packs: PackSums, cost: number | null): string {
  if (cost === null) return "Enter the cost in dollars, such as 1350.";
  const { paid, ask } = packReturn(packs, cost);
  const [them, carts] = packs.carts === 1 ? ["it", "this cart"] : ["them", "these carts"];
  const sums = `Replacing ${them} costs ${formatDollars(paid)}. You could ask ${formatDollars(packs.askGain)} more for ${carts}, or expect ${formatDollars(packs.tradeInGain)} more in trade.`;
  if (ask >= 0) {
    return `${sums} It pays back if you sell ${them} yourself: you’d be ${ask === 0 ? "even" : `${formatDollars(ask)} ahead`}.`;
  }
  const cents = Math.floor((100 * packs.askGain) / paid);
  return `${sums} It doesn’t pay back: you’d be ${formatDollars(-ask)} behind, with ${cents}¢ back on the dollar. If you are about to sell, sell ${carts} as ${packs.carts === 1 ? "it is" : "they are"}.`;
}

export function lithiumText(carts: number, price: DollarRange): string {
  const whose =
    carts === 1
      ? "1 cart with an older lithium pack is"
      : `${counted(carts, "cart")} with older lithium packs are`;
  return `${whose} not counted: a lithium set costs ${formatRange(price)}.`;
}
