// Tested in ../../server/api/openapi.test.ts.
import * as v from "valibot";
import { supports } from "../market/asking-price-model.ts";
import { confidences, reasonCodes } from "../answer/advice.ts";
import { sourcesSchema, understoodSchema } from "./cart-schema.ts";

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
  asking: v.pipe(
    dollars,
    v.description("What a typical dealer asks for a cart like this, made ready to sell."),
  ),
  ...range,
  support: v.pipe(
    v.picklist(supports),
    v.description(
      "What the figure rests on: many listings of this model at about this age, only a few, listings of the make alone, or those of other makes alone.",
    ),
  ),
  dealers: v.pipe(
    v.array(v.string()),
    v.description("The dealers that list the model at about this age."),
  ),
  chain: v.pipe(
    v.nullable(
      v.strictObject({
        name: v.string(),
        percent: v.pipe(v.number(), v.description("Its share of all the listings we know of.")),
        asking: dollars,
      }),
    ),
    v.description(
      "What the chain with most of the listings asks, if it lists most of the carts of this model.",
    ),
  ),
});

const work = v.array(
  v.strictObject({
    id: v.string(),
    name: v.string(),
    share: v.pipe(v.number(), v.description("The part of it that is counted, from 0 to 1.")),
    cost: v.pipe(dollars, v.description("What that part costs, at the middle of shops’ prices.")),
  }),
);

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
        v.description(
          "Halfway from the trade-in to the cart as it stands: where we’d settle. It is our rule; nobody publishes what private sales bring.",
        ),
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
  buyingFromDealer: adviceSchema("Pay a dealer the number, and stop at the ceiling."),
  insuring: adviceSchema("Insure for the number, which is what replacing the cart costs."),
});

/** The figures answer different questions and are never averaged. */
const valueSchema = v.strictObject({
  cart: v.pipe(
    understoodSchema,
    v.description(
      "The cart as it was understood, with what its model implies and every default filled in.",
    ),
  ),
  sources: v.pipe(
    sourcesSchema,
    v.description(
      "Where each detail comes from: “said” in the request, implied by the “model”, or “assumed” because neither says it.",
    ),
  ),
  asOfYear: v.pipe(v.number(), v.integer(), v.description("The year for which it is valued.")),
  estimate: v.pipe(
    estimate,
    v.description("What our formula says: the value, its range, and each line of the arithmetic."),
  ),
  dealers: v.pipe(
    v.nullable(dealers),
    v.description(
      "What a typical dealer asks for a cart like this one, made ready to sell, with a range that holds about 8 in 10 asking prices of other dealers. Null for a make of other vehicles, such as GEM, and for a model year before 1950 or after next year.",
    ),
  ),
  work: v.pipe(
    v.nullable(work),
    v.description("What makes this cart ready to sell. Null whenever dealers is."),
  ),
  asIs: v.pipe(
    v.nullable(dollars),
    v.description(
      "The cart as it stands: what dealers ask less the work, but never less than the trade-in. Null whenever dealers is.",
    ),
  ),
  tradeIn: v.pipe(
    v.nullable(tradeIn),
    v.description(
      "What a dealer would likely pay and, for carts with lead-acid batteries, both figures: if they pass a load test, and if they must be replaced. Null whenever dealers is.",
    ),
  ),
  advice: v.pipe(
    v.nullable(advice),
    v.description(
      "One number for each side of the deal, with a floor, a ceiling, how sure we are, and why, in amounts rounded to $50, or $100 from $10,000. Null whenever dealers is.",
    ),
  ),
  builtInOtherYears: v.pipe(
    v.nullable(
      v.strictObject({
        make: v.string(),
        name: v.pipe(
          v.nullable(v.string()),
          v.description("Null if the years are those of the make."),
        ),
        from: v.pipe(
          v.nullable(v.pipe(v.number(), v.integer())),
          v.description("Null if no source says."),
        ),
        to: v.pipe(
          v.nullable(v.pipe(v.number(), v.integer())),
          v.description("Null if it is still built, or if no source says when it ended."),
        ),
      }),
    ),
    v.description(
      "The model, or the make, and the years in which it was built, if the cart’s year is none of them. Everything but the estimate is then that of the nearest year.",
    ),
  ),
  doubt: v.pipe(
    v.nullable(v.string()),
    v.description(
      "What can’t be true of the cart as it was described, and what to check: its make, its year, its powertrain, or batteries older than the cart. Null if everything fits.",
    ),
  ),
});

const measuredError = v.strictObject({
  typicalPct: v.number(),
  signedPct: v.pipe(v.number(), v.description("Below zero if the figure is more often too low.")),
});

const evidenceSchema = v.strictObject({
  version: v.pipe(v.string(), v.description("Changes whenever the model of asking prices does.")),
  listings: v.pipe(v.number(), v.integer()),
  newest: v.pipe(v.string(), v.isoDate(), v.description("The day of the newest listing.")),
  errors: v.pipe(
    v.strictObject({
      unseenDealers: v.pipe(
        measuredError,
        v.description("The dealers' figure, for dealers that we have no listings from."),
      ),
      unseenCarts: v.pipe(
        measuredError,
        v.description(
          "The dealers' figure, for other carts of dealers that we have listings from; nearly all are one chain's.",
        ),
      ),
      formula: v.pipe(measuredError, v.description("The estimate.")),
    }),
    v.description("How far off each figure is from what a dealer asks: the median, in percent."),
  ),
});

export const oneValueSchema = v.strictObject({
  ...valueSchema.entries,
  evidence: v.pipe(
    evidenceSchema,
    v.description(
      "How many listings the dealers’ figures rest on, how new they are, and how far off the figures typically are.",
    ),
  ),
});
export type Value = v.InferOutput<typeof valueSchema>;
export type Evidence = v.InferOutput<typeof evidenceSchema>;
