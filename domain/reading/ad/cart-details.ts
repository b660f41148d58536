// Tested with whole ads in read-ad.test.ts.
import type { BatteryAge, Powertrain } from "../../cart/cart.ts";
import { assumedIfNotRunning } from "../../cart/cart.ts";
import type { ImpliedDetails } from "../../catalogue/family.ts";
import { type Found, hide, hideAt } from "../plain-words.ts";
import {
  findBatteryType,
  findCondition,
  findLifted,
  findPowertrain,
  findSeats,
  findUpgrades,
} from "./choices.ts";
import { findNotRunning } from "./not-running.ts";

interface About {
  /** What the model's name implies. Whatever a model was built with isn't an upgrade. */
  readonly implied: ImpliedDetails;
  /** The text without its dollar amounts, which could be taken for seat counts. */
  readonly unpriced: string;
  readonly findType: typeof findBatteryType;
  /** False for text typed as the model, such as "RXV Li lifted": there, a lift and lithium describe the model. */
  readonly areUpgrades: boolean;
  readonly findAge: () => Found<BatteryAge> | undefined;
}

/** "Comes with a parts cart", "includes a non running 2005 for parts", "not a parts cart" */
const otherCart =
  /(?:\b(?:with|includes?|including|plus|also|free|and|not)|[+&])(?: ?(?:an?|my|one|free|extra|second|another|old|older|spare|broken|non[- ]running|(?:19|20)\d\d)){0,4} parts? cart\b|\b(?:with|includes?|including|plus|also|and) (?:an?|my|one|another)(?: (?:free|extra|second|old|older|spare|broken|non[- ]running|(?:19|20)\d\d)){1,3} for parts\b/g;

/** What a text says about a cart besides its names, year, and price. */
export function findCartDetails(whole: string, about: About) {
  const text = hide(whole, otherCart);
  const { implied } = about;
  const saidPower = findPowertrain(text);
  const isGas = saidPower?.value === "gas";
  const lifted = findLifted(text);
  const notRunning = findNotRunning(text);
  // A cart that was flooded doesn't have "flooded" batteries.
  const batteryType = isGas
    ? undefined
    : about.findType(notRunning ? hideAt(text, notRunning) : text);
  const saidAge = isGas ? undefined : about.findAge();
  const dead = notRunning && assumedIfNotRunning(saidPower?.value ?? "electric");
  const foundInNotRunning = <T>(value: T | undefined): Found<T> | undefined =>
    notRunning && value !== undefined ? { ...notRunning, value } : undefined;
  return {
    seats: findSeats(about.unpriced, implied.seats),
    powertrain:
      saidPower === undefined
        ? // Only an electric cart has a pack worth mentioning.
          impliedElectric(saidAge ?? batteryType)
        : (saidPower ?? undefined),
    condition: foundInNotRunning(dead?.condition) ?? findCondition(text),
    batteryAge: saidAge ?? foundInNotRunning(dead?.batteryAge),
    batteryType,
    lifted,
    notRunning,
    hasUpgrades: findUpgrades(
      text,
      about.areUpgrades && implied.lifted !== true ? lifted : undefined,
      about.areUpgrades && implied.batteryType !== "lithium" ? batteryType : undefined,
    ),
  };
}

const impliedElectric = (pack: Found<unknown> | undefined): Found<Powertrain> | undefined =>
  pack && { ...pack, value: "electric" };
