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

/** A notice as its file has it. */
interface WrittenNotice extends Omit<Recall, "numbers" | "contact" | "source"> {
  readonly numbers?: readonly WrittenRanges[];
  readonly contact: keyof typeof contacts;
  /** The part after cpsc.gov/Recalls/ in a CPSC notice's address. Any other notice has a source. */
  readonly page?: string;
  readonly source?: Recall["source"];
  /** Why the record is not what the notice says. */
  readonly note?: string;
}

/**
 * The day to which we have every CPSC notice on golf carts, personal transportation vehicles, and
 * utility vehicles of makes in the catalog. Of NHTSA's and Transport Canada's, we have some.
 */
export const cpscCompleteTo = "2026-05-21";

/** NHTSA's, on vehicles for the road. We could get no full list: there are others. */
const roadNotices = readNotices(road);

/** Textron builds EZ-GO and Cushman carts and Trackers, and built Bad Boy Buggies. */
const cartNotices = [
  ...[clubCar, textron, yamaha, otherMakes].flatMap(readNotices),
  ...roadNotices,
];

const utilityNotices = readNotices(utility);

/** On chargers and batteries, which can be in a cart of any make. */
export const partsRecalls: readonly Recall[] = readNotices(parts);

/** Every notice that we know, the newest first. Whatever speaks of recalls reads this. */
export const recalls: readonly Recall[] = newestFirst([
  ...cartNotices,
  ...utilityNotices,
  ...partsRecalls,
]);

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

/** Tells whether we know that we have only some of the recalls on a make's vehicles. */
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

function readNotices(notices: unknown): Recall[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the files
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
