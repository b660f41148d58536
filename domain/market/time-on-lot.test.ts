import { expect, test } from "vitest";
import { type TimeOnLot, daysOnLotOf } from "./time-on-lot.ts";

const stock: TimeOnLot = {
  observedOn: "2026-09-09",
  makes: {
    Yamaha: {
      all: { count: 178, medianDays: 120 },
      families: { "Drive 2": { count: 96, medianDays: 90 } },
    },
    Cushman: { all: { count: 23, medianDays: 60 }, families: {} },
  },
};

test.each([
  ["Yamaha", "Drive2 PTV", { name: "Yamaha Drive2", count: 96, medianDays: 90 }],
  ["yamaha", "G29", { name: "Yamaha", count: 178, medianDays: 120 }],
  ["Cushman", "Hauler", { name: "Cushman", count: 23, medianDays: 60 }],
  ["Garia", "Via", null],
])("the days on the lot of a %s %s are %j", (make, model, days) => {
  expect(daysOnLotOf(stock, { make, model })).toEqual(days);
});
