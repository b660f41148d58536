import { clubCarRecalls } from "./club-car-recalls.ts";
import { otherRecalls } from "./other-recalls.ts";
import type { Recall } from "./recall.ts";
import { roadRecalls } from "./road-recalls.ts";
import { textronOffRoadRecalls } from "./textron-off-road-recalls.ts";
import { textronRecalls } from "./textron-recalls.ts";
import { utilityRecalls } from "./utility-recalls.ts";

/** The day we last looked for notices. */
export const recallsAsOf = "2026-11-22";

/** The notices that we hold, the newest first. There are others. */
export const recalls: readonly Recall[] = [
  ...clubCarRecalls,
  ...textronRecalls,
  ...textronOffRoadRecalls,
  ...roadRecalls,
  ...utilityRecalls,
  ...otherRecalls,
].toSorted((a, b) => b.date.localeCompare(a.date));
