import { describe, expect, test } from "vitest";
import { makes } from "../../catalogue/makes.ts";
import { recognizeColumns } from "./columns.ts";
import { otherVehicleIn } from "./other-vehicles.ts";
import { readFleetRow } from "./row.ts";

const today = "2026-11-25";

/** What follows "Line 4 is", or "cart" for a cart or a line to fix. */
function kindOf(row: Record<string, string>): string {
  const cells = Object.values(row);
  const read = readFleetRow(recognizeColumns(Object.keys(row)), { cells, line: 4, today });
  if (!("notCart" in read)) return "cart";
  return read.notCart.match(/^Line 4 is (.+), which isn’t a golf cart, so it isn’t valued\.$/)![1]!;
}

const named = (Make: string, Model: string, Type = "") =>
  kindOf({ Year: "2015", Make, Model, Type });

describe("a line about another vehicle", () => {
  test.each([
    ["Ford", "Tempo", "", "a Ford"],
    ["FORD MOTOR CO", "F-150", "", "a Ford"],
    ["Mini", "Cooper", "", "a Mini"],
    ["Chevy", "Express", "", "a Chevrolet"],
    ["BMW", "X5", "", "a BMW"],
    ["Audi", "A4", "", "an Audi"],
    ["Sea-Doo", "Spark", "", "a Sea Doo"],
    ["Big Tex", "70PI", "Trailers", "a trailer"],
    ["Wotsit", "Flyer", "Car", "a car"],
    ["Wotsit", "Flyer", "Sport Utility", "an SUV"],
    ["Wotsit", "Utility Trailer", "", "a trailer"],
    ["Yamaha", "VX", "Jet Ski", "a jet ski"],
    ["Yamaha", "WaveRunner VX", "", "a Yamaha Waverunner"],
    ["Yamaha", "YZ250F", "", "a motorcycle"],
    ["Kawasaki", "KX250", "", "a motorcycle"],
    ["Polaris", "Sportsman 450", "ATV", "a Polaris Sportsman"],
    ["Toro", "Z Master mower", "", "a mower"],
    ["Harley-Davidson", "Road King", "", "a motorcycle"],
    ["John Deere", "5075E", "", "a John Deere"],
    ["Kubota", "B2650", "", "a Kubota"],
    ["Club Car", "", "Golf Cart Trailer", "a trailer"],
  ])("a %s %s of the type %j is %s", (make, model, type, kind) => {
    expect(named(make, model, type)).toBe(kind);
  });

  test.each([
    ["Lot 12 2008 Ford F-250", "a Ford"],
    ["1992 Ford Tempo, runs good", "a Ford"],
    ["Trailer for golf carts", "a trailer"],
    ["Golf cart trailer, single axle", "a trailer"],
    ["2012 Haulmark enclosed trailer", "a trailer"],
    ["Portable generator", "a generator"],
  ])("the description %j is of %s", (Description, kind) => {
    expect(kindOf({ Description })).toBe(kind);
  });
});

describe("a line that may be about a cart", () => {
  test.each([
    ["Club Car", "Precedent", "Car"],
    ["Club Car", "Precedent", "RV Park"],
    ["Club Car", "Carryall 500", "Utility truck"],
    ["Polaris", "Ranger 570", "UTV"],
    ["Cushman", "Hauler 1200", "Utility"],
    ["Cushman", "Shuttle 8", "Bus"],
    ["Yamaha", "Adventurer", "Golf Car"],
    ["Yamaha", "Drive2", "LSV"],
    ["Yamaha", "G29E", ""],
    ["Kawasaki", "Mule KAF620", ""],
    ["John Deere", "Gator TX", "Utility"],
    ["Kubota", "RTV900", ""],
    ["Tracker Off Road", "OX EV", ""],
    ["Chrysler", "PT Cruiser golf cart", ""],
    ["Chrysler", "PT Cruiser", "Golf Cart"],
    ["Custom", "57 Chevy", ""],
    ["Wotsit", "Flyer", ""],
    ["Harley Davidson", "DE", "Golf Cart"],
  ])("a %s %s of the type %j may be a cart", (make, model, type) => {
    expect(named(make, model, type)).toBe("cart");
  });

  test.each([
    "2016 Club Car Precedent with trailer",
    "2018 Yamaha Drive2, trailer included",
    "2018 Yamaha Drive2 gas, new starter generator",
    "PT Cruiser golf cart, red",
    "Pallet of office chairs",
    "",
  ])("the description %j may be of a cart", (Description) => {
    expect(kindOf({ Description })).toBe("cart");
  });

  test("each model of the directory is a cart", () => {
    for (const { name, models } of makes) {
      for (const model of models) {
        const cells = { make: name, model, makeAndModel: "", type: "" };
        const kind = otherVehicleIn(cells, { make: name, year: 1980 });
        expect([name, model, kind]).toEqual([name, model, null]);
      }
    }
  });
});
