import { type State, states } from "../../../domain/catalogue/states.ts";
import { type DataSet, dollars } from "../../charts/data-set.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { facts, offers } from "../../market/offers.data.ts";
import { nameInText } from "../../site/page-metadata.ts";
import { pages } from "../../site/pages.ts";
import { listingsSource } from "../figures/sources.ts";
import { StateStrips, offersIn } from "./parts/facts.tsx";
import { countIn, medianIn } from "./parts/map.tsx";

/** Where the listings come from, and at what price, as the map and the list beside it show. */
export const statesSet: DataSet = {
  name: "states/listings",
  title: "Golf cart listings by state",
  about:
    "How many of our dealers’ listings come from each state and territory, and the median asking price of used carts where we have enough.",
  columns: [
    { name: "place", title: "State or territory" },
    { name: "code", title: "Code" },
    { name: "listings", title: "Listings", unit: "listings" },
    dollars("median", "Median asking price"),
  ],
  rows: states.map((state) => [
    state.name,
    state.code.toUpperCase(),
    countIn(state),
    medianIn(state),
  ]),
  source: listingsSource,
  updated: facts.newest,
  page: pages.states.path,
};

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
