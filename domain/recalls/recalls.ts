import clubCar from "./notices/club-car.json" with { type: "json" };
import contacts from "./notices/contacts.json" with { type: "json" };
import otherMakes from "./notices/other-makes.json" with { type: "json" };
import parts from "./notices/parts.json" with { type: "json" };
import road from "./notices/road.json" with { type: "json" };
import textron from "./notices/textron.json" with { type: "json" };
import utility from "./notices/utility.json" with { type: "json" };
import yamaha from "./notices/yamaha.json" with { type: "json" };
import { type WrittenRanges, readRanges } from "./recall-number.ts";
import type { Recall } from "./recall.ts";

interface WrittenNotice extends Omit<Recall, "numbers" | "contact" | "source"> {
  readonly numbers?: readonly WrittenRanges[];
  readonly contact: keyof typeof contacts;
  /** What follows cpsc.gov/Recalls/ in a CPSC notice's address. Other notices have a source. */
  readonly page?: string;
  readonly source?: Recall["source"];
  readonly note?: string;
}

/**
 * To this day, we have every CPSC notice on golf carts, personal transportation vehicles, and
 * utility vehicles of makes in the catalogue. Of NHTSA's and Transport Canada's, we have some.
 */
export const cpscCompleteTo = "2026-05-21";

/** From NHTSA, on vehicles for the road. We couldn't get a full list, so there are others. */
const roadNotices = readNotices(road);

/** Textron builds EZ-GO and Cushman carts and Trackers, and built Bad Boy Buggies. */
const cartNotices = [
  ...[clubCar, textron, yamaha, otherMakes].flatMap(readNotices),
  ...roadNotices,
];

const utilityNotices = readNotices(utility);

/** On chargers and batteries, which any make of cart may have. */
export const partsRecalls: readonly Recall[] = readNotices(parts);

export const recalls: readonly Recall[] = newestFirst([
  ...cartNotices,
  ...utilityNotices,
  ...partsRecalls,
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
  return notices.toSorted((a, b) => b.date.localeCompare(a.date));
}

function readNotices(notices: unknown): Recall[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- notices.test.ts checks the files
  return (notices as readonly WrittenNotice[]).map(readNotice);
}

function readNotice({ numbers, contact, page, source, note: _, ...notice }: WrittenNotice): Recall {
  return {
    ...notice,
    ...(numbers && { numbers: numbers.flatMap(readRanges) }),
    contact: contacts[contact],
    source: source ?? {
      title: "CPSC notice",
      url: `https://www.cpsc.gov/Recalls/${page}`,
      date: notice.date,
    },
  };
}
