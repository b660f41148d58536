import contacts from "./notices/contacts.json" with { type: "json" };
import { golfCartNotices, partsNotices, roadNotices, utilityNotices } from "./notices.data.ts";
import {
  type NumberRange,
  type WrittenRanges,
  printedRanges,
  readRanges,
} from "./recall-number.ts";
import type { ListedNumbers, Recall } from "./recall.ts";

interface WrittenNotice extends Omit<Recall, "numbers" | "contact" | "source"> {
  readonly numbers?: readonly WrittenRanges[];
  readonly contact: keyof typeof contacts;
  /** What follows cpsc.gov/Recalls/ in a CPSC notice's address. Other notices have a source. */
  readonly page?: string;
  readonly source?: Recall["source"];
}

/**
 * Up to this day, we have every CPSC notice on golf carts, personal transportation vehicles, and
 * utility vehicles of makes in the catalogue. We have only some of NHTSA's and Transport Canada's.
 */
export const cpscCompleteTo = "2026-05-21";

const roadRecalls = readNotices(roadNotices);

const cartRecalls = [...readNotices(golfCartNotices), ...roadRecalls];

const utilityRecalls = readNotices(utilityNotices);

export const partsRecalls: readonly Recall[] = readNotices(partsNotices);

export const recalls: readonly Recall[] = newestFirst([
  ...cartRecalls,
  ...utilityRecalls,
  ...partsRecalls,
]);

type RecallsByMake = readonly (readonly [make: string, notices: readonly Recall[]])[];

/** Under the make that a notice names first. */
export const cartRecallsByMake: RecallsByMake = byMake(cartRecalls);

export const utilityRecallsByMake: RecallsByMake = byMake(utilityRecalls);

function byMake(notices: readonly Recall[]): RecallsByMake {
  return [...Map.groupBy(notices, ({ makes }) => makes[0]!)].map(([make, makeNotices]) => [
    make,
    newestFirst(makeNotices),
  ]);
}

const roadMakes = new Set(roadRecalls.flatMap(({ makes }) => makes));

/** We have only some of the recalls on this make's vehicles. */
export function isHeldInPart(make: string): boolean {
  return roadMakes.has(make);
}

export function recallsOfMake(make: string): Recall[] {
  return recalls.filter(({ makes }) => makes.includes(make));
}

export function newestFirst(notices: readonly Recall[]): Recall[] {
  // ISO dates sort as plain text. Loading a locale's rules takes a phone tens of milliseconds.
  return notices.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

function readNotices(notices: unknown): Recall[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- notices.test.ts checks the files
  return (notices as readonly WrittenNotice[]).map(readNotice);
}

function readNotice({ numbers, contact, page, source, ...notice }: WrittenNotice): Recall {
  return {
    ...notice,
    ...(numbers && { numbers: numbers.map(readNumbers) }),
    contact: contacts[contact],
    source: source ?? {
      title: "CPSC notice",
      url: `https://www.cpsc.gov/Recalls/${page}`,
      date: notice.date,
    },
  };
}

function readNumbers(written: WrittenRanges): ListedNumbers {
  let ranges: readonly NumberRange[] | null = null;
  return {
    kind: written.kind,
    printed: printedRanges(written),
    // Only once they're needed: reading the numbers of all kinds takes a phone tens of milliseconds.
    get ranges() {
      return (ranges ??= readRanges(written));
    },
  };
}
