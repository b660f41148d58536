import { readFileSync } from "node:fs";
import { cartModels, modelPath, modelsOfMake } from "../../../domain/model-pages/cart-models.ts";
import { makeNotes } from "../../../domain/model-pages/make-notes.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { repairs } from "../../../domain/model-pages/repairs.ts";
import { stateLaw } from "../../../domain/catalogue/state-law.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { compareTradeIn } from "../../../domain/market/compare-trade-ins.ts";
import { documentedTradeIns, newFleetCart } from "../../../domain/market/documented-trade-ins.ts";
import { blueBookProfit, minTradeIn } from "../../../domain/market/published-formulas.ts";
import { publishedModel } from "../../../domain/market/published-model.ts";
import {
  conditionWork,
  middleCost,
  totalCost,
  work,
  youngestToRepair,
} from "../../../domain/market/work-prices.ts";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import { minEstimate } from "../../../domain/valuation/estimate.ts";
import { batteryAges, conditions } from "../../../domain/cart/cart.ts";
import { newPrices } from "../../../src/features/blue-book/new-prices.data.ts";
import {
  installationFee,
  insurancePrices,
  leadAcidSets,
  newFourSeater,
  setPrice,
} from "../../../src/features/guides/values.ts";
import { sampleAd } from "../../../src/features/home/examples.ts";
import { exampleCart, exampleYear, firstAge } from "../../../src/features/method/example-cart.ts";
import { explained, setShare } from "../../../src/features/method/example.ts";
import { formulaPrices } from "../../../src/features/trade-in/example.ts";

const guideFolder = "src/content/guides";

/** What repairs and batteries cost, from the shops' prices. */
const costs = [
  work,
  repairs,
  Object.values(work).map(middleCost),
  conditions.map((condition) =>
    Math.round(
      totalCost(
        conditionWork({ condition, powertrain: "electric", notRunning: false }, youngestToRepair),
      ),
    ),
  ),
];

/** What fleet trade-ins brought, and what the guide says about each. */
const tradeIns = [
  formulaPrices,
  // The step to which trade-ins are rounded.
  50,
  minTradeIn,
  documentedTradeIns.map((tradeIn) => [tradeIn, compareTradeIn(tradeIn, publishedModel)]),
  newFleetCart,
  blueBookProfit,
];

/**
 * The dollars that a page may print besides prices of carts and listings: those in its own records,
 * each of which has a source, in its guide, and in the product spec.
 */
export function sourcedDollars(path: string): ReadonlySet<number> {
  const [, first = "", second] = path.split("/");
  const make = makes.find(({ slug }) => slug === first);
  const records = [
    minEstimate,
    costs,
    second === undefined ? recordsOfPage(first) : [],
    make && [make, make.defaultBasePrice, makeNotes[first], modelsOfMake(make.name)],
    cartModels.filter((model) => modelPath(model) === path),
  ];
  return new Set(dollarsIn(records));
}

function recordsOfPage(name: string): unknown {
  if (name in stateLaw) return [stateLaw[name], stateProfiles[name]];
  return [recordsOfOtherPages[name], guideText(name)];
}

const recordsOfOtherPages: Readonly<Record<string, unknown>> = {
  // The price in the home page's sample ad, and how far it is above the price to stop at.
  "": [sampleAd.price, sampleAd.price - sampleAd.answer.stop!],
  about: explained.estimate.base.price,
  "blue-book": newPrices,
  "battery-costs": [leadAcidSets, installationFee, leadAcidSets.map(setPrice)],
  "buying-guide": newFourSeater,
  // An example of what to type.
  "check-a-price": 6500,
  insurance: insurancePrices,
  "how-it-works": [0, batteryAges.map(setShare), estimateOf(exampleCart, exampleYear + firstAge)],
  // The steps to which advice is rounded, and where they change.
  developers: [50, 100, 10_000],
  // From the product spec, section 9.
  "market-trends": 2.5,
  "trade-in-guide": tradeIns,
};

function guideText(name: string): string {
  try {
    return readFileSync(`${guideFolder}/${name}.md`, "utf8");
  } catch {
    return "";
  }
}

/** All numbers of a record, and the dollars in its texts. */
function dollarsIn(record: unknown): number[] {
  if (typeof record === "number") return [record];
  if (typeof record === "string") return dollarsInText(record);
  if (typeof record !== "object" || record === null) return [];
  return Object.values(record).flatMap(dollarsIn);
}

export function dollarsInText(text: string): number[] {
  return Array.from(text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g), ([, amount]) =>
    Number(amount!.replaceAll(",", "")),
  );
}
