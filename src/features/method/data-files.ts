// Tested through the page in method-page.test.tsx.
import { formatNumber } from "../../../domain/words/english.ts";
import { modified } from "../../../domain/catalogue/content-dates.ts";
import { otherMake } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { type LawText, lawQuestions, stateLaw } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { minEstimate, rangeTwentieths } from "../../../domain/valuation/estimate.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { absoluteUrl } from "../../../config/site.ts";
import { csvText } from "../../../text/csv.ts";
import type { Plotted } from "../../charts/asking-scale.ts";
import { facts } from "../../market/listings.data.ts";
import { pages } from "../../site/pages.ts";
import { metadataOf } from "../../site/page-metadata.ts";
import { dataset } from "../../site/structured-data.ts";
import { plotOf } from "../makes/figures.ts";
import { type BookColumn, book } from "../prices-by-year/book.ts";

/** The only files below `/data/`. */
export const dataFiles = [
  {
    path: "/data/listings.csv",
    about: `Every cart that we saw at a US dealer, with its price and the address where we saw it. A cell is empty if the listing doesn’t say. Our prices use ${formatNumber(facts.listings)} of its rows, but not carts sold for parts or as is, years that the dealer contradicts, or a cart’s earlier listings.`,
    format: "text/csv",
    modified: facts.newest,
  },
  {
    path: "/data/prices.csv",
    about:
      "The blue book: for a typical cart of each model, battery type, and year, what a dealer likely pays in trade, our settle rule (halfway from there to what it’s worth as it stands, not a measured price), what dealers ask with its range, and the estimate. “Listings” counts used carts of that year and type; “basis” says whether the price is of a listed year, between listings, or beyond them. Without a model, a row is for the whole make, and has what dealers ask.",
    format: "text/csv",
    modified: facts.newest,
  },
  {
    path: "/data/recalls.csv",
    about: "The recall notices that we know, with their vehicles, hazards, and sources.",
    format: "text/csv",
    modified: modified.pages,
  },
  {
    path: "/data/state-law.csv",
    about:
      "Five questions about the law in each state and territory, and what a cart must carry in ten states, with our answers in a word and in sentences, how sure we are of each, and its source.",
    format: "text/csv",
    modified: modified.states,
  },
  {
    path: "/data/makes.json",
    about: "Every make, with its models and where the formula starts for each.",
    format: "application/json",
    modified: modified.makes,
  },
  {
    path: "/data/valuation.json",
    about: "The formula’s rules, with each factor in twentieths: 23 means ×1.15.",
    format: "application/json",
    modified: modified.makes,
  },
] as const;

export function pricesFile(): string {
  return csvText(
    [
      "make",
      "model",
      "model_year",
      "power",
      "listings",
      "basis",
      "confidence",
      "trade_in",
      "settle_rule",
      "dealers_ask_low",
      "dealers_ask",
      "dealers_ask_high",
      "estimate",
    ],
    [...makes.flatMap((make) => priceRows(make.name, plotOf(make))), ...book.flatMap(bookRows)],
  );
}

/** For a whole make: one row for each age with listings. */
function priceRows(make: string, plot: Plotted | null) {
  if (plot === null) return [];
  const estimates = new Map(plot.estimates.map(({ yearOrAge, value }) => [yearOrAge, value]));
  return (plot.dealers ?? []).flatMap(({ yearOrAge: age, low, value, high }) => {
    const listings = plot.prices.filter(({ yearOrAge }) => yearOrAge === age).length;
    if (listings === 0) return [];
    return [
      {
        make,
        model_year: facts.asOfYear - age,
        listings,
        dealers_ask_low: low,
        dealers_ask: value,
        dealers_ask_high: high,
        estimate: estimates.get(age),
      },
    ];
  });
}

/** One row for each year in which the model was built. */
function bookRows({ model, drive, cells }: BookColumn) {
  return cells.map(({ modelYear, listings, basis, figures, advice }) => ({
    make: model.make,
    model: model.name,
    model_year: modelYear,
    power: drive,
    listings,
    basis,
    confidence: advice.selling.confidence,
    trade_in: advice.trading.number,
    settle_rule: advice.selling.settle,
    dealers_ask_low: figures.market!.asking.low,
    dealers_ask: figures.market!.asking.asking,
    dealers_ask_high: figures.market!.asking.high,
    estimate: figures.estimate.value,
  }));
}

export function recallsFile(): string {
  return csvText(
    [
      "agency",
      "number",
      "date",
      "makes",
      "vehicles",
      "powertrain",
      "first_model_year",
      "last_model_year",
      "units",
      "hazard",
      "remedy",
      "source",
    ],
    recalls.map(({ modelYears, ...notice }) => ({
      agency: notice.agency,
      number: notice.number,
      date: notice.date,
      makes: notice.makes.join(", "),
      vehicles: notice.carts,
      powertrain: notice.powertrain,
      first_model_year: modelYears.from,
      last_model_year: modelYears.to,
      units: notice.units,
      hazard: notice.hazard,
      remedy: notice.remedy,
      source: notice.source.url ?? notice.source.title,
    })),
  );
}

export function stateLawFile(): string {
  return csvText(
    [
      "place",
      "question",
      "confidence",
      "short_answer",
      "answer",
      "citation",
      "source",
      "source_date",
    ],
    states.flatMap(({ code }) => {
      const law = stateLaw[code]!;
      const answers = lawQuestions.map((question) => lawRow(code, question, law[question]));
      return law.equipment ? [...answers, lawRow(code, "equipment", law.equipment)] : answers;
    }),
  );
}

function lawRow(code: string, question: string, law: LawText & { readonly short?: string }) {
  const { confidence, short, answer, citation, source } = law;
  return {
    place: code.toUpperCase(),
    question,
    confidence,
    short_answer: short,
    answer,
    citation,
    source: source?.url ?? source?.title,
    source_date: source?.date,
  };
}

export const makesFile = {
  about:
    "Where the formula starts for a two-seat, electric golf cart, in whole US dollars. It is not what a new one costs.",
  documentation: absoluteUrl("/how-it-works#data"),
  modified: modified.makes,
  otherBasePrice: otherMake.defaultBasePrice,
  makes: makes.map((make) => ({
    name: make.name,
    url: absoluteUrl(`/${make.slug}`),
    category: make.category,
    inProduction: make.inProduction,
    defaultBasePrice: make.defaultBasePrice,
    defaultFromPriceList: make.priceFromSpec,
    modelPrices: make.modelPrices,
    models: make.models,
  })),
};

export const valuationFile = {
  about:
    "An estimate is a base price times one factor for each rule, exact, rounded half up once. Factors are in twentieths.",
  documentation: absoluteUrl("/how-it-works#data"),
  modified: modified.makes,
  floorDollars: minEstimate,
  rangeTwentieths,
  // The published file calls the factors "numbers".
  rules: rules.map(({ id, label, source, factors }) => ({ id, label, source, numbers: factors })),
};

export function methodPage() {
  const page = metadataOf(pages.howItWorks);
  const data = dataset({
    name: "Golf cart prices, recalls, and road law in the United States",
    description: `${formatNumber(facts.listings)} golf carts that US dealers had for sale, what dealers ask by make, model, and age, recall notices, the law on golf carts by state, and the rules and base prices of the estimate.`,
    path: `${page.path}#data`,
    files: dataFiles,
    modified: dataFiles
      .map((file) => file.modified)
      .toSorted()
      .at(-1)!,
  });
  return { ...page, structuredData: [...page.structuredData, data] };
}
