import { expect, test } from "vitest";
import { cartRecallsByMake, partsRecalls } from "./recalls.ts";
import { recalledPart } from "./recalled-part.ts";

test.each([
  [
    "The steering wheel nut may be loose, and the driver can lose steering control.",
    "steering wheel",
  ],
  ["A steering ball joint can break, and the driver can lose steering control.", "front wheels"],
  ["The front wheels’ lug nuts can loosen, and a wheel can come off.", "front wheels"],
  ["The brake pedal can crack and come off, and the brakes can fail.", "pedals"],
  ["The accelerator pedal can stick, so the cart can speed up or be hard to stop.", "pedals"],
  ["The parking brake catch can wear out, and the parking brake can fail.", "rear brakes"],
  ["Fuel can leak where the line joins the injector on the engine, and catch fire.", "fuel"],
  ["The gas tank can leak, and the fuel can catch fire.", "fuel"],
  ["The board that powers the USB port can overheat and start a fire.", "dash"],
  ["Water can get into the lithium battery pack and start a fire.", "batteries"],
  ["The hip restraints can come off at the base, and riders can fall out.", "seat"],
  [
    "The wiring of the motor can be damaged, and a short circuit can make the cart move suddenly.",
    "motor",
  ],
  ["The cart has no stop lights, so drivers behind you can’t tell when you brake.", null],
  [
    "The rear seat frame can fail: the seat can tip without warning, and riders can fall off.",
    null,
  ],
  ["The charger’s control board can overheat and start a fire.", null],
  ["It can speed up without warning.", null],
] as const)("the part of %j is %j", (hazard, part) => {
  expect(recalledPart({ hazard })).toBe(part);
});

test("most recalls are about a part that a drawing can mark", () => {
  const all = [...cartRecallsByMake.flatMap(([, notices]) => notices), ...partsRecalls];
  const shown = all.filter((recall) => recalledPart(recall) !== null);
  expect(shown.length / all.length).toBeGreaterThan(0.7);
});
