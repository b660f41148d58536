import { expect, test } from "vitest";
import { plainCharacters, plainNumber } from "./plain-characters.ts";

test.each([
  "S/N: PH1523-345678",
  "SN: PH1523-345678",
  "Serial No. PH1523-345678",
  "Serial Nos.: PH1523-345678",
  "Serial # PH1523-345678",
  "serial number: PH1523-345678",
  "Serial numbers: PH1523-345678",
  "Nº de serie: PH1523-345678",
  "N.º de serie PH1523-345678",
  "N° de serie PH1523-345678",
  "No. de serie PH1523-345678",
  "Núm. de serie PH1523-345678",
  "Número de serie: PH1523-345678",
  "Números de serie: PH1523-345678",
  "Serie: PH1523-345678",
])("the label of %j is not part of the number", (text) => {
  expect(plainNumber(text)).toBe("PH1523345678");
});

test.each([
  "VIN1C9CART43GE123456",
  "VIN # 1C9CART43GE123456",
  "VINs: 1C9CART43GE123456",
  "Vin no. 1C9CART43GE123456",
  "Vehicle Identification Number: 1C9CART43GE123456",
  "NIV: 1C9CART43GE123456",
])("the label of %j is not part of the VIN", (text) => {
  expect(plainNumber(text)).toBe("1C9CART43GE123456");
});

test.each(["SN1502-525626", "SN 1502-525626", "NO1234-123456", "NG0510-486913", "C4", "24L96"])(
  "%j has no label to remove",
  (text) => expect(plainNumber(text)).toBe(plainCharacters(text)),
);

test.each([
  ["YDREX6 AC JW9-515401", "JW9515401"],
  ["Model: YDRAX5 Serial No. JW8-513800", "JW8513800"],
  ["CLUB CAR SERIAL NO. PQ0614-123456 48V", "PQ0614123456"],
  ["PQ1932-889210, 2019 Onward", "PQ1932889210"],
  ["2019 Onward, PQ1932 889210", "PQ1932889210"],
  ["JC2-209964 through 210300", "JC2209964"],
  ["Serial: 5584100 MFG: C1416", "5584100"],
  ["EZGO RXV serial number 5584100", "5584100"],
  ["VIN 5FNRL38488B411196 Honda", "5FNRL38488B411196"],
  ["Columbia 7K21190-C5", "7K21190C5"],
])("in the label or sentence %j, the number is %s", (text, number) => {
  expect(plainNumber(text)).toBe(number);
});

test.each([
  ["PQ 0614 123456", "PQ0614123456"],
  ["5FNRL 38488B 411196", "5FNRL38488B411196"],
  ["C14 16", "C1416"],
])("%j, a number typed in groups, is one number", (text, number) => {
  expect(plainNumber(text)).toBe(number);
});

test.each([
  ["I5FNRL38488B411196", "5FNRL38488B411196"],
  ["i5fnrl38488b411196", "5FNRL38488B411196"],
])("%j is read without what a scanner adds", (text, number) => {
  expect(plainNumber(text)).toBe(number);
});
