import { describe, expect, test } from "vitest";
import { choiceNames, sourcesOf } from "../details/details.ts";
import { recognizeColumns } from "../reading/sheet/columns.ts";
import { readFleetRow } from "../reading/sheet/row.ts";
import { detailsOfRequest, readCart } from "./cart-schema.ts";

const request = (make: string, model: string) => ({ year: 2021, make, model });

describe("model text that says more than the model", () => {
  test.each([
    ["EZ-GO", "TXT gas", { powertrain: "gas" }],
    [
      "EZ-GO",
      "RXV lithium lifted",
      { batteryType: "lithium", lifted: true, powertrain: "electric" },
    ],
    ["Yamaha", "G29 four seater", { seats: 4 }],
    ["EZ-GO", "TXT rear seat", { seats: 4 }],
    ["Club Car", "Precedent excellent condition", { condition: "excellent" }],
    ["Club Car", "Precedent not running", { notRunning: true, condition: "poor" }],
  ])("for a %s, %j in a request says %j", (make, model, said) => {
    const details = detailsOfRequest(request(make, model));
    expect(details).toMatchObject({ model, ...said });
    for (const name of choiceNames) {
      if (name in said) expect([name, sourcesOf(details)[name]]).toEqual([name, "said"]);
    }
  });

  test.each([
    ["EZ-GO", "TXT gas"],
    ["EZ-GO", "RXV lithium lifted"],
    ["Yamaha", "G29 four seater"],
    ["Club Car", "Precedent i2 w/ rear seat"],
    ["Club Car", "Precedent not running"],
    ["Denago EV", "Rover XL lithium lifted"],
    ["EZ-GO", "RXV li"],
  ])("model text gives the same cart in a request and in a spreadsheet: %s %s", (make, model) => {
    const row = { Year: "2021", Make: make, Model: model };
    const line = readFleetRow(recognizeColumns(Object.keys(row)), {
      cells: Object.values(row),
      line: 7,
      today: "2026-11-25",
    });
    expect(line).toMatchObject({ cart: readCart(request(make, model)) });
  });

  test("model text yields to the request’s own fields", () => {
    const own = { powertrain: "electric", batteryType: "lead-acid", lifted: false } as const;
    const asked = { ...request("EZ-GO", "RXV lithium lifted"), ...own, hasUpgrades: false };
    expect(readCart(asked)).toMatchObject({ ...own, hasUpgrades: false });
  });
});

test("a detail that the model’s name implies has the model as its source", () => {
  const { sources: _, ...details } = detailsOfRequest(request("Kandi", "Kruiser 4P"));
  expect(details.seats).toBe(4);
  expect(sourcesOf(detailsOfRequest(request("Kandi", "Kruiser 4P")))).toMatchObject({
    seats: "model",
    condition: "assumed",
  });
});
