// Tested through the guide's tool in ../island.test.tsx.
import type { ReactNode } from "react";
import { type Fault, dealBreaker, repair, shopQuestion } from "../findings.ts";

export interface Place {
  readonly name: string;
  readonly look: ReactNode;
  readonly faults: readonly Fault[];
}

/** In the order of the numbers on the guide's drawing. */
export const places: readonly Place[] = [
  {
    name: "Batteries",
    look: "Lift the seat. Read the date on a post and on the receipt, and go by the older. For lithium, ask for the monitor’s readout.",
    faults: [repair("batteries"), repair("lithiumSet")],
  },
  {
    name: "Plate",
    look: (
      <>
        Under the dash or the seat. The <a href="/year-finder">year finder</a> reads it.
      </>
    ),
    faults: [dealBreaker("plate", "if it’s missing")],
  },
  {
    name: "Body and frame",
    look: "A cracked panel is cosmetic. A bent or rusted frame isn’t. Look for acid damage under the battery tray.",
    faults: [dealBreaker("frame", "if the frame is bad")],
  },
  {
    name: "Steering",
    look: "Rock each front wheel. Play means worn kingpins or bearings.",
    faults: [shopQuestion("steering", "prices differ")],
  },
  {
    name: "Tires",
    look: "Look for cracked sidewalls, mixed sizes, and uneven wear.",
    faults: [repair("tires")],
  },
  {
    name: "Brakes",
    look: "It should stop straight without grinding, and park on a slope.",
    faults: [repair("brakes")],
  },
  {
    name: "Accessories",
    look: (
      <>
        Work every switch. The charger must match the pack and stop by itself. No charge? Try the{" "}
        <a href="/wont-charge">first checks</a>.
      </>
    ),
    faults: [shopQuestion("charger", "for a charger")],
  },
  {
    name: "Motor and test drive",
    look: "Climb a hill. A click without movement points to cables, controller, or motor. A gas engine should start cold, with no blue smoke.",
    faults: [repair("controller"), repair("engine")],
  },
];
