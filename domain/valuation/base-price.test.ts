import { describe, expect, test } from "vitest";
import { type PriceBook, basePriceFinder } from "./base-price.ts";

const book: PriceBook = {
  makes: [
    { name: "Club Car", defaultBasePrice: 7500, modelPrices: { Precedent: 8500, DS: 6500 } },
    {
      name: "EZ-GO",
      defaultBasePrice: 7000,
      modelPrices: { RXV: 8000, TXT: 6000, "Express S4": 11000, Freedom: 9500 },
    },
    { name: "Yamaha", defaultBasePrice: 7000, modelPrices: { Drive: 7500, G29: 6500 } },
    { name: "Icon", defaultBasePrice: 7000, modelPrices: { i20: 6000, i40: 8500 } },
    { name: "Tomberlin", defaultBasePrice: 8000, modelPrices: { "E-Merge": 8500 } },
    { name: "Garia", defaultBasePrice: 12000, modelPrices: {} },
  ],
  otherBasePrice: 5999,
};
const find = basePriceFinder(book);

describe("a listed model", () => {
  test.each([
    ["Club Car", "Precedent", "Precedent"],
    ["Club Car", "PRECEDENT", "Precedent"],
    ["Club Car", " precedent ", "Precedent"],
    ["Club Car", "D.S.", "DS"],
    ["Tomberlin", "E-MERGE", "E-Merge"],
    ["Tomberlin", "e merge", "E-Merge"],
    ["Tomberlin", "Emerge", "E-Merge"],
    ["Tomberlin", "E\u2011Merge", "E-Merge"],
    ["EZ-GO", "express s4", "Express S4"],
    ["EZ-GO", "ExpressS4", "Express S4"],
    ["Yamaha", "g 29", "G29"],
    ["Icon", "i 2 0", "i20"],
  ])("%s %j is priced as the %s, however it is spelled", (make, text, model) => {
    expect(find(make, text)).toMatchObject({ from: "model", make, model });
  });

  test.each([
    ["Club Car", "Precedent i2 Excel", "Precedent"],
    ["Club Car", "my old Precedent", "Precedent"],
    ["Yamaha", "Drive2", "Drive"],
    ["Yamaha", "Drive 2", "Drive"],
    ["Yamaha", "The Drive2 PTV", "Drive"],
    ["Tomberlin", "Emerge LE", "E-Merge"],
    ["Tomberlin", "2019 e merge lifted", "E-Merge"],
    ["EZ-GO", "Express Lifted S4", "Express S4"],
    ["EZ-GO", "Freedom RXV", "Freedom"],
    ["EZ-GO", "TXT-48V", "TXT"],
    ["Icon", "i40L", "i40"],
  ])("the text %s %j contains the words of the model %s", (make, text, model) => {
    expect(find(make, text)).toMatchObject({ from: "model", model });
  });
});

test.each([
  ["Club Car", "Viking"],
  ["Club Car", ""],
  ["Club Car", "Precedents"],
  ["Club Car", "D max S"],
  ["Club Car", "Unprecedented"],
  ["EZ-GO", "S4 Express"],
  ["EZ-GO", "Express"],
  ["EZ-GO", "Expresso S4"],
  ["Icon", "i400"],
  ["Icon", "20 i"],
  ["Garia", "Via"],
])("the %s %j takes the make's default price", (make, text) => {
  const { defaultBasePrice } = book.makes.find(({ name }) => name === make)!;
  expect(find(make, text)).toEqual({ from: "make", price: defaultBasePrice, make });
});

test("the chosen model determines the price", () => {
  expect(find("EZ-GO", "Freedom")).toEqual({
    from: "model",
    price: 9500,
    make: "EZ-GO",
    model: "Freedom",
  });
});

test("a make is recognized however it is spelled", () => {
  expect(find("E-Z-GO", "RXV")).toMatchObject({ make: "EZ-GO", price: 8000 });
  expect(find("club car", "DS")).toMatchObject({ make: "Club Car", price: 6500 });
});

test.each(["", "Zephyr", "constructor", "__proto__"])(
  "the unknown make %j takes the price of Other",
  (make) => {
    expect(find(make, "Precedent")).toEqual({ from: "other", price: 5999 });
  },
);

test("a model named like a property of every object is not a listed model", () => {
  expect(find("Garia", "constructor")).toMatchObject({ from: "make" });
  expect(find("Garia", "__proto__")).toMatchObject({ from: "make" });
});
