import { evaluateHeldOut } from "../../listings/fit/held-out-predictions.ts";
import { ownListings } from "../../listings/import/own-listings.ts";
import { table } from "./bench-table.ts";

/** The published errors, on listings that the fit had not seen. */
export function benchMarket(): string[] {
  const { model, formula, rows } = evaluateHeldOut(ownListings());
  return table([
    [`used listings: ${rows}`, "median error %", "bias %", "within 20 % %", "80 % interval %"],
    row("what dealers ask (aim: 18, ±6, 55, 70 to 90)", [
      model.medianAbsErrorPct,
      model.biasPct,
      model.within20Pct,
      model.interval80CoveragePct,
    ]),
    row("the formula", [formula.medianAbsErrorPct, formula.biasPct, formula.within20Pct]),
  ]);
}

function row(name: string, numbers: readonly number[]): string[] {
  return [name, ...["", "", "", ""].map((_, index) => numbers[index]?.toFixed(1) ?? "")];
}
