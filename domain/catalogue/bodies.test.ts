import { expect, test } from "vitest";
import { bodyOf } from "./bodies.ts";
import { makes } from "./makes.ts";

test.each([
  ["Club Car", "DS", "ds"],
  ["Club Car", "Precedent i2", "precedent"],
  ["Club Car", "Tempo Lithium", "onward"],
  ["Club Car", "onward lifted", "onward"],
  ["Club Car", "Carryall 500", "utility"],
  ["Club Car", "", "precedent"],
  ["EZ-GO", "Freedom TXT", "txt"],
  ["EZ-GO", "Freedom RXV", "rxv"],
  ["EZ-GO", "Hauler 1200X", "utility"],
  ["EZ-GO", "ST400", "utility"],
  ["EZ-GO", "S4", "txt"],
  ["Yamaha", "G22A", "drive"],
  ["Yamaha", "G2", "ds"],
  ["Yamaha", "Drive 2 QuieTech", "drive2"],
  ["Yamaha", "U-Max Two", "utility"],
  ["Evolution", "D5 Ranger", "evolution"],
  ["Denago EV", "", "evolution"],
  ["Garia", "Via", "garia"],
  ["Other", "Moke", "gem"],
  ["Other", "", "icon"],
] as const)("a %s %j is drawn with the body %s", (make, model, body) => {
  expect(bodyOf({ make, model, seats: 4 })).toBe(body);
});

test("a cart with no make or more than four seats has the generic body", () => {
  expect(bodyOf({ make: "", model: "Precedent", seats: 2 })).toBe("generic");
  expect(bodyOf({ make: "Club Car", model: "Precedent", seats: 4 })).toBe("precedent");
  expect(bodyOf({ make: "Club Car", model: "Precedent", seats: 6 })).toBe("generic");
  expect(bodyOf({ make: "Club Car", model: "Precedent", seats: 8 })).toBe("generic");
});

const bodiesOf = (category: string) =>
  Map.groupBy(
    makes.filter((make) => make.category === category),
    ({ name }) => bodyOf({ make: name, model: "", seats: 2 }),
  );

test("a utility make has the body with a bed", () => {
  expect([...bodiesOf("utility").keys()]).toEqual(["utility"]);
});

test("a make of low-speed vehicles has the body with doors, unless it builds golf carts or trucks", () => {
  const { gem, ...otherBodies } = Object.fromEntries(bodiesOf("LSV-NEV"));
  expect(gem).toHaveLength(8);
  expect(names(otherBodies.icon)).toEqual([
    "Cruise Car",
    "Honor LSV",
    "SC Carts",
    "Sierra LSV",
    "Tomberlin",
  ]);
  expect(names(otherBodies.utility)).toEqual(["Tropos Motors"]);
});

test("a make that has been gone for years has an old body", () => {
  const { ds, txt, ...otherBodies } = Object.fromEntries(bodiesOf("vintage-discontinued"));
  expect(ds).toHaveLength(8);
  expect(names(txt)).toEqual(["Fairplay"]);
  expect(otherBodies).toEqual({});
});

test("most makes build modern personal carts", () => {
  const {
    icon = [],
    evolution = [],
    garia,
    ...otherBodies
  } = Object.fromEntries(bodiesOf("personal"));
  expect(icon.length).toBeGreaterThan(evolution.length);
  expect(names(evolution)).toEqual([
    "Atlas",
    "Bintelli",
    "Denago EV",
    "Evolution",
    "HDK",
    "Kandi",
    "Teko EV",
  ]);
  expect(names(garia)).toEqual(["Garia"]);
  expect(otherBodies).toEqual({});
});

const names = (some: readonly { name: string }[] | undefined) => some?.map(({ name }) => name);
