// Tested with whole ads in read-ad.test.ts.
import type { BatteryAge, Powertrain } from "../../cart/cart.ts";
import { assumedIfNotRunning } from "../../cart/cart.ts";
import type { ImpliedDetails } from "../../catalogue/family.ts";
import { type Found, hideAt } from "../plain-words.ts";
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

/** What a text says about a cart besides its names, year, and price. */
export function findCartDetails(text: string, about: About) {
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
