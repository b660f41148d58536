// Tested through the tool in island.test.tsx.
import {
  type Judgment,
  type Verdict,
  failedSpread,
  lowCharge,
  unevenSpread,
} from "../../../domain/batteries/judge-pack.ts";
import type { Pack } from "../../../domain/batteries/pack.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules.ts";
import { listText } from "../../../domain/words/english.ts";

/** `next` lists what to do, in order. */
export interface VerdictText {
  readonly title: string;
  readonly why: string;
  readonly next: readonly string[];
}

const equalize =
  "For batteries with caps, run the charger’s equalizing charge, let the pack rest, and measure again. Never equalize gel or AGM batteries.";
const discharge =
  "Have a dealer or battery shop do a load or discharge test. Only that measures capacity.";

const stayingLow =
  "If it stays low, ask about replacing it. In an older pack, the old batteries will soon drag a new one down.";

export function verdictText(judgment: Judgment, pack: Pack): VerdictText {
  return texts[judgment.verdict](judgment, pack);
}

const texts: Record<Verdict, (judgment: Judgment, pack: Pack) => VerdictText> = {
  "check-pack": (_, { batteryVolts }) => ({
    title: "Check the pack you chose",
    why: `Every battery reads lower than even a dead ${batteryVolts}-volt battery would.`,
    next: [
      "Count the caps or cells of one battery: 3 means 6 volts, 4 means 8, and 6 means 12.",
      "If you chose the right pack, it is completely dead. Many chargers won’t start on a pack that low: ask a dealer.",
    ],
  }),
  "rest-first": () => ({
    title: "Let the pack rest, then measure again",
    why: "Batteries read too high for hours after charging, and too low after driving. These readings can’t tell a good battery from a tired one.",
    next: [
      "Unplug the charger and leave the cart parked for at least 6 hours or, better, overnight.",
      "Measure each battery again with everything switched off.",
    ],
  }),
  "charge-first": () => ({
    title: "Charge the pack fully, then measure again",
    why: "These readings show how full the batteries are, but not how good they are.",
    next: [
      "Let the charger run until it shuts off on its own.",
      "Let the pack rest for at least 6 hours or, better, overnight, and measure again.",
    ],
  }),
  "weak-battery": weakBatteryText,
  low: () => ({
    title: "The pack reads low and is likely tired",
    why: `After a full charge and a rest, a pack should read close to 100%. Below ${lowCharge}%, either the charger doesn’t fill it or it no longer holds a charge.`,
    next: [
      "Make sure the charger ran to the end and matches the pack.",
      equalize,
      `If it still reads low, it may be at the end of its life. ${discharge}`,
    ],
  }),
  uneven: unevenText,
  sound: () => ({
    title: "Even and charged",
    why: "The readings show no weak battery. They can’t show how far the pack will take you.",
    next: [
      "Drive it as long as you usually do, and notice whether it slows down sooner than it used to.",
      discharge,
    ],
  }),
};

function weakBatteryText({ farBelow, spread }: Judgment): VerdictText {
  const places = farBelow.map((battery) => `${battery + 1}`);
  const isOne = places.length === 1;
  const subject = isOne ? `battery ${places[0]} is` : `batteries ${listText(places)} are`;
  return {
    title: `Likely tired: ${subject} far below the best`,
    why: `${isOne ? "It" : "The lowest"} reads ${spread.toFixed(2)} V less than the highest. Trojan says a battery that stays more than ${failedSpread.toFixed(1)} V apart from another may have failed.`,
    next: [
      `Make sure ${isOne ? "its" : "their"} cables and posts are clean and tight.`,
      equalize,
      isOne ? `${discharge} One weak battery pulls down the whole pack.` : discharge,
      isOne ? stayingLow : "If they stay low, ask about replacing the whole pack.",
    ],
  };
}

function unevenText({ lowestIndex }: Judgment, { batteryVolts }: Pack): VerdictText {
  const limit = unevenSpread[batteryVolts];
  const next = `${discharge[0]!.toLowerCase()}${discharge.slice(1)}`;
  return {
    title: "Charged, but uneven",
    why: `Battery ${lowestIndex + 1} is the lowest. A difference of more than ${limit} V between ${batteryVolts}-volt batteries is a sign of trouble, but not proof.`,
    next: [equalize, `If the same battery stays low, ${next}`],
  };
}

const needsWork = "As it stands, a buyer would plan on a new pack.";

/** Why to enter that age when no date is known. */
export const ageReasons: Partial<Record<Verdict, string>> = {
  "weak-battery": needsWork,
  low: needsWork,
  uneven: "Packs last 4 to 6 years, and batteries drift apart toward the end.",
  sound:
    "Voltage can’t tell a one-year-old pack from a three-year-old one, so this is the age the value tool starts with.",
};

export const ageText = (age: keyof typeof shortBatteryAges) => shortBatteryAges[age];

/** For screen readers. */
export function announcement(judgment: Judgment | null, pack: Pack | null): string {
  if (judgment === null || pack === null) return "";
  return `${verdictText(judgment, pack).title}. About ${Math.round(judgment.charge)}% charged.`;
}
