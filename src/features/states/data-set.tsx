import type { State } from "../../../domain/catalogue/states.ts";
import { type DataSet, dollars } from "../../charts/data-set.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { facts, offers } from "../../market/offers.data.ts";
import { nameInText } from "../../site/page-metadata.ts";
import { listingsSource } from "../figures/sources.ts";
import { StateStrips, offersIn } from "./parts/facts.tsx";

/** The asking prices in a place; none if there are too few. */
export function stateSet(state: State): DataSet[] {
  const here = offersIn(state);
  const asked = askingSummary(here);
  if (asked === null) return [];
  return [
    {
      name: `state-prices/${state.code}`,
      title: `${state.name}: used cart asking prices`,
      about: `Dealers’ asking prices for used golf carts in ${nameInText(state)}, and the median there and everywhere.`,
      columns: [
        { name: "series", title: "“asking price” is one listing" },
        dollars("price", "Price"),
      ],
      rows: [
        ["median", asked.middle],
        ["median everywhere", askingSummary(offers)!.middle],
        ...here.map(({ price }) => ["asking price", price]),
      ],
      source: listingsSource,
      updated: facts.newest,
      page: `/${state.code}`,
      chart: () => <StateStrips state={state} />,
    },
  ];
}
