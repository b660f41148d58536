import * as v from "valibot";
import { supports } from "../asking-prices/asking-price-model.ts";
import { confidences, reasonCodes } from "../advice/advise.ts";
import { cartSchema } from "./cart-schema.ts";

const dollars = v.pipe(v.number(), v.integer(), v.description("Whole US dollars."));
const range = { low: dollars, high: dollars };

const line = v.strictObject({
  id: v.pipe(v.string(), v.description("The rule's name, “base”, or “floor”.")),
  label: v.pipe(v.string(), v.description("The rule in words.")),
  factor: v.pipe(
    v.nullable(v.number()),
    v.description("What the rule multiplies by. Null for the base price and the floor."),
  ),
  amount: v.pipe(
    dollars,
    v.description("What the line adds or takes off. The amounts add up to the value."),
  ),
  running: v.pipe(dollars, v.description("The total so far.")),
});

const estimate = v.strictObject({
  value: dollars,
  ...range,
  tradeIn: v.pipe(dollars, v.description("The formula's trade-in figure: the low end.")),
  ageYears: v.pipe(v.number(), v.integer()),
  base: v.strictObject({
    price: dollars,
    from: v.pipe(
      v.picklist(["model", "make", "other"]),
      v.description("Whether the price is that of the model, its make, or any other make."),
    ),
    make: v.exactOptional(v.string()),
    model: v.exactOptional(v.string()),
  }),
  lines: v.array(line),
});

const dealers = v.strictObject({
  asking: v.pipe(dollars, v.description("The typical asking price.")),
  ...range,
  anyDealer: v.pipe(
    v.strictObject(range),
    v.description("The range for dealers we have no listings from."),
  ),
  support: v.pipe(
    v.picklist(supports),
    v.description(
      "What the figure rests on: many listings of this family at this age, only a few, or only listings of the make.",
    ),
  ),
  family: v.pipe(
    v.nullable(v.strictObject({ name: v.string(), listings: v.pipe(v.number(), v.integer()) })),
    v.description(
      "The model family in our listings, and how many of its listings have different prices.",
    ),
  ),
});

const tradeInGuide = v.strictObject({
  ...range,
  margin: v.pipe(v.strictObject(range), v.description("What a dealer keeps.")),
  reconditioning: v.pipe(v.strictObject(range), v.description("What the work on the cart costs.")),
  work: v.array(v.string()),
});

const tradeInFigure = { middle: dollars, ...range };

const tradeIn = v.strictObject({
  ...tradeInFigure,
  branches: v.pipe(
    v.exactOptional(
      v.strictObject({
        passing: v.strictObject(tradeInFigure),
        replacing: v.strictObject(tradeInFigure),
      }),
    ),
    v.description(
      "If the batteries pass a load test, and if they must be replaced. Only for carts that may have lead-acid batteries.",
    ),
  ),
});

const adviceSchema = (description: string) =>
  v.pipe(
    v.strictObject({
      number: v.pipe(dollars, v.description("The one number.")),
      settle: v.pipe(
        v.exactOptional(dollars),
        v.description("What a private sale would likely settle at."),
      ),
      floor: dollars,
      ceiling: dollars,
      confidence: v.pipe(v.picklist(confidences), v.description("How sure it is.")),
      reasons: v.pipe(
        v.array(v.picklist(reasonCodes)),
        v.description("Why it is as it is, and as sure. There may be new reasons."),
      ),
    }),
    v.description(description),
  );

const advice = v.strictObject({
  selling: adviceSchema("Ask the number, and accept no less than the floor."),
  trading: adviceSchema("Expect the number from a dealer."),
  buying: adviceSchema("Offer the number to an owner, and stop at the ceiling."),
  insuring: adviceSchema("Insure for the number, which is what replacing the cart costs."),
});

/** One cart's figures. They answer different questions and are never averaged. */
const valueSchema = v.strictObject({
  cart: cartSchema,
  asOfYear: v.pipe(v.number(), v.integer()),
  estimate,
  dealers: v.pipe(
    v.nullable(dealers),
    v.description("Null if we have no listings for this make or age."),
  ),
  tradeInGuide: v.pipe(
    v.nullable(tradeInGuide),
    v.description("What a dealer would likely pay. Null whenever dealers is."),
  ),
  tradeIn: v.pipe(
    v.nullable(tradeIn),
    v.description("The same with its middle. Null whenever dealers is."),
  ),
  advice: v.pipe(
    v.nullable(advice),
    v.description(
      "What to do, in amounts rounded to $50, or $100 from $10,000. Null whenever dealers is.",
    ),
  ),
});

/** The basis of the dealers' figures. */
const evidenceSchema = v.strictObject({
  version: v.pipe(v.string(), v.description("Changes whenever the model of asking prices does.")),
  listings: v.pipe(v.number(), v.integer()),
  newest: v.pipe(v.string(), v.isoDate(), v.description("The day of the newest listing.")),
  typicalErrorPct: v.pipe(
    v.strictObject({ dealers: v.number(), formula: v.number(), knownDealers: v.number() }),
    v.description(
      "How far off each figure typically is from a dealer's price, in percent: the dealers' figure from one we have no listings from, and from those we have.",
    ),
  ),
});

export const oneValueSchema = v.strictObject({ ...valueSchema.entries, evidence: evidenceSchema });
export type Value = v.InferOutput<typeof valueSchema>;
export type Evidence = v.InferOutput<typeof evidenceSchema>;
