// Tested through the pages in pages.test.tsx.
import type { Drive } from "../../../domain/catalogue/family.ts";
import { type PrintedFigure, cartPrice } from "../../../domain/answer/cart-price.ts";
import { formatDollars, formatRange } from "../../../domain/words/money.ts";
import { type CartModel, modelPath } from "../../../domain/model-pages/cart-models.ts";
import { defaultChoices } from "../../../domain/cart/cart.ts";
import { repairs } from "../../../domain/model-pages/repairs.ts";
import { type Recall, noticeCountText } from "../../../domain/recalls/recall.ts";
import { cpscCompleteTo, recallsOfMake } from "../../../domain/recalls/recalls.ts";
import type { DollarRange } from "../../../domain/market/work-prices.ts";
import { countText, listText, withArticle } from "../../../domain/words/english.ts";
import type { HeadFigure } from "../../ui/masthead/tool.tsx";
import type { ShownModel } from "../answer/parts/answer.tsx";
import { paintOf } from "../../ui/drawing/paint.ts";
import { dateText } from "../../format/date-text.ts";
import { dealersOf } from "../../market/asking-prices.ts";
import { facts } from "../../market/listings.data.ts";
import {
  type AgeFigures,
  figuresByAge,
  listingsOfModel,
  modelsInTable,
  typicalRow,
} from "./figures.ts";

export const plotName = (model: CartModel) => modelPath(model).slice(1).replace("/", "-");

export const fullName = ({ make, name }: CartModel) => `${make} ${name}`;

/** "Drive" for the Drive (G29). */
export const shortName = ({ name }: CartModel) => name.replace(/ \(.*\)/, "");

export const driveNames: Readonly<Record<Drive, string>> = {
  "lead-acid": "Lead-acid",
  lithium: "Lithium",
  gas: "Gas",
};

/** They begin a sentence. */
export const kindNames: Readonly<Record<Drive, string>> = {
  "lead-acid": "On lead-acid",
  lithium: "With a lithium pack",
  gas: "With an engine",
};

/** "a 4-year-old", "an 8-year-old", or "a nearly new". */
export function agedText(ageYears: number): string {
  if (ageYears === 0) return "a nearly new";
  return withArticle(`${ageYears}-year-old`);
}

export function headFigure(model: CartModel, row: AgeFigures): HeadFigure {
  return {
    amount: cartPrice(row.figures[0]!, "asking"),
    text: `is about what dealers ask for ${agedText(row.ageYears)} ${cartText(model)}.`,
    signText: `What dealers ask ${atAge(row.ageYears)}`,
  };
}

/** "at 10 years", "if nearly new" */
export function atAge(ageYears: number): string {
  return ageYears === 0 ? "if nearly new" : `at ${ageText(ageYears)}`;
}

/** For example "gas cart with four seats". */
export function cartText({ seats, drives: [drive] }: CartModel): string {
  const counted = `${countText(seats)} seats`;
  if (drive === "gas") return `gas cart with ${counted}`;
  return `electric cart with ${counted} and ${drive === "lithium" ? "a lithium pack" : "lead-acid batteries"}`;
}

/** Empty for makes with few models. */
export function shownModels(make: string): ShownModel[] {
  return modelsInTable(make).map((model) => ({
    ...typicalPrice(model),
    years: `${model.years.from} to ${model.years.to ?? "now"}`,
    paint: paintOf(modelPath(model)),
    cart: appearanceOf(model),
  }));
}

/** What dealers ask for each one at a typical age. */
export function typicalPrice(model: CartModel) {
  const { ageYears, figures } = typicalRow(model, figuresByAge(model));
  const drive = model.drives[0]!;
  const age = ageYears === 0 ? "new" : `at ${ageText(ageYears)}`;
  return {
    name: model.name,
    price: cartPrice(figures[0]!, "asking"),
    // The form starts out on lead-acid.
    age: drive === "lead-acid" ? age : `${driveNames[drive].toLowerCase()}, ${age}`,
  };
}

/** As most are built. */
export function appearanceOf({ make, formModel, seats, drives: [drive] }: CartModel) {
  const powertrain = drive === "gas" ? ("gas" as const) : ("electric" as const);
  return { ...defaultChoices, make, model: formModel, seats, powertrain };
}

export function dealersText(model: CartModel): string {
  const listings = listingsOfModel(model);
  if (listings.length === 0) {
    return `We have no dealer’s prices for one. These are for other ${model.make} carts of the same age.`;
  }
  const newest = `The newest is from ${dateText(facts.newest)}.`;
  // Some dealers are known only by their site's address.
  const namedDealers = dealersOf(listings).filter(({ dealer }) => dealer.includes(" "));
  const elsewhere = listings.length - namedDealers.reduce((sum, { count }) => sum + count, 0);
  const carts = listings.length === 1 ? "one cart" : `${listings.length} carts`;
  if (namedDealers.length === 1 && elsewhere === 0) {
    return `The prices come from ${carts}, all at ${namedDealers[0]!.dealer}. ${newest}`;
  }
  const parts = namedDealers.map(({ dealer, count }) => `${count} at ${dealer}`);
  if (elsewhere > 0) parts.push(`${elsewhere} elsewhere`);
  return `The prices come from ${carts}: ${listText(parts)}. ${newest}`;
}

export function ageText(ageYears: number): string {
  if (ageYears === 0) return "new";
  return ageYears === 1 ? "1 year" : `${ageYears} years`;
}

/** "" if the model itself is well covered by listings. */
export function supportText({ figures: [first] }: AgeFigures): string {
  return first!.market!.asking.support === "family"
    ? ""
    : `Few are for sale, so prices vary widely.`;
}

/** "an 11-year-old Precedent", and then "a gas one" */
export function tradedCartText(
  { name }: CartModel,
  { drive, ageYears, isFirst }: { drive: Drive; ageYears: number; isFirst: boolean },
): string {
  const aged = agedText(ageYears);
  const carts: Readonly<Record<Drive, string>> = {
    "lead-acid": isFirst ? `${aged} ${name}` : "one on lead-acid",
    lithium: `${isFirst ? `${aged} ${name}` : "one"} with a lithium pack`,
    gas: isFirst ? `${aged} gas ${name}` : "a gas one",
  };
  return carts[drive];
}

export function costText(cost: keyof typeof repairs): string {
  const { low, high }: DollarRange = repairs[cost];
  return low === high ? `about ${formatDollars(low)}` : formatRange({ low, high });
}

/** Newest first. */
export function recallsOfModel({ make, recalls: numbers }: CartModel): Recall[] {
  return recallsOfMake(make).filter(({ number }) => numbers.includes(number ?? ""));
}

/** Never reads as an all-clear. */
export function recallsText(model: CartModel): string {
  const notices = recallsOfModel(model);
  const day = dateText(cpscCompleteTo);
  if (notices.length === 0) {
    return `As of ${day}, the safety agency CPSC lists no recall of the ${fullName(model)}. Chargers and parts can be recalled too. For a street-legal cart, check nhtsa.gov.`;
  }
  return `As of ${day}, we know of ${noticeCountText(notices)} on this model. The repair is usually free, even if you bought it used. There may be others, so check your serial number.`;
}

/** Lead-acid carts have a column for each result of a load test. */
export function tradeColumns({ drives }: CartModel) {
  return drives.flatMap((drive, index) => {
    const column = (head: string, figure: PrintedFigure) => ({
      head,
      priceIn: ({ figures }: AgeFigures) => cartPrice(figures[index]!, figure),
    });
    if (drive !== "lead-acid") return [column(driveNames[drive], "trade-in")];
    return [column("Batteries pass", "passing"), column("Batteries replaced", "replacing")];
  });
}
