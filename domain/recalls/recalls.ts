import { clubCarNotices } from "./notices/club-car.ts";
import { otherMakesNotices } from "./notices/other-makes.ts";
import { partsNotices } from "./notices/parts.ts";
import { roadNotices } from "./notices/road.ts";
import { textronNotices } from "./notices/textron.ts";
import { utilityNotices } from "./notices/utility.ts";
import { yamahaNotices } from "./notices/yamaha.ts";
import type { Recall } from "./recall.ts";

/**
 * The day to which we have every CPSC notice on golf carts, personal transportation vehicles, and
 * utility vehicles of makes in the catalog. Of NHTSA's and Transport Canada's, we have some.
 */
export const cpscCompleteTo = "2026-05-21";

const cartNotices = [
  ...clubCarNotices,
  ...textronNotices,
  ...yamahaNotices,
  ...otherMakesNotices,
  ...roadNotices,
];

/** Every notice that we know, the newest first. Whatever speaks of recalls reads this. */
export const recalls: readonly Recall[] = newestFirst([
  ...cartNotices,
  ...utilityNotices,
  ...partsNotices,
]);

/** On chargers and batteries, which can be in a cart of any make. */
export const partsRecalls: readonly Recall[] = partsNotices;

type RecallsByMake = readonly (readonly [make: string, notices: readonly Recall[]])[];

/** On golf carts and street-legal ones, each under the make that it names first. */
export const cartRecallsByMake: RecallsByMake = byMake(cartNotices);

/** On utility vehicles, each under the make that it names first. */
export const utilityRecallsByMake: RecallsByMake = byMake(utilityNotices);

function byMake(notices: readonly Recall[]): RecallsByMake {
  return [...Map.groupBy(notices, ({ makes }) => makes[0]!)].map(([make, ofMake]) => [
    make,
    newestFirst(ofMake),
  ]);
}

const roadMakes = new Set(roadNotices.flatMap(({ makes }) => makes));

/** Whether we know that we have only some of the recalls on a make's vehicles. */
export function isHeldInPart(make: string): boolean {
  return roadMakes.has(make);
}

/** The notices that concern a make, the newest first. */
export function recallsOfMake(make: string): Recall[] {
  return recalls.filter(({ makes }) => makes.includes(make));
}

function newestFirst(notices: readonly Recall[]): Recall[] {
  return notices.toSorted((a, b) => b.date.localeCompare(a.date));
}
