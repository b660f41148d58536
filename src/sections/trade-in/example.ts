import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import { tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";

/** A cart of which there are many listings. */
export const example = {
  make: "Club Car",
  model: "Precedent",
  ageYears: 8,
  condition: "used",
  seats: 2,
  powertrain: "electric",
  batteryType: "lead-acid",
  batteryAgeYears: 2,
  lifted: false,
} as const;

const price = predictAskingPrice(model, example);
if (price === null) throw new Error("The trade-in guide's example is a cart without listings.");

/** What dealers ask for the example in whole US dollars, and the guide in good condition. */
export const { asking } = price;
export const guide = tradeInGuide(asking, { ...example, condition: "good", batteryAge: 2 });
