import { modified } from "../../../domain/catalogue/content-dates.ts";
import {
  MarketFigures,
  SeasonChart,
  headline,
  months,
  seasonLabels,
} from "../../charts/guide-charts.tsx";
import { type Column, type DataSet, dollars } from "../../charts/data-set.ts";
import { facts, offers } from "../../market/offers.data.ts";
import { listingsSource } from "../figures/sources.ts";
import {
  AskingByAge,
  AskingByMake,
  type AskingGroup,
  PowertrainShare,
  askingByAge,
  askingByMake,
  shares,
} from "./parts/guide.tsx";

const page = "/market-trends";
const ballpark = {
  source: "Ballpark figures for the US market, which CartWorth did not measure.",
  updated: modified.pages,
  page,
};
const listed = { source: listingsSource, updated: facts.newest, page };

const groupColumns = (first: Column): Column[] => [
  first,
  { name: "carts", title: "Carts", unit: "carts" },
  dollars("median", "Median asking price"),
  dollars("low", "8 in 10 asking prices: low end"),
  dollars("high", "high end"),
];
const groupRows = (groups: readonly AskingGroup[]) =>
  groups.map(({ name, count, middle, low, high }) => [name, count, middle, low, high]);

/** The figures of the page about the market. */
export const marketSets: readonly DataSet[] = [
  {
    name: "market/asking-by-age",
    title: "What dealers ask for used golf carts by age",
    about: "Median asking prices of used golf carts by age, and the range of 8 in 10 prices.",
    columns: groupColumns({ name: "age", title: "Age" }),
    rows: groupRows(askingByAge(offers)),
    ...listed,
    chart: () => <AskingByAge />,
  },
  {
    name: "market/asking-by-make",
    title: "What dealers ask for used golf carts by make",
    about: "Median asking prices of used golf carts by make, and the range of 8 in 10 prices.",
    columns: groupColumns({ name: "make", title: "Make" }),
    rows: groupRows(askingByMake(offers)),
    ...listed,
    chart: () => <AskingByMake />,
  },
  {
    name: "market/figures",
    title: "The golf cart market in four numbers",
    about: "Growth, size, electric share, and battery life in the golf cart market.",
    columns: [
      { name: "figure", title: "Figure" },
      { name: "value", title: "Value", unit: "as written" },
    ],
    rows: headline,
    ...ballpark,
    chart: () => <MarketFigures />,
  },
  {
    name: "market/powertrains",
    title: "Golf carts by powertrain",
    about: "The share of golf carts that are electric, and that run on gas.",
    columns: [
      { name: "powertrain", title: "Powertrain" },
      { name: "share", title: "Share", unit: "percent" },
    ],
    rows: shares.map(({ label, value }) => [label, value]),
    ...ballpark,
    chart: () => <PowertrainShare />,
  },
  {
    name: "market/seasons",
    title: "Golf cart selling seasons",
    about: "How well golf carts sell in each month.",
    columns: [
      { name: "month", title: "Month", unit: "month" },
      { name: "season", title: "Season" },
    ],
    rows: months.map(({ name, season }) => [name, seasonLabels[season].name]),
    ...ballpark,
    chart: () => <SeasonChart />,
  },
];
