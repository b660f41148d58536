import { expect, test } from "vitest";
import { summaryBySource } from "../../../domain/details/cart-appearance.ts";
import { readForSale } from "./model.ts";

const cart = "?year=2018&make=Club+Car&model=Precedent";
const shownIn = (query: string, serial = "") => {
  const hash = serial === "" ? "" : `#${new URLSearchParams({ serial })}`;
  return readForSale(new URL(`https://example.com/for-sale${query}${hash}`));
};

test.each(["PQ1645-123456", "PQ 1645 123456", "JW2 600123", "3400000", "1HGCM82633A004352"])(
  "the serial number %j in an owner's link is shown",
  (serial) => {
    expect(shownIn(cart, serial)!.details.serial).toBe(serial);
  },
);

test.each([
  "Call 555-123-4567",
  "555-123-4567",
  "(555) 123-4567",
  "text Ann 5551234",
  "Text me at 5551234",
  "STOLEN-123456",
  "sold as is 2018 2019",
])("the text %j in an owner's link isn't shown as a serial number", (serial) => {
  expect(shownIn(cart, serial)!.details.serial).toBe("");
});

test.each([
  ["4200", 4200],
  ["$4,200", 4200],
  ["999999", 999_999],
  ["", null],
  ["0", null],
  ["make an offer", null],
  ["999999999", null],
])("the price %j in an owner's link is read as %s", (asking, dollars) => {
  expect(shownIn(`${cart}&${new URLSearchParams({ asking })}`)!.asking).toBe(dollars);
});

test("the owner has said only what the link says, not what its model implies", () => {
  const { details } = shownIn("?year=2022&make=Icon&model=i60L&condition=good")!;
  expect(summaryBySource(details)).toEqual({
    said: ["good condition"],
    implied: ["6 seats", "electric", "lifted"],
  });
});
