import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { states } from "../../../domain/catalogue/states.ts";
import type { DataSet } from "../../charts/data-set.ts";
import { marketSets } from "../guides/data-sets.tsx";
import { valuesSet } from "../makes/data-set.ts";
import { methodSets } from "../method/figure-sets.tsx";
import { pricesSet, tradeInSet } from "../models/data-sets.ts";
import { stateSet, statesSet } from "../states/data-set.tsx";
import { tradeInSets } from "../trade-in/data-sets.ts";
import { askingPlots, plotSet } from "./asking-plots.tsx";

/** The figures of every chart and every table of figures. */
export const dataSets: readonly DataSet[] = [
  ...askingPlots.map(plotSet),
  ...makes.map(valuesSet),
  ...cartModels.flatMap((model) => [pricesSet(model), tradeInSet(model)]),
  statesSet,
  ...states.flatMap(stateSet),
  ...methodSets,
  ...tradeInSets,
  ...marketSets,
];

/** One file of each kind, and one frame, for each. */
export const dataSetPaths = () =>
  dataSets.map((set) => {
    const [kind, name] = set.name.split("/");
    return { params: { kind, name }, props: { set } };
  });
