import { expect, test } from "vitest";
import { findRecalls } from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { noticesText, plateText } from "./plate-and-recalls.tsx";

test.each([
  ["", 2012, "No serial number was given, so nobody has checked the year."],
  ["PH1242-123456", 2012, "The number fits the year 2012."],
  ["PH1242-123456", 2015, "The number says 2012, not 2015."],
  ["??", 2012, "We can’t tell the year from this number."],
])("for the number %j and the year %i, a Club Car's paper says %j", (serial, modelYear, text) => {
  expect(plateText({ make: "Club Car", modelYear, serial }, 2026)).toBe(text);
});

test("another make's number confirms no year", () => {
  const cart = { make: "EZ-GO", modelYear: 2012, serial: "PH1242-123456" };
  expect(plateText(cart, 2026)).toBe(
    "This looks like a Club Car number, but the cart is an EZ-GO.",
  );
});

const noticesOf = (make: string, model: string, modelYear: number) =>
  noticesText(
    findRecalls({ make, model, modelYear, powertrain: "gas", serial: "" }, recalls, 2026),
  );

test("a paper names the notices that may cover the cart, so that a dealer can look them up", () => {
  expect(noticesOf("EZ-GO", "Express S4", 2019)).toMatch(
    /recalls may cover this cart\. Ask a dealer for that make about CPSC 20-073 and .*\.$/,
  );
});

test("a paper for a cart without a matching notice gives no all-clear", () => {
  expect(noticesOf("Club Car", "DS", 1985)).toMatch(/^We can’t rule out a recall\./);
});
