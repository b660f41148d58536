import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { families, namesOf } from "./families.ts";
import type { ImpliedDetails } from "./family.ts";
import { recallFamilyOf, resolveModel } from "./resolve-model.ts";

const impliedBy = (make: string, model: string) => resolveModel(make, model).implied;
const seats = (count: 2 | 4 | 6 | 8, more: ImpliedDetails = {}): ImpliedDetails => ({
  seats: count,
  ...more,
});
const lifted = { lifted: true } as const;
const electric = { powertrain: "electric" } as const;
const lithium = { ...electric, batteryType: "lithium" } as const;

/** Names whose number or letter means seats, a lift, or batteries. */
const telling: readonly (readonly [make: string, model: string, implied: ImpliedDetails])[] = [
  ["Icon", "i20", seats(2, electric)],
  ["Icon", "i40", seats(4, electric)],
  ["Icon", "i60", seats(6, electric)],
  ["Icon", "I-60", seats(6, electric)],
  ["Icon", "i40L", seats(4, { ...lifted, ...electric })],
  ["Icon", "i60 L", seats(6, { ...lifted, ...electric })],
  ["Icon", "i40FL", seats(4, { ...lifted, ...electric })],
  ["Icon", "i40F", seats(4, electric)],
  ["Icon", "G40", seats(4, { powertrain: "gas" })],
  ["Icon", "G60L", seats(6, { ...lifted, powertrain: "gas" })],
  ["Epic", "E40", seats(4)],
  ["Epic", "E60", seats(6)],
  ["Epic", "E40L", seats(4, lifted)],
  ["Epic", "e60l", seats(6, lifted)],
  ["EZ-GO", "Express S4", seats(4)],
  ["EZ-GO", "Express S6", seats(6)],
  ["EZ-GO", "Express L4", seats(4, lifted)],
  ["EZ-GO", "Express L6", seats(6, lifted)],
  ["EZ-GO", "express-s4", seats(4)],
  ["EZ-GO", "ExpressL6", seats(6, lifted)],
  ["EZ-GO", "Express S4 High Output", seats(4)],
  ["EZ-GO", "Liberty", seats(4)],
  ["EZ-GO", "Valor 4", seats(4)],
  ["EZ-GO", "TXT 2+2", seats(4)],
  ["EZ-GO", "2Five", seats(4)],
  ["GEM", "e2", seats(2, electric)],
  ["GEM", "e4", seats(4, electric)],
  ["GEM", "e6", seats(6, electric)],
  ["GEM", "E-4", seats(4, electric)],
  ["Club Car", "Villager 2", seats(2)],
  ["Club Car", "Villager 4", seats(4)],
  ["Club Car", "Villager 6", seats(6)],
  ["Club Car", "Villager 8", seats(8)],
  ["Club Car", "Onward 4P", seats(4)],
  ["Club Car", "Onward 6 Passenger", seats(6)],
  ["Club Car", "Tempo 2+2", seats(4)],
  ["Club Car", "Precedent i2", seats(2)],
  ["Denago EV", "Rover XL4", seats(4, { ...lifted, ...lithium })],
  ["Denago EV", "Rover XL6", seats(6, { ...lifted, ...lithium })],
  ["Denago EV", "Rover XXL", seats(6, lithium)],
  ["Denago EV", "Rover XL", seats(4, { ...lifted, ...lithium })],
  ["Denago EV", "Nomad XL", seats(4, { ...lifted, ...lithium })],
  ["Denago EV", "Nomad", seats(4, lithium)],
  ["Evolution", "D5 Maverick 4 Plus", seats(4, { ...lifted, ...lithium })],
  ["Evolution", "D5 Maverick 4+2 Plus", seats(6, { ...lifted, ...lithium })],
  ["Evolution", "D5 Ranger 6", seats(6, lithium)],
  ["Evolution", "D5 Ranger 2+2", seats(4, lithium)],
  ["Evolution", "Classic 4 Pro", seats(4)],
  ["Evolution", "Carrier 6 Plus", seats(6)],
  ["Evolution", "Carrier 8", seats(8)],
  ["Evolution", "Forester 6", seats(6)],
  ["HDK", "Forester 4", seats(4, lifted)],
  ["Bintelli", "Beyond 4", seats(4)],
  ["Bintelli", "Beyond 6PR", seats(6)],
  ["Kandi", "Kruiser 4P", seats(4)],
  ["Kandi", "Kruiser 6P", seats(6)],
  ["Advanced EV", "Advent 4L", seats(4, lifted)],
  ["Advanced EV", "Advent 6", seats(6)],
  ["Swift EV", "Mach 4", seats(4, lifted)],
  ["Swift EV", "Mach 6E", seats(6)],
  ["STAR EV", "Sirius 4+2", seats(6)],
  ["STAR EV", "Classic XP 2+2", seats(4)],
  ["Royal EV", "Crown 6", seats(6)],
  ["Tara", "Spirit Plus 4", seats(4)],
  ["Teko EV", "TurboLite 4 Plus", seats(4)],
  ["MadJax", "X-Series X6", seats(6)],
  ["Cushman", "Shuttle 8", seats(8)],
  ["Beast", "4 passenger", seats(4)],
  ["Kawasaki", "Mule 4010", { powertrain: "gas" }],
];

test.each(telling)("a %s %s is known by its name", (make, model, implied) => {
  expect(impliedBy(make, model)).toEqual(implied);
});

test.each([
  ["Club Car", "Precedent"],
  ["EZ-GO", "RXV 48V"],
  ["EZ-GO", "RXV 2.0"],
  ["Yamaha", "Drive2"],
  ["Yamaha", "Drive 2"],
  ["Yamaha", "Drive2 PTV"],
  ["Yamaha", "G2"],
  ["Yamaha", "G8"],
  ["Club Car", "Precedent 6 volt"],
  ["Club Car", 'Onward 6" lift'],
  ["Landmaster", "L4"],
  ["Harley Davidson", "D4"],
  ["Par Car", "PG-4"],
  ["Melex", "212"],
  ["Beast", "48 Passenger"],
  ["Custom", "1964 Mustang"],
])("the name of a %s %s says nothing of its seats", (make, model) => {
  expect(impliedBy(make, model).seats).toBeUndefined();
});

describe("a family's name", () => {
  test.each([
    ["club-car", "precedent i2 excel", "Club Car", "Precedent"],
    ["ezgo", "Freedom RXV", "EZ-GO", "RXV"],
    ["EZ-GO", "RXV Freedom Elite", "EZ-GO", "RXV"],
    ["EZ-GO", "Freedom TXT", "EZ-GO", "TXT"],
    ["Yamaha", "Drive 2 PTV", "Yamaha", "Drive2"],
    ["YAMAHA", "the drive", "Yamaha", "Drive"],
    ["Yamaha", "G29", "Yamaha", "Drive"],
    ["Tomberlin", "emerge", "Tomberlin", "E-Merge"],
    ["Kawasaki", "mule pro-fxt", "Kawasaki", "MULE"],
  ])("%s %s is a %s %s", (make, model, knownMake, name) => {
    const resolved = resolveModel(make, model);
    expect([resolved.make, resolved.family?.name]).toEqual([knownMake, name]);
  });

  test("a model that no record has keeps its make, and implies nothing", () => {
    expect(resolveModel("e-z-go", "Zeppelin")).toEqual({
      make: "EZ-GO",
      family: null,
      implied: {},
    });
    expect(resolveModel("Nobody's", "Precedent").family).toBeNull();
  });

  test("any name of a family resolves to it, unless a longer one of the make contains it", () => {
    for (const family of families) {
      for (const name of [...namesOf(family), ...family.misspellings]) {
        expect([name, resolveModel(family.make, name).family?.name]).toEqual([name, family.name]);
      }
    }
  });

  test("any two strings resolve without an exception", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (make, model) => {
        expect(resolveModel(make, model).implied).toBeDefined();
      }),
    );
  });
});

test("a text that names two families of recalls rules no notice out", () => {
  expect(recallFamilyOf("EZ-GO", "RXV")).toBe("RXV");
  expect(recallFamilyOf("EZ-GO", "Express L6")).toBe("TXT");
  expect(recallFamilyOf("Yamaha", "Drive2")).toBe("Drive");
  expect(recallFamilyOf("EZ-GO", "RXV or TXT")).toBeNull();
  expect(recallFamilyOf("EZ-GO", "golf cart")).toBeNull();
});
