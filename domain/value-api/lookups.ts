import * as v from "valibot";
import { pricedMakes } from "../catalogue/priced-makes.ts";
import { hidingDoubt, unreadText } from "../recalls/doubts.ts";
import {
  type RecalledCart,
  cartOfNumber,
  countRecalls,
  recallMatches,
  findRecalls,
  isSameMake,
} from "../recalls/find-recalls.ts";
import { countryOf, noticeName } from "../recalls/recall.ts";
import { cpscCompleteTo, isHeldInPart, recalls } from "../recalls/recalls.ts";
import { findYear, detectKind } from "../serials/find-year.ts";
import { numberKinds } from "../serials/number-kinds.ts";
import { confidences } from "../serials/reading.ts";
import { otherMakeOnPlate } from "../serials/year-on-plate.ts";
import { yearSchema, strictSchema } from "./cart-schema.ts";
import { listText, withArticle } from "../words/english.ts";
import { renameToFieldIds } from "../cart/public-names.ts";
import { maxSerialLength, maxTextLength, powertrains } from "../cart/cart.ts";

const serial = v.pipe(
  v.string("Give the serial number as text, such as “PH1523-345678”."),
  v.trim(),
  v.maxLength(maxSerialLength, `Shorten the serial number to ${maxSerialLength} characters.`),
  v.description("The serial number as it stands on the plate."),
);

const name = (what: string, example: string, description: string) =>
  v.pipe(
    v.exactOptional(
      v.pipe(
        v.string(`Give the ${what} as text, such as “${example}”.`),
        v.trim(),
        v.maxLength(maxTextLength, `Shorten the ${what} to ${maxTextLength} characters.`),
      ),
    ),
    v.description(description),
  );

export const recallsQuerySchema = v.pipe(
  strictSchema({
    make: name("make", "Yamaha", "The make."),
    model: name(
      "model",
      "Drive2",
      "The model. Notices that name other models of the make are left out.",
    ),
    powertrain: v.pipe(
      v.exactOptional(
        v.picklist(powertrains, `Choose the powertrain: ${listText(powertrains, "or")}.`),
      ),
      v.description(
        "What moves the cart. Notices on carts of the other powertrain alone are left out.",
      ),
    ),
    year: v.pipe(
      v.exactOptional(yearSchema),
      v.description("The model year. Without it, notices of all years are listed."),
    ),
    serial: v.pipe(v.exactOptional(serial), v.description("The serial number or VIN.")),
  }),
  v.check(
    ({ make = "", serial: number = "" }) => make !== "" || number !== "",
    "Give the make, or the serial number.",
  ),
);

export const recallsAnswerSchema = v.object({
  recalls: v.array(
    v.object({
      notice: v.string(),
      country: v.pipe(
        v.picklist(["United States", "Canada"]),
        v.description("Where the carts were sold that the notice is for."),
      ),
      date: v.pipe(v.string(), v.description("An ISO date, or less of one.")),
      makes: v.array(v.string()),
      carts: v.string(),
      hazard: v.string(),
      remedy: v.string(),
      contact: v.object({ name: v.string(), phone: v.exactOptional(v.string()) }),
      source: v.string(),
      match: v.picklist(recallMatches),
      onlyYears: v.pipe(
        v.array(v.pipe(v.number(), v.integer())),
        v.description(
          "If the cart can be of several years, those that the notice is for; empty if it is for all of them.",
        ),
      ),
    }),
  ),
  count: v.pipe(
    v.number(),
    v.integer(),
    v.description("How many may concern the cart: all but those that list other numbers."),
  ),
  doubts: v.pipe(
    v.array(v.string()),
    v.description(
      "What about the cart may hide a notice, such as a year in which its model wasn’t built.",
    ),
  ),
  coverage: v.object({
    cpscCompleteTo: v.string(),
    isHeldInPart: v.boolean(),
    note: v.string(),
  }),
});

/** An empty list doesn't mean there's no recall. */
export function recallsFor(
  query: v.InferOutput<typeof recallsQuerySchema>,
  asOfYear: number,
): v.InferOutput<typeof recallsAnswerSchema> {
  const nothing = { make: "", year: null, model: "", powertrain: null, serial: "" };
  const cart = renameToFieldIds({ ...nothing, ...query });
  const found = findRecalls(cartOfNumber(cart, asOfYear), recalls, asOfYear);
  return {
    recalls: found.map(({ recall, match, onlyYears }) => ({
      notice: noticeName(recall),
      country: countryOf(recall),
      date: recall.date,
      makes: [...recall.makes],
      carts: recall.carts,
      hazard: recall.hazard,
      remedy: recall.remedy,
      contact: recall.contact,
      source: recall.source.url ?? recall.source.title,
      match,
      onlyYears: [...onlyYears],
    })),
    count: countRecalls(found).count,
    doubts: recallDoubts(cart, asOfYear),
    coverage: {
      cpscCompleteTo,
      isHeldInPart: isHeldInPart(cart.make),
      note: `We have every CPSC notice on golf carts to ${cpscCompleteTo}, and some of NHTSA’s and Transport Canada’s. No match doesn’t mean there’s no recall: ask a dealer with the serial number.`,
    },
  };
}

/** Reasons why the search may miss a notice about the cart, in a sentence or two each. */
function recallDoubts(cart: RecalledCart, asOfYear: number): string[] {
  const otherMake = otherMakeOnPlate(cart, asOfYear);
  if (otherMake !== null) {
    return [
      `This looks like ${withArticle(otherMake)} number, so these are notices about ${otherMake} carts. Check the make and the number.`,
    ];
  }
  const hiding = hidingDoubt(cart);
  return [
    unknownMakeText(cart),
    hiding === null ? "" : `${hiding.doubt} ${hiding.consequence}`,
    unreadText(cart),
  ].filter((text) => text !== "");
}

function unknownMakeText({ make }: RecalledCart): string {
  if (make === "" || isKnownMake(make)) return "";
  return `We know no make called “${make}”, so no notice can match it by its make. Give the make as the plate spells it.`;
}

function isKnownMake(make: string): boolean {
  return (
    pricedMakes.some((known) => isSameMake(known.name, make)) ||
    recalls.some(({ makes }) => makes.some((known) => isSameMake(known, make)))
  );
}

const kindIds = numberKinds.map(({ id }) => id);

export const serialQuerySchema = strictSchema({
  serial: v.pipe(
    serial,
    v.minLength(1, "Give the serial number as text, such as “PH1523-345678”."),
    v.description("The serial number, code, or VIN on the cart’s plate, or a battery’s date code."),
  ),
  kind: v.pipe(
    v.exactOptional(v.picklist(kindIds, `Choose the kind of number: ${kindIds.join(", ")}.`)),
    v.description("Whose number it is. Left out, it is told from its shape."),
  ),
});

export const serialAnswerSchema = v.object({
  serial: v.string(),
  kind: v.pipe(
    v.nullable(v.picklist(kindIds)),
    v.description("Whose number it was read as; null if it wasn’t."),
  ),
  years: v.pipe(
    v.array(
      v.object({
        year: v.pipe(v.number(), v.integer()),
        confidence: v.picklist(confidences),
        reason: v.string(),
      }),
    ),
    v.description("The years that it can stand for, the likeliest first."),
  ),
  model: v.exactOptional(v.string()),
  problem: v.pipe(
    v.exactOptional(v.object({ why: v.string(), next: v.string() })),
    v.description(
      "Why the number can’t be read, or why its year is doubted, such as a wrong check digit, and what to do next.",
    ),
  ),
});

export function yearFromSerial(
  query: v.InferOutput<typeof serialQuerySchema>,
  asOfYear: number,
): v.InferOutput<typeof serialAnswerSchema> {
  const { serial: number, kind } = query;
  const read =
    numberKinds.find(({ id }) => id === kind) ?? detectKind(number, asOfYear) ?? numberKinds[0]!;
  const reading = findYear(read, number, asOfYear);
  return {
    serial: number,
    kind: reading?.status === "read" ? read.id : null,
    years:
      reading?.status === "read"
        ? reading.candidates.map(({ year, confidence, reason }) => ({ year, confidence, reason }))
        : [],
    ...(reading?.status === "read" && reading.model !== undefined && { model: reading.model }),
    ...(reading?.status === "read" && reading.doubt !== undefined && { problem: reading.doubt }),
    ...(reading?.status === "unreadable" && { problem: reading.problem }),
    ...(reading?.status === "unfinished" && { problem: { why: reading.hint, next: "" } }),
  };
}
