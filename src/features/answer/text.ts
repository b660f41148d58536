import { type NeededWork, conditionWork, hasLeadAcid } from "../../../domain/market/work-prices.ts";
import type { Figures } from "../../../domain/answer/figures.ts";
import type { Trial, TrialId } from "../../../domain/answer/trials.ts";
import { capitalize, listText, uncapitalize } from "../../../domain/words/english.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { type Role, roleVerbs } from "../../../domain/cart/roles.ts";
import { type Cart, cartFields, maxBatteryAge } from "../../../domain/cart/cart.ts";

export const moveHeads: Readonly<Record<Role, readonly string[]>> = {
  selling: ["What changes it", "You’d ask", "You keep"],
  trading: ["What changes it", "Expect", "You keep"],
  buying: ["If you find", "You’d offer"],
  insuring: ["What changes it", "Insure for"],
};

export const movesLede: Readonly<Record<Role, string>> = {
  selling:
    "What the sign would say, and what you’d keep after you settle with a buyer and pay for the change. Press a row to try it.",
  trading:
    "What the sign would say, and what’s left after you’ve paid for the change. Press a row to try it.",
  buying: "What the sign would say once you’ve seen the cart. Press what you find.",
  insuring: "What the sign would say. Press a row to try it.",
};

/** "And what would lower it": the heading above the second of the two groups of rows. */
export const secondGroupHeads: Readonly<Record<Role, string>> = {
  selling: "And what would lower it",
  trading: "And what would lower it",
  buying: "And what would raise it",
  insuring: "And what would lower it",
};

/** For a buyer, what lowers the price comes first. */
export function groupedTrials(trials: readonly Trial[], role: Role): readonly (readonly Trial[])[] {
  const adding = trials.filter(({ change, cost }) => change > 0 || cost !== null);
  const takingOff = trials.filter((trial) => !adding.includes(trial));
  const groups = role === "buying" ? [takingOff, adding] : [adding, takingOff];
  return groups.filter((group) => group.length > 0);
}

export interface TrialText {
  readonly name: string;
  readonly note: string;
}

export function trialText({ id, cost, figures }: Trial, cartBefore: Cart, role: Role): TrialText {
  const { cart } = figures;
  const price = cost === null ? "" : `about ${formatDollars(cost)}`;
  const condition = cartFields.condition.labels[cartBefore.condition].toLowerCase();
  switch (id) {
    case "repaired":
      return role === "buying"
        ? {
            name: cartBefore.notRunning ? "It runs, with nothing to fix" : "Nothing to fix",
            note: "excellent, with service records",
          }
        : { name: "Cleaning and repairs", note: `from ${condition} to excellent, ${price}` };
    case "new-batteries":
      return role === "buying"
        ? { name: "A receipt for a new set", note: "lead-acid, this year" }
        : { name: "A new lead-acid set", note: price };
    case "lifted":
      return {
        name: "A lift and big tires",
        note: cost === null ? "name both in the policy" : `kit and installation, ${price}`,
        ...(role === "buying" && { note: "already on the cart" }),
      };
    case "lithium":
      return {
        name: "Lithium batteries",
        note:
          cost !== null
            ? `installed, ${price}`
            : role === "buying"
              ? "ask for the receipt"
              : "keep the receipt",
      };
    case "worse-condition":
      return {
        name: `${cartFields.condition.labels[cart.condition]} condition`,
        note: addedWorkText(cartBefore, figures),
      };
    case "passed-load-test":
      return { name: "Passed a load test", note: "the dealer keeps the pack" };
    case "failed-load-test":
      return role === "buying"
        ? { name: "A battery that fails", note: "the whole set must go" }
        : {
            name: "Failed a load test",
            note:
              role === "trading" ? "the dealer must buy a set" : "the batteries count as worn out",
          };
    case "next-year":
      return { name: "A year from now", note: yearText(cart) };
  }
}

function yearText(cart: Cart): string {
  if (!hasLeadAcid(cart)) return "if nothing else changes";
  return cart.batteryAge === maxBatteryAge
    ? "with batteries five or more years old"
    : `with ${cart.batteryAge}-year-old batteries`;
}

/** For example "needs four tires too". */
function addedWorkText(cartBefore: Cart, { cart, market }: Figures): string {
  const ageYears = market?.ageYears ?? 0;
  const workBefore = new Set(conditionWork(cartBefore, ageYears).map(({ id }) => id));
  const added = conditionWork(cart, ageYears).filter(({ id }) => !workBefore.has(id));
  return added.length === 0 ? "needs no repairs yet" : `needs ${listText(added.map(workName))} too`;
}

export const workName = ({ name, share }: NeededWork) => (share < 1 ? `maybe ${name}` : name);

/** For the sign: "With a new lead-acid set", "A year from now". */
export function trialTitle(trial: Trial, cartBefore: Cart, role: Role): string {
  const { name } = trialText(trial, cartBefore, role);
  const inSentence = uncapitalize(name);
  switch (trial.id) {
    case "next-year":
      return name;
    case "worse-condition":
      return role === "buying" ? `If it’s in ${inSentence}` : `In ${inSentence}`;
    case "passed-load-test":
      return "With batteries that pass a load test";
    case "failed-load-test":
      return role === "buying"
        ? `If you find ${inSentence}`
        : "With batteries that fail a load test";
    default:
      return role === "buying" ? `If you find ${inSentence}` : `With ${inSentence}`;
  }
}

/** For the sign below its number: "That’s $600 more. It costs about $1,400." */
export function trialNotice({ change, cost }: Trial): string {
  const amount = formatDollars(Math.abs(change));
  const said =
    change === 0 ? "That changes nothing." : `That’s ${amount} ${change > 0 ? "more" : "less"}.`;
  return cost === null ? said : `${said} It costs about ${formatDollars(cost)}.`;
}

/** Where the sign is out of sight: "With a new lead-acid set, ask $4,950." */
export function trialAway(trial: Trial, cartBefore: Cart, role: Role): string {
  return `${trialTitle(trial, cartBefore, role)}, ${roleVerbs[role].toLowerCase()} ${formatDollars(trial.number)}.`;
}

const headingNames: Readonly<Partial<Record<TrialId, { text: string; isPlural: boolean }>>> = {
  repaired: { text: "repairs", isPlural: true },
  "new-batteries": { text: "new batteries", isPlural: true },
  lithium: { text: "lithium", isPlural: false },
  lifted: { text: "a lift", isPlural: false },
};

export function movesHeading(trials: readonly Trial[], role: Role): string {
  const found = (id: TrialId) => trials.find((trial) => trial.id === id);
  const dollars = (amount: number) => formatDollars(Math.abs(amount));
  if (role === "selling") return payingText(trials);
  if (role === "trading") {
    const [passed, failed, repaired] = [
      found("passed-load-test"),
      found("failed-load-test"),
      found("repaired"),
    ];
    const atStake = (passed?.change ?? 0) - (failed?.change ?? 0);
    const parts = [
      repaired !== undefined && repaired.change > 0 && `Repairs add ${dollars(repaired.change)}`,
      atStake > 0 && `A passed load test is worth ${dollars(atStake)}`,
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(". ") : payingText(trials);
  }
  if (role === "buying") {
    const [failed, worse] = [found("failed-load-test"), found("worse-condition")];
    const parts = [
      failed !== undefined && `Bad batteries take ${dollars(failed.change)} off your offer`,
      worse !== undefined &&
        `Wear takes ${dollars(worse.change)}${failed ? "" : " off your offer"}`,
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(". ") : "What you find moves your offer";
  }
  const biggest = trials.toSorted((a, b) => b.change - a.change)[0];
  const name = biggest && headingNames[biggest.id];
  if (biggest === undefined || name === undefined || biggest.change <= 0) {
    const next = found("next-year");
    return next === undefined
      ? "What would change the amount"
      : `Next year, ${formatDollars(next.number)} will do`;
  }
  return `With ${name.text}, insure it for ${dollars(biggest.change)} more`;
}

/** Coming out ahead or behind by this little isn't worth the trouble. */
const breakEvenDollars = 100;

export const breaksEven = (gain: number) => Math.abs(gain) <= breakEvenDollars;

function payingText(trials: readonly Trial[]): string {
  const paid = trials.flatMap((trial) => {
    const name = headingNames[trial.id];
    return name !== undefined && trial.cost !== null ? [{ ...name, gain: trial.gain }] : [];
  });
  const paying = paid.filter(({ gain }) => gain > breakEvenDollars);
  const even = paid.filter(({ gain }) => breaksEven(gain));
  const losing = paid.filter(({ gain }) => gain < -breakEvenDollars);
  if (paid.length === 0) return "What moves your number";
  if (losing.length === paid.length && losing.length > 1) {
    return "None of the usual work pays for itself";
  }
  const isSaid = paying.length > 0 && even.length === 0;
  return [
    trialsSentence(paying, "pays for itself", "pay for themselves"),
    trialsSentence(even, "roughly breaks even", "roughly break even"),
    isSaid
      ? trialsSentence(losing.slice(0, 1), "doesn’t", "don’t")
      : trialsSentence(losing.slice(0, 1), "doesn’t pay for itself", "don’t pay for themselves"),
  ]
    .filter((part) => part !== "")
    .slice(0, 2)
    .join(". ");
}

type Paid = readonly { readonly text: string; readonly isPlural: boolean }[];

/** "Repairs and a lift pay for themselves"; "" for nothing. */
function trialsSentence(trials: Paid, one: string, many: string): string {
  if (trials.length === 0) return "";
  const isPlural = trials.length > 1 || trials[0]!.isPlural;
  return `${capitalize(listText(trials.map(({ text }) => text)))} ${isPlural ? many : one}`;
}

export interface Step {
  readonly id: "batteries" | "plate" | "papers" | "recalls" | "ad" | "photos";
  /** Says what pressing it does. */
  readonly title: string;
  readonly text: string;
}

export const stepsHeading: Readonly<Record<Role, string>> = {
  selling: "Three things before you list it",
  trading: "Three things before you drive there",
  buying: "Three things before you hand over money",
  insuring: "Three things to send your agent",
};

const plateStep: Step = {
  id: "plate",
  title: "Prove the year",
  text: "A year that matches the plate is the first thing a buyer checks. We look for recalls, too.",
};
const recallStep: Step = {
  id: "recalls",
  title: "Look for recalls",
  text: "Recall repairs are usually free. Buyers ask, so have the answer ready.",
};

/** In place of the step that proves the year. */
function readPlateStep(role: Role): Step {
  switch (role) {
    case "selling":
    case "trading":
      return {
        id: "plate",
        title: "Year read from your plate",
        text: "Take a photo of the plate for the ad, with its last digits covered.",
      };
    case "buying":
      return {
        id: "plate",
        title: "Year read from the plate",
        text: "Compare the number with the cart’s own plate before you pay.",
      };
    case "insuring":
      return {
        id: "plate",
        title: "Year read from your plate",
        text: "A theft report starts with its number. Keep a copy away from the cart.",
      };
  }
}

/** `batteryStake`: see steps.tsx. */
export function stepsFor(role: Role, batteryStake: number, isYearRead = false): readonly Step[] {
  const steps = stepsOf(role, batteryStake);
  return isYearRead
    ? steps.map((step) => (step.id === "plate" ? readPlateStep(role) : step))
    : steps;
}

function stepsOf(role: Role, batteryStake: number): readonly Step[] {
  const stake = formatDollars(batteryStake);
  switch (role) {
    case "selling":
      return [
        batteryStake > 0
          ? {
              id: "batteries",
              title: "Test the batteries",
              text: `A few readings decide up to ${stake} of your price.`,
            }
          : recallStep,
        plateStep,
        {
          id: "papers",
          title: "Print the papers",
          text: "A flyer with your price, a bill of sale, and this estimate on one page.",
        },
      ];
    case "trading":
      return [
        batteryStake > 0
          ? {
              id: "batteries",
              title: "Test the batteries",
              text: `The load test decides ${stake}. Know before the dealer does, and bring the readings.`,
            }
          : { ...recallStep, text: "Recall repairs are usually free. Bring the answer with you." },
        {
          ...plateStep,
          text: "The first thing a dealer checks is whether the year matches the plate. We look for recalls, too.",
        },
        {
          id: "papers",
          title: "Print the value sheet",
          text: "The cart’s details, what dealers ask if we know it, and today’s date on one page.",
        },
      ];
    case "buying":
      return [
        {
          ...plateStep,
          title: "Read the plate",
          text: "The year decides the price, and recall repairs are usually free.",
        },
        {
          id: "papers",
          title: "Print the checklist",
          text: "What to look at, in order, with a flashlight and a voltmeter.",
        },
        {
          id: "ad",
          title: "Check the ad",
          text: "Found one? See where to open and where to stop, with a message to the seller.",
        },
      ];
    case "insuring":
      return [
        {
          id: "papers",
          title: "Print the value sheet",
          text: "The amount, where it comes from, and today’s date.",
        },
        {
          id: "photos",
          title: "Take pictures of it today",
          text: "All four sides, the plate, the dash, the batteries or the engine, and the charger.",
        },
        {
          ...plateStep,
          title: "Read the number on the plate",
          text: "A theft report starts with it. Keep a copy away from the cart.",
        },
      ];
  }
}
