import { expect, test } from "vitest";
import { families } from "../../catalogue/families.ts";
import { defaultDetails, give, withImplied } from "../../details/details.ts";
import { readModelText } from "./model-text.ts";
import { readAd } from "./read-ad.ts";

const electric = { powertrain: "electric" } as const;
const lithium = { ...electric, batteryType: "lithium" } as const;
const lifted = { lifted: true } as const;

test.each([
  ["EZ-GO", "RXV lithium lifted", { ...lithium, ...lifted }],
  ["Club Car", "Precedent, lifted", lifted],
  ["Club Car", "Precedent not lifted", { lifted: false }],
  ["Club Car", "Precedent lifted: no", { lifted: false }],
  ["EZ-GO", "TXT 48V lead-acid", { ...electric, batteryType: "lead-acid" }],
  ["EZ-GO", "TXT gas", { powertrain: "gas" }],
  ["EZ-GO", "TXT EFI", { powertrain: "gas" }],
  ["EZ-GO", "TXT electric", electric],
  ["Yamaha", "G29 four seater", { seats: 4 }],
  ["EZ-GO", "TXT rear seat", { seats: 4 }],
  ["EZ-GO", "RXV not running", { notRunning: true, condition: "poor" }],
  ["EZ-GO", "RXV excellent condition", { condition: "excellent" }],
  ["EZ-GO", "RXV Li lifted", { ...lithium, ...lifted }],
  ["EZ-GO", "rxv li", lithium],
  ["EZ-GO", "Li RXV", lithium],
  ["Icon", "i60 lithium", lithium],
  ["Denago EV", "Rover XL lithium lifted", { ...electric, batteryType: "lithium", lifted: true }],
  ["Yamaha", "Drive2", {}],
  ["Kandi", "Kruiser 4P", {}],
  ["EZ-GO", "Liberty", {}],
  ["EZ-GO", "Valor Li'l", {}],
  ["Club Car", "Villager Li-Fi", {}],
  ["EZ-GO", "lithium", lithium],
])("as the model of a %s, %j also says %j", (make, text, said) => {
  expect(readModelText(make, text)).toEqual(said);
});

test.each(["lithium", "lifted", "gas", "lithium lifted", "four seater", "rear seat", "not lifted"])(
  "after any family's name, %j means the same in the model field as in an ad, except for upgrades",
  (words) => {
    for (const { make, name, isOnlyInLists } of families) {
      const {
        price: _price,
        seller: _seller,
        modelYear: _,
        // In an ad, a lift or lithium is an upgrade. Here it may be part of the model.
        hasUpgrades: _upgrades,
        ...inAd
      } = readAd(`${make} ${name} ${words}`, "2026-11-25").details;
      // The ad names the make, too.
      if (isOnlyInLists || inAd.model === undefined || /electric/i.test(make)) continue;
      const model = `${name} ${words}`;
      const {
        model: _ad,
        sources: _sources,
        hasUpgrades: _none,
        ...read
      } = withImplied(give(defaultDetails, inAd));
      const typed = give(defaultDetails, { make, model, ...readModelText(make, model) });
      expect([model, withImplied(typed)]).toEqual([model, expect.objectContaining(read)]);
    }
  },
);

test("no model's name says anything besides the model, except “Electro Buddy”, which is electric", () => {
  const saying = families.flatMap(({ make, name, names }) =>
    [name, ...names].filter((each) => {
      const { powertrain, ...said } = readModelText(make, each);
      return powertrain === "gas" || Object.keys(said).length > 0;
    }),
  );
  expect(saying).toEqual([]);
});
