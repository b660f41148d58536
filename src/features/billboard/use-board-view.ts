import type { Role } from "../../../domain/cart/roles.ts";
import { type LateModule, useLateModule } from "../../ui/lazy/use-late-module.ts";
import type { Calculation } from "../cart/calculation.ts";
import { listedMakes } from "../evidence/listed-makes.data.ts";
import { loadMarket } from "./load-market.ts";
import { type BoardView, viewAlone } from "./model.ts";

type Market = LateModule<Awaited<ReturnType<typeof loadMarket>>>;

/** The board's view of a cart as far as the market's figures are loaded; null before they are. */
export function useBoardView(calculation: Calculation, role: Role) {
  const market = useLateModule(loadMarket);
  return { market, view: viewFrom(market, calculation, role) };
}

/** The views of several carts; null for one whose market figures are still to come. */
export function useViews(): (calculation: Calculation, role: Role) => BoardView | null {
  const market = useLateModule(loadMarket);
  return (calculation, role) => viewFrom(market, calculation, role);
}

function viewFrom(market: Market, calculation: Calculation, role: Role): BoardView | null {
  if (!listedMakes.includes(calculation.cart.make)) return viewAlone(calculation, role);
  switch (market.status) {
    case "loading":
      return null;
    case "loaded":
      return market.module.marketView(calculation, role) ?? viewAlone(calculation, role);
    case "failed":
      return viewAlone(calculation, role);
  }
}
