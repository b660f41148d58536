import * as v from "valibot";
import { expect, test } from "vitest";
import { isPathHere, leadSchema, withWholeCart } from "./lead.ts";

// Browsers and databases hold this text. Never edit it: a new detail gets what its absence implies.
const storedLead = {
  id: "5f1c2a64-7b1e-4c57-9a4f-0d6f0c7a1e11",
  name: "Ann",
  email: "ann@example.com",
  location: "Ocala, FL",
  cart: {
    modelYear: 2018,
    make: "Club Car",
    model: "Precedent",
    seats: 4,
    powertrain: "electric",
    condition: "good",
    batteryAge: 2,
    hasUpgrades: false,
  },
  batteryType: "lithium",
  lifted: true,
  serial: "",
  estimate: 5216,
  page: "/",
};

test("a lead stored before a detail existed gets the value that the absence implies", () => {
  const { output, issues } = v.safeParse(leadSchema, withWholeCart(storedLead));
  expect(issues).toBeUndefined();
  expect(output).toMatchObject({ cart: { batteryType: "lithium", lifted: true, serial: "" } });
});

test("a lead has the serial number only if its sender chose to send it", () => {
  const serial = "PH1523-345678";
  const lead = withWholeCart({ ...storedLead, serial });
  expect(v.parse(leadSchema, lead).cart.serial).toBe("");
  const chosen = v.parse(leadSchema, { ...lead, sendSerial: "on" });
  expect(chosen.cart.serial).toBe(serial);
  expect(chosen).not.toHaveProperty("sendSerial");
});

test("a lead without a detail that every form had is refused", () => {
  const { condition: _condition, ...cart } = storedLead.cart;
  expect(v.safeParse(leadSchema, withWholeCart({ ...storedLead, cart })).success).toBe(false);
});

test.each([
  ["/"],
  ["/ez-go"],
  ["/?year=2020&make=ez-go#result"],
  ["/a//b"],
  ["/fl?to=//evil.example"],
])("%j is a page on this site", (path) => expect(isPathHere(path)).toBe(true));

test.each([
  [""],
  ["ez-go"],
  ["?year=2020"],
  ["https://evil.example/"],
  ["javascript:alert(1)"],
  ["//evil.example"],
  ["///evil.example"],
  [String.raw`/\evil.example`],
  ["/\t/evil.example"],
  ["/\n/evil.example"],
  ["/a\u0000b"],
  ["/a\u0085b"],
  ["/.//evil.example"],
  ["/a/..//evil.example"],
  ["/a\ud800"],
])("%j is not a page on this site", (path) => expect(isPathHere(path)).toBe(false));
