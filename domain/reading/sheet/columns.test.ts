import fc from "fast-check";
import { expect, test } from "vitest";
import {
  columnsOf,
  noteKindOf,
  type FleetDetail,
  recognizeColumns,
  missingColumns,
  unreadHeadings,
} from "./columns.ts";
import { anyText } from "../../words/text.fixture.ts";

test.each<[string, FleetDetail]>([
  ["\uFEFFYear", "modelYear"],
  ["YR.", "modelYear"],
  ["model_year", "modelYear"],
  ["Brand ", "make"],
  ["MODEL", "model"],
  ["Year / Make / Model", "makeAndModel"],
  ["# Seats", "seats"],
  ["Gas/Electric", "powertrain"],
  ["Pass. Cap.", "seats"],
  ["Pwr", "powertrain"],
  ["Model / Trim", "model"],
  ["Make/Model/Year", "makeAndModel"],
  ["Cond (A-D)", "condition"],
  ["Batt. install date", "batteryYear"],
  ["Batteries (mo/yr)", "batteryYear"],
  ["Fecha de baterías", "batteryYear"],
  ["Battery age (months)", "batteryMonths"],
  ["Año", "modelYear"],
  ["Marca", "make"],
  ["Battery Age (years)", "batteryAge"],
  ["Battery\nYear", "batteryYear"],
  ["Li-ion?", "lithium"],
  ["Running?", "running"],
  ["Runs & drives", "running"],
  ["Operable", "running"],
  ["Non-running", "notRunning"],
  ["Inop", "notRunning"],
  ["Price ($)", "askingPrice"],
  ["Ｙｅａｒ", "modelYear"],
  ["Años de baterías", "batteryAge"],
  ["Cantidad", "quantity"],
  ["Precio", "askingPrice"],
  ["Type (Gas/Electric/Lithium)", "powertrain"],
  ["Seating (4 Passenger)", "seats"],
  ["Type", "vehicleType"],
  ["Serial #", "serial"],
  ["S/N", "serial"],
  ["Número de serie", "serial"],
])("the heading %j names the detail %s", (heading, detail) => {
  expect(recognizeColumns(["x", heading])).toEqual({ [detail]: 1 });
});

test.each([
  "",
  "Notes",
  "Cart #",
  "Package",
  "Capacity",
  "Battery",
  "Battery cost",
  "Purchase year",
  "Battery serial",
  "Charger S/N",
  "Purchase price",
  "Precio de compra",
  "Acquisition cost",
  "Acquired",
  "In-service year",
  "Age (yrs)",
  "estimate",
  "constructor",
])("the heading %j names no detail", (heading) => {
  expect(Object.keys(recognizeColumns([heading]))).toEqual([]);
});

test("of two columns for one detail, the first counts", () => {
  expect(recognizeColumns(["Brand", "Make", "Year"])).toEqual({ make: 0, modelYear: 2 });
});

test("unread headings are listed without empty ones", () => {
  const headings = ["Barn", "Year", " ", "Make", "Brand", "Notes"];
  expect(unreadHeadings(headings, recognizeColumns(headings))).toEqual(["Barn", "Brand", "Notes"]);
});

test.each<[string[], string[]]>([
  [
    ["a", "b"],
    ["make", "model", "modelYear"],
  ],
  [["Make", "Model"], ["modelYear"]],
  [
    ["Year", "Seats"],
    ["make", "model"],
  ],
])("the headings %j lack %j", (headings, missing) => {
  expect(missingColumns(recognizeColumns(headings))).toEqual(missing);
});

test.each([[["Year", "Make"]], [["Yr", "Model"]], [["Cart"]], [["Make", "Model", "VIN"]]])(
  "the headings %j are enough",
  (headings) => {
    expect(missingColumns(recognizeColumns(headings))).toEqual([]);
  },
);

test("every recognized column has a position in the line", () => {
  fc.assert(
    fc.property(fc.array(anyText()), (headings) => {
      for (const position of Object.values(recognizeColumns(headings)))
        expect(headings[position]).toBeDefined();
    }),
  );
});

test("a column that isn't for a detail has remarks, the carts' own numbers, or something unknown", () => {
  const headings = ["Make", "Notes", "Cart numbers", "Unit #", "Nos.", "Site", "Observaciones"];
  const columns = recognizeColumns(headings);
  expect(headings.map((_, column) => noteKindOf(columns, column))).toEqual([
    "unknown",
    "remarks",
    "cart numbers",
    "cart numbers",
    "cart numbers",
    "unknown",
    "remarks",
  ]);
  expect(Object.values(columns)).toEqual([0]);
  const pairs = [[7, 8] as const];
  expect(noteKindOf(columnsOf({ columns, pairs }, Array(9).fill("")), 1)).toBe("remarks");
});
