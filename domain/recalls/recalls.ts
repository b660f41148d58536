import { golfCartNotices, partsNotices, roadNotices, utilityNotices } from "./notices.data.ts";
import type { Recall } from "./recall.ts";

/**
 * To this day, we have every CPSC notice on golf carts, personal transportation vehicles, and
 * utility vehicles of makes in the catalogue. Of NHTSA's and Transport Canada's, we have some.
 */
export const cpscCompleteTo = "2026-05-21";

const cartNotices = [...golfCartNotices, ...roadNotices];

/** On chargers and batteries, which any make of cart may have. */
export const partsRecalls = partsNotices;

export const recalls: readonly Recall[] = newestFirst([
  ...cartNotices,
  ...utilityNotices,
  ...partsNotices,
]);

type RecallsByMake = readonly (readonly [make: string, notices: readonly Recall[]])[];

/** Under the make that a notice names first. */
export const cartRecallsByMake: RecallsByMake = byMake(cartNotices);

export const utilityRecallsByMake: RecallsByMake = byMake(utilityNotices);

function byMake(notices: readonly Recall[]): RecallsByMake {
  return [...Map.groupBy(notices, ({ makes }) => makes[0]!)].map(([make, makeNotices]) => [
    make,
    newestFirst(makeNotices),
  ]);
}

const roadMakes = new Set(roadNotices.flatMap(({ makes }) => makes));

/** We have only some of the recalls on this make's vehicles. */
export function isHeldInPart(make: string): boolean {
  return roadMakes.has(make);
}

export function recallsOfMake(make: string): Recall[] {
  return recalls.filter(({ makes }) => makes.includes(make));
}

function newestFirst(notices: readonly Recall[]): Recall[] {
  // ISO dates need no locale, whose rules take a phone tens of milliseconds to load.
  return notices.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
