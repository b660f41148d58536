import { otherYearsText } from "../catalogue/built-years.ts";
import { modelOfOtherMakeText } from "../catalogue/model-of-other-make.ts";
import { withArticle } from "../words/english.ts";
import type { Figures } from "./figures.ts";

/** What can't be true of the cart, whoever said it; null if everything fits. */
export function cartDoubt(figures: Figures): string | null {
  return makeDoubt(figures) ?? yearAdvice(figures) ?? powerDoubt(figures) ?? batteryDoubt(figures);
}

function makeDoubt({ cart, modelOfOtherMake }: Figures): string | null {
  return modelOfOtherMake && modelOfOtherMakeText(cart.make, modelOfOtherMake);
}

function powerDoubt({ builtWithOtherPower }: Figures): string | null {
  if (builtWithOtherPower === null) return null;
  const { make, name, powertrain } = builtWithOtherPower;
  return `We know the ${make} ${name} only as ${withArticle(powertrain)} cart. Check the powertrain.`;
}

/** Batteries that nobody gave an age for count as two years old, or as five if the cart doesn't run. */
const assumedBatteryYears = 2;

function batteryDoubt({ cart, estimate }: Figures): string | null {
  const { powertrain, batteryAge, notRunning } = cart;
  const older = batteryAge - Math.max(0, estimate.ageYears);
  if (powertrain === "gas" || notRunning || older <= assumedBatteryYears) return null;
  return "The batteries would be older than the cart. Check both.";
}

export function yearAdvice({
  builtInOtherYears,
}: Pick<Figures, "builtInOtherYears">): string | null {
  return builtInOtherYears && otherYearsText(builtInOtherYears);
}

export function addCartDoubt(sentences: string, figures: Figures): string {
  const doubt = cartDoubt(figures);
  return doubt === null ? sentences : `${sentences} ${doubt}`;
}
