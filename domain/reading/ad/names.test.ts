import { describe, expect, test } from "vitest";
import { families, namesOf } from "../../catalogue/families.ts";
import type { ModelFamily } from "../../catalogue/family.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import { defaultDetails, give, withImplied } from "../../details/details.ts";
import { readAd } from "./read-ad.ts";

const read = (text: string) => readAd(text, "2026-11-25").details;

/** The details the form shows after reading the ad: said, or implied by the model. */
function seatsAndLift(ad: string) {
  const { modelYear: _, price: _price, seller: _seller, ...said } = read(ad);
  const { seats, lifted } = withImplied(give(defaultDetails, said));
  return { seats, lifted };
}

const counts = "2,4,6,8,4L,6L,2+2,4+2,4 passenger,6-seater".split(",");

const writtenNames = (family: ModelFamily): readonly string[] => [
  ...namesOf(family),
  ...Object.keys(family.variants).flatMap((name) =>
    family.names.includes(name) ? [] : [`${family.name} ${name}`],
  ),
  ...(family.hasSeatsInName ? counts.map((count) => `${family.name} ${count}`) : []),
];

/** Most ads that name one of these makes aren't for golf carts. */
const otherMakers = new Set(["John Deere", "Kubota", "Tracker Off Road", "Other"]);

const telling = [
  ...new Map(
    families
      .filter(({ isOnlyInLists, make }) => !isOnlyInLists && !otherMakers.has(make))
      .flatMap((family) =>
        writtenNames(family).map((model) => [`${family.make} ${model}`, [family.make, model]]),
      ),
  ).entries(),
].flatMap(([name, [make, model]]) => {
  const { seats = 2, lifted = false } = resolveModel(make!, model!).implied;
  return seats > 2 || lifted ? [{ name, implied: { seats, lifted } }] : [];
});

describe("every catalogue name that means seats or a lift", () => {
  test.each([
    " for sale",
    " for sale $8,500",
    " for sale, $8,500",
    " for $8,500",
    " for 8500",
    " for 8.5k",
    " for only $8,500",
    " at $8,500 obo",
    " asking 8500",
    " obo $8,500",
    " in good shape $8,500",
    " in excellent condition, $8,500",
    " great condition $8,500",
    " like new $8,500",
    " only 300 miles $8,500",
    " 300 miles $8,500",
    " w/ rear seat $8,500",
    " with charger $8,500",
    " runs great $8,500",
    " is in Ocala, $8,500",
    " - $8,500",
    " (clean) $8,500",
    " excellent, $8,500",
    " black $8,500",
    " one owner, $8,500",
    " used $8,500",
    " by owner, $8,500",
    " priced at $8,500",
    " street legal $8,500",
    " on a trailer, $8,500",
    " delivered to you, $8,500",
  ])("still means them before %j, and the price is read, too", (words) => {
    const lost = telling.filter(({ name, implied }) => {
      const ad = `2021 ${name}${words}`;
      const { seats, lifted } = seatsAndLift(ad);
      const price = /\d/.test(words.replace("300", "")) ? 8500 : undefined;
      return !(
        read(ad).price === price &&
        lifted === implied.lifted &&
        seats === (words.includes("seat") ? Math.max(4, implied.seats) : implied.seats)
      );
    });
    expect(lost).toEqual([]);
  });
});

test.each([
  ["2022 Club Car Villager 6 for $8,500", { model: "Villager 6", price: 8500 }],
  ["2021 Bintelli Beyond 4 for 7500", { model: "Beyond 4", price: 7500 }],
  ["2023 Evolution Classic 4 for $7,900 obo", { model: "Classic 4", price: 7900 }],
  ["2021 Kandi Kruiser 4 in good shape", { model: "Kruiser 4", condition: "good" }],
  ["2010 Tomberlin Emerge E4", { model: "Emerge E4" }],
  ["2012 Precedent Stretch 6, $7,000", { model: "Precedent Stretch 6", price: 7000 }],
  ["2023 Bintelli Beyond 4L $9,000", { model: "Beyond 4L", price: 9000 }],
  ["2023 Royal EV Crown 6L", { model: "Crown 6L" }],
  ["2022 Swift EV Mach 4 passenger", { model: "Mach 4", seats: 4 }],
  ["2012 EZ-GO Shuttle 6 $3,500", { model: "Shuttle 6", price: 3500 }],
  ["2012 EZ-GO TXT Shuttle 4 $3,500", { model: "TXT Shuttle 4", price: 3500 }],
  ["2021 Icon C40FLS $9,000", { model: "C40FLS", price: 9000 }],
])("the ad %j gives everything that the model’s name means", (ad, details) => {
  expect(read(ad)).toMatchObject(details);
});

test.each([
  ["2015 Precedents 4 for $12,000", "Precedent"],
  ["2015 Precedent 4 for $2,000 each", "Precedent"],
  ["2015 RXV 6 in lift", "RXV"],
  ["2015 RXV 6 in. lift", "RXV"],
  ["2015 RXV 6 like new batteries", "RXV"],
  ["2015 RXV 4 good tires", "RXV"],
  ["2015 RXV 4 black seats", "RXV"],
  ["2015 RXV 2 owner", "RXV"],
  ["2015 RXV 8 new 6 volt batteries", "RXV"],
  ["2015 Precedent 4 for sale", "Precedent 4"],
])("the number in %j leaves the model %s", (ad, model) => {
  expect(read(ad).model).toBe(model);
});
