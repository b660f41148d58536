import fc from "fast-check";
import { expect, test } from "vitest";
import { type FleetDetail, recognizeColumns, missingColumns, unreadHeadings } from "./columns.ts";
import { anyText } from "../../valuation/text.fixture.ts";

test.each<[string, FleetDetail]>([
  ["\uFEFFYear", "modelYear"],
  ["Yr", "modelYear"],
  ["YR.", "modelYear"],
  ["Model Year", "modelYear"],
  ["model_year", "modelYear"],
  ["Manufacturer", "make"],
  ["Brand ", "make"],
  ["MODEL", "model"],
  ["Make/Model", "makeAndModel"],
  ["Make & Model", "makeAndModel"],
  ["Year / Make / Model", "makeAndModel"],
  ["Passengers", "seats"],
  ["Pax", "seats"],
  ["# Seats", "seats"],
  ["No. of seats", "seats"],
  ["# of Passengers", "seats"],
  ["Fuel", "powertrain"],
  ["Power", "powertrain"],
  ["Gas/Electric", "powertrain"],
  ["Gas or Electric?", "powertrain"],
  ["E/G", "powertrain"],
  ["# of Pass.", "seats"],
  ["Pass. Cap.", "seats"],
  ["Pwr", "powertrain"],
  ["Model / Trim", "model"],
  ["Mfr.", "make"],
  ["Make/Model/Year", "makeAndModel"],
  ["Cond (A-D)", "condition"],
  ["Batt. install date", "batteryYear"],
  ["Batteries (mo/yr)", "batteryYear"],
  ["Fecha de baterías", "batteryYear"],
  ["Battery age (months)", "batteryMonths"],
  ["Año", "modelYear"],
  ["Marca", "make"],
  ["Lithium (Y/N)", "lithium"],
  ["Cond.", "condition"],
  ["Battery Age", "batteryAge"],
  ["Battery Age (years)", "batteryAge"],
  ["Batt yrs", "batteryAge"],
  ["Battery\nYear", "batteryYear"],
  ["Lithium", "lithium"],
  ["Li-ion?", "lithium"],
  ["Battery type", "batteryType"],
  ["Lifted", "lifted"],
  ["Upgrades", "hasUpgrades"],
  ["Qty", "quantity"],
  ["Quantity", "quantity"],
  ["QTY.", "quantity"],
  ["Asking price", "askingPrice"],
  ["Price ($)", "askingPrice"],
  ["Ｙｅａｒ", "modelYear"],
  ["Modelo", "model"],
  ["Plazas", "seats"],
  ["Combustible", "powertrain"],
  ["Estado", "condition"],
  ["Años de baterías", "batteryAge"],
  ["Cantidad", "quantity"],
  ["Precio", "askingPrice"],
  ["Type (Gas/Electric/Lithium)", "powertrain"],
  ["Seating (4 Passenger)", "seats"],
  ["Type", "vehicleType"],
  ["Asset Type", "vehicleType"],
  ["Category", "vehicleType"],
  ["Body", "vehicleType"],
  ["Serial", "serial"],
  ["Serial #", "serial"],
  ["S/N", "serial"],
  ["VIN", "serial"],
  ["Serial No.", "serial"],
  ["Número de serie", "serial"],
])("the heading %j names the detail %s", (heading, detail) => {
  expect(recognizeColumns(["x", heading])).toEqual({ [detail]: 1 });
});

test.each([
  "",
  "Notes",
  "Cart #",
  "Unit #",
  "Package",
  "Capacity",
  "Battery",
  "Battery cost",
  "Purchase year",
  "Remarks",
  "Battery serial",
  "Charger S/N",
  "Purch. Price",
  "Purchase price",
  "Precio de compra",
  "Cost",
  "Book value",
  "Acquisition cost",
  "MSRP",
  "Acquired",
  "In-service year",
  "Fiscal year",
  "Age (yrs)",
  "estimate",
  "constructor",
])("the heading %j names no detail", (heading) => {
  expect(recognizeColumns([heading])).toEqual({});
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
  "the headings %j suffice",
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
