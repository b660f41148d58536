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
