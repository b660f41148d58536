import type { StockTimes } from "./stock-times.ts";

export const sampleTimes: StockTimes = {
  from: "2026-06-03",
  to: "2026-11-25",
  makes: {
    "EZ-GO": {
      all: {
        days: [
          { low: 4000, high: 5000, count: 80, medianDays: 44 },
          { low: 5000, high: 6000, count: 31, medianDays: 1 },
        ],
        cuts: { count: 111, cutPct: 30, medianCutPct: 7 },
      },
      families: {
        RXV: {
          days: [{ low: 4000, high: 5000, count: 42, medianDays: 38 }],
          cuts: { count: 50, cutPct: 40, medianCutPct: 8 },
        },
        TXT: { days: [], cuts: { count: 30, cutPct: 0, medianCutPct: null } },
      },
    },
  },
};
