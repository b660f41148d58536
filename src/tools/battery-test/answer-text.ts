import {
  type Judgement,
  type Verdict,
  failedCells,
  failedSpread,
  lowCharge,
  lowGravity,
  unevenCells,
  unevenSpread,
} from "../../../domain/batteries/judge-pack.ts";
import type { Pack } from "../../../domain/batteries/pack.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";

/** What a verdict means, and what to do next, in the order of doing it. */
export interface VerdictText {
  readonly title: string;
  readonly why: string;
  readonly next: readonly string[];
}

const equalize =
  "For batteries with caps, run the charger’s equalizing charge, let them rest, and measure again. Never equalize gel or AGM batteries.";
const discharge =
  "Have a dealer or battery shop do a load or discharge test. Only that measures capacity.";

export function verdictText(judgement: Judgement, pack: Pack): VerdictText {
  return texts[judgement.verdict](judgement, pack);
}

const texts: Record<Verdict, (judgement: Judgement, pack: Pack) => VerdictText> = {
  "check-pack": (_, { batteryVolts }) => ({
    title: "Check the pack you chose",
    why: `No battery reads like ${batteryVolts === 8 ? "an" : "a"} ${batteryVolts}-volt one, not even an empty one.`,
    next: [
      "Count the caps or cells of one battery: 3 are 6 volts, 4 are 8, and 6 are 12.",
      "If the pack is right, it is entirely empty. Many chargers won’t start on such a pack: ask a dealer.",
    ],
  }),
  "rest-first": () => ({
    title: "Let the pack rest, then measure again",
    why: "For hours after charging, batteries read too high, and after driving, too low. These readings can’t tell a good battery from a tired one.",
    next: [
      "Unplug the charger and leave the cart for at least 6 hours, better overnight.",
      "Measure each battery again with nothing switched on.",
    ],
  }),
  "charge-first": () => ({
    title: "Charge the pack fully, then measure again",
    why: "These readings show how full the batteries are, but not how good they are.",
    next: [
      "Let the charger finish by itself.",
      "Let the pack rest for at least 6 hours, better overnight, and measure again.",
    ],
  }),
  "weak-battery": ({ lowest, spread }) => ({
    title: `Likely tired: battery ${lowest + 1} is far below the best`,
    why: `It reads ${spread.toFixed(2)} V less than the highest. Trojan says that a battery which stays more than ${failedSpread.toFixed(1)} V from another may have failed.`,
    next: [
      "Check that its cables and posts are clean and tight.",
      equalize,
      `${discharge} One weak battery pulls down the whole pack.`,
      "If it stays low, ask about replacing it. In an older pack, the old batteries soon drag a new one down.",
    ],
  }),
  "weak-cell": ({ widest }) => ({
    title: `Likely tired: battery ${widest!.battery + 1} has a weak cell`,
    why: `Its cells differ by ${widest!.spread.toFixed(3)}. A difference of more than ${failedCells.toFixed(3)} is a sign of a failing cell.`,
    next: [equalize, discharge, "If the cell stays low, the battery needs replacing."],
  }),
  low: () => ({
    title: "Likely tired: the whole pack stays low",
    why: `After a full charge and a rest, it should read close to 100%. Below ${lowCharge}%, or with every cell below ${lowGravity}, either the charger doesn’t fill it or it no longer holds a charge.`,
    next: [
      "Check that the charger ran to its end and matches the pack.",
      equalize,
      `If it still reads low, it may be at the end of its life. ${discharge}`,
    ],
  }),
  uneven: ({ lowest }, { batteryVolts }) => ({
    title: "Charged, but uneven",
    why: `Battery ${lowest + 1} is the lowest. Batteries of ${batteryVolts} volts that differ by more than ${unevenSpread[batteryVolts]} V, or cells by more than ${unevenCells.toFixed(3)}, are a sign of trouble, but not proof.`,
    next: [
      equalize,
      `If the same battery stays low: ${discharge[0]!.toLowerCase()}${discharge.slice(1)}`,
    ],
  }),
  sound: () => ({
    title: "Even and charged",
    why: "The readings show no weak battery. They can’t show how far the pack will take you.",
    next: [
      "Drive it for as long as you usually do, and notice whether it slows down sooner than it used to.",
      discharge,
    ],
  }),
};

const needsWork = "As it stands, a buyer has to count on a new pack.";

/** Why to enter that age where no date is known. */
export const ageReasons: Partial<Record<Verdict, string>> = {
  "weak-battery": needsWork,
  "weak-cell": needsWork,
  low: needsWork,
  uneven: "Packs last 4 to 6 years, and batteries drift apart toward the end.",
  sound:
    "Voltage can’t tell a pack of one year from one of three, so this is the age that the value tool starts with.",
};

export const ageText = (age: keyof typeof shortBatteryAges) => shortBatteryAges[age];

/** The answer as one sentence, for screen readers. */
export function announcement(judgement: Judgement | null, pack: Pack | null): string {
  if (judgement === null || pack === null) return "";
  return `${verdictText(judgement, pack).title}. About ${Math.round(judgement.charge)}% charged.`;
}
