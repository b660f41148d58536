import { expect, test } from "vitest";
import { makes } from "../../catalogue/makes.ts";
import { type NameCells, type Names, readNames } from "./cell-names.ts";

const noCells = { make: "", model: "", makeAndModel: "", hasMakeColumn: false };
const precedent = { make: "Club Car", model: "Precedent", year: "" };

test.each<[Partial<NameCells>, Partial<Names>]>([
  [{ make: "Club Car", model: "Precedent" }, {}],
  [{ make: "CLUBCAR", model: "Precedent" }, {}],
  [{ make: "Club Car Precedent" }, {}],
  [{ model: "club-car Precedent" }, {}],
  [{ make: "Club Car", model: "Club Car Precedent" }, {}],
  [{ make: "Club Car Precedent", model: "Precedent" }, {}],
  [{ make: "Club Car Precedent", model: "i2" }, { model: "Precedent i2" }],
  [{ makeAndModel: "Club Car Precedent" }, {}],
  [{ makeAndModel: "Club Car / Precedent" }, {}],
  [{ makeAndModel: "2018 Club Car Precedent" }, { year: "2018" }],
  [{ makeAndModel: "’18 Club Car - Precedent" }, { year: "2018" }],
  [{ make: "Club Car", makeAndModel: "Club Car Precedent" }, {}],
  [{ make: "Club Car", model: "Tempo", makeAndModel: "Club Car Precedent" }, { model: "Tempo" }],
  [{ makeAndModel: "E-Z-GO TXT 48" }, { make: "EZ-GO", model: "TXT" }],
  [{ makeAndModel: "Ruff and Tuff" }, { make: "Ruff & Tuff", model: "" }],
  [
    { makeAndModel: "Polaris Ranger XP 1000 2020" },
    { make: "Polaris", model: "Ranger XP 1000", year: "2020" },
  ],
  [
    { make: "Wotsit", model: "Flyer" },
    { make: "Wotsit", model: "Flyer" },
  ],
  [
    { make: "Wotsit", makeAndModel: "good cart" },
    { make: "Wotsit", model: "" },
  ],
  [{ makeAndModel: "Precedent" }, {}],
  [{ model: "Precedent" }, {}],
  [{ model: "Precedent", hasMakeColumn: true }, { make: "" }],
  [{ make: "CC", model: "Precedent" }, {}],
  [
    { make: "Polaris", model: "GEM e4" },
    { make: "GEM", model: "e4" },
  ],
  [{ makeAndModel: "2010 / 2011 Club Car Precedent" }, {}],
  [{ makeAndModel: "2018 Club Car gas, 4 seats" }, { year: "2018", model: "" }],
  [{ make: "Club Car" }, { model: "" }],
  [
    { make: "Yamaha", model: "Club Car Precedent" },
    { make: "Yamaha", model: "Club Car Precedent" },
  ],
  [
    { make: "Other", model: "Flyer" },
    { make: "Other", model: "Flyer" },
  ],
])("the name cells %j give the make and model wherever they are", (cells, names) => {
  expect(readNames({ ...noCells, ...cells }, "2026-11-25")).toMatchObject({
    ...precedent,
    ...names,
  });
});

test("every make of the directory is found before its models", () => {
  for (const { name, models } of makes) {
    for (const model of models) {
      const makeAndModel = `${name.toUpperCase()} ${model}`;
      expect(readNames({ ...noCells, makeAndModel }, "2026-11-25").make).toBe(name);
    }
  }
});

test.each([
  ["18 Club Car Precedent", "2018"],
  ["'18 Club Car Precedent", "2018"],
  ["Club Car Precedent '18", "2018"],
  ["EZGO TXT 04", "2004"],
  ["12 total 2019 Yamaha Drive2", "2019"],
  ["EZGO RXV 60", ""],
  ["Club Car Precedent 72", ""],
  ["Precedent 72", ""],
  ["Club Car Tempo 99", ""],
  ["60 Club Car Precedent", ""],
  ["12 Yamaha Drive2", ""],
])("%j has the year %j, because a count isn't a year", (makeAndModel, year) => {
  expect(readNames({ ...noCells, makeAndModel }, "2026-11-25").year).toBe(year);
});

test("two digits after a listed model aren't a year", () => {
  for (const { name, models } of makes.filter((make) => make.models.length > 0)) {
    for (const model of models.filter((each) => !/\d/.test(each))) {
      const written = `${name} ${model} 72`;
      expect(readNames({ ...noCells, makeAndModel: written }, "2026-11-25").year, written).toBe("");
    }
  }
});

test.each([
  ["Precedent with 6 x Trojan T875", "Precedent with x Trojan T875"],
  ["Precedent cupholders x4", "Precedent cupholders x"],
  ["Drive2 total of 4", "Drive2 total of"],
  ["8 gray 4 white Precedent", "gray white Precedent"],
  ["Precedent 4", "Precedent 4"],
  ["Precedent (12)", "Precedent (12)"],
  ["Precedent Stretch 6", "Precedent Stretch 6"],
])("in the model %j, only the numbers of %j are read as seats", (model, read) => {
  const make = model.includes("Drive") ? "Yamaha" : "Club Car";
  expect(readNames({ ...noCells, make, model }, "2026-11-25").model).toBe(read);
});
