import { BatteryReturn } from "./battery-return.tsx";
import { ColumnMap } from "./column-map.tsx";
import styles from "./fleet-details.module.css";
import { FleetTable } from "./fleet-table.tsx";
import { LinesToFix } from "./lines-to-fix.tsx";
import type { FleetSummary } from "./fleet-view.ts";
import type { FleetHandle } from "./use-fleet.ts";
import { YearChart } from "./year-chart.tsx";

/** Everything about a fleet besides its totals. */
export function FleetDetails({ fleet, summary }: { fleet: FleetHandle; summary: FleetSummary }) {
  const hasCarts = summary.totals.all.carts > 0;
  return (
    <div className={styles.details}>
      <ColumnMap summary={summary} ask={fleet.ask} />
      {summary.missing === "" && <LinesToFix summary={summary} ask={fleet.ask} />}
      {/* Other carts are shown from the start, without the words that were looked for. */}
      {hasCarts && <FleetTable key={fleet.readings} fleet={fleet} summary={summary} />}
      {hasCarts && (
        <div className={styles.pair}>
          <YearChart years={summary.totals.years} />
          <BatteryReturn summary={summary} />
        </div>
      )}
    </div>
  );
}
