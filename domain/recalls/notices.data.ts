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

/** From NHTSA, on vehicles for the road. We couldn't get a full list, so there are others. */
export const roadNotices: readonly Recall[] = readNotices(road);

/** Textron builds EZ-GO and Cushman carts and Trackers, and built Bad Boy Buggies. */
export const golfCartNotices: readonly Recall[] = [clubCar, textron, yamaha, otherMakes].flatMap(
  readNotices,
);

export const utilityNotices: readonly Recall[] = readNotices(utility);

export const partsNotices: readonly Recall[] = readNotices(parts);

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
