import { expect, test } from "vitest";
import { stateLaw } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { insuredPlaces, noConversionPlaces, titledPlaces } from "./law-lists.ts";

const codesOf = (places: readonly { code: string }[]) => places.map(({ code }) => code);

/** Their pages mention insurance, but leave it to the town, or don't require it. */
const notRequired = ["ar", "co", "ct", "dc", "fl", "id", "in", "mi", "mt", "nc", "ok", "pa"].concat(
  ["tx", "ut", "va"],
);

test("every place whose page mentions insurance for an ordinary cart is listed as requiring it or as not requiring it", () => {
  const mentioned = states.filter(({ code }) => {
    const { roads, driver, plate } = stateLaw[code]!;
    const text = [roads, driver, plate].map(({ answer }) => answer).join(" ");
    return /(?<!low-speed vehicle[^.]*)\binsur/i.test(text);
  });
  expect(codesOf(mentioned).toSorted()).toEqual(
    [...codesOf(insuredPlaces), ...notRequired].toSorted(),
  );
});

test("no place that requires insurance says that it doesn't", () => {
  for (const { code } of insuredPlaces) {
    const { roads, driver, plate } = stateLaw[code]!;
    for (const { answer } of [roads, driver, plate])
      expect(answer).not.toMatch(/(?:doesn’t|exempt|may require)[^.,]* insur/);
  }
});

test("two states title an ordinary cart, and three refuse to make a converted one street-legal", () => {
  expect(codesOf(titledPlaces)).toEqual(["az", "la"]);
  expect(codesOf(noConversionPlaces)).toEqual(["mn", "sc", "sd"]);
});
