import { expect, test } from "vitest";
import type { RecalledCart } from "../recalls/find-recalls.ts";
import { recallDoubts } from "./recall-doubts.ts";

const doubtsAbout = (cart: Partial<RecalledCart>) =>
  recallDoubts(
    { make: "", modelYear: null, model: "", powertrain: null, serial: "", ...cart },
    2026,
  );

test.each<[Partial<RecalledCart>]>([
  [{ make: "Club Car", modelYear: 2012, model: "Precedent", serial: "PH1242-123456" }],
  [{ make: "e-z-go" }],
  [{ make: "Polaris", modelYear: 2020 }],
  [{ serial: "PH1242-123456" }],
  [{ make: "EZ-GO", serial: "5600000" }],
  [{ make: "Icon", serial: "5600000" }],
])("nothing about %o can hide a notice", (cart) => {
  expect(doubtsAbout(cart)).toEqual([]);
});

test.each<[Partial<RecalledCart>, string]>([
  [
    { make: "Club Car", model: "Precedent", modelYear: 1998 },
    "Club Car built the Precedent from 2004 to 2020. Check the year. A wrong year can hide a recall.",
  ],
  [
    { make: "Club Car", model: "RXV", modelYear: 2022 },
    "We know the RXV as an EZ-GO, not as a Club Car. Check the make. A wrong make can hide a recall.",
  ],
  [
    { make: "Polaris", model: "GEM e6", modelYear: 2017 },
    "We know the e6 as a GEM, not as a Polaris. Check the make. A wrong make can hide a recall.",
  ],
  [
    { make: "Club Car", serial: "PH0612-12345" },
    "The number looks incomplete. Check it against the plate.",
  ],
  [
    { make: "Club Car", serial: "hello" },
    "The number looks incomplete. Check it against the plate.",
  ],
  [
    { make: "EZ-GO", serial: "AG1112-123456" },
    "This looks like a Club Car number, so these are notices about Club Car carts. Check the make and the number.",
  ],
])("what may hide a notice about the cart %o is said", (cart, doubt) => {
  expect(doubtsAbout(cart)).toEqual([doubt]);
});

test.each(["Textron", "Yamaha Golf Car", "E-Z-GO Textron"])(
  "the make “%s”, which no notice names, is asked about",
  (make) => {
    expect(doubtsAbout({ make })).toEqual([expect.stringContaining(`called “${make}”`)]);
  },
);

test("a VIN is said to be unchecked", () => {
  expect(doubtsAbout({ make: "GEM", serial: "1C9CART43GE123456" })).toEqual([
    expect.stringMatching(/^We can’t check a VIN here\./),
  ]);
});
