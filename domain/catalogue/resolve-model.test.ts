import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { families, namesOf } from "./families.ts";
import { recallFamilyOf, resolveModel } from "./resolve-model.ts";
import { tellingNames } from "./telling-names.fixture.ts";

const impliedDetails = (make: string, model: string) => resolveModel(make, model).implied;

test.each(tellingNames)("a %s %s is known by its name", (make, model, implied) => {
  expect(impliedDetails(make, model)).toEqual(implied);
});

test("the L of a Precedent i2L isn't a lift", () => {
  expect(impliedDetails("Club Car", "Precedent i2L")).toEqual({ seats: 2 });
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
])("the name of a %s %s says nothing about its seats", (make, model) => {
  expect(impliedDetails(make, model).seats).toBeUndefined();
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

  test("a model without a record keeps its make, and implies nothing", () => {
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

test("a text that names two recall families rules out no notice", () => {
  expect(recallFamilyOf("EZ-GO", "RXV")).toBe("RXV");
  expect(recallFamilyOf("EZ-GO", "Express L6")).toBe("TXT");
  expect(recallFamilyOf("Yamaha", "Drive2")).toBe("Drive");
  expect(recallFamilyOf("EZ-GO", "RXV or TXT")).toBeNull();
  expect(recallFamilyOf("EZ-GO", "golf cart")).toBeNull();
});
