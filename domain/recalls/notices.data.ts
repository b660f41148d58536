import clubCar from "./notices/club-car.json" with { type: "json" };
import otherMakes from "./notices/other-makes.json" with { type: "json" };
import parts from "./notices/parts.json" with { type: "json" };
import road from "./notices/road.json" with { type: "json" };
import textron from "./notices/textron.json" with { type: "json" };
import utility from "./notices/utility.json" with { type: "json" };
import yamaha from "./notices/yamaha.json" with { type: "json" };

/** Textron builds EZ-GO and Cushman carts and Trackers, and built Bad Boy Buggies. */
export const golfCartNotices = withoutNotes([...clubCar, ...textron, ...yamaha, ...otherMakes]);

/** From NHTSA, on vehicles for the road. We couldn't get a full list, so there are others. */
export const roadNotices = withoutNotes(road);

export const utilityNotices = withoutNotes(utility);

/** On chargers and batteries, which any make of cart may have. */
export const partsNotices = withoutNotes(parts);

/** The notes are only for the people who enter the notices. */
function withoutNotes(notices: readonly Readonly<Record<string, unknown>>[]) {
  return notices.map(({ note: _, ...notice }) => notice);
}
