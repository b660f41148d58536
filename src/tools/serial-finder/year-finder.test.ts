import { expect, test } from "vitest";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { readEntry } from "./address.ts";
import { YearFinder } from "./year-finder.tsx";

const page = rendered(YearFinder, {});

test("the page before its script runs asks for a Club Car serial and has no answer", () => {
  const otherwise = { kind: "vin", number: "1M8" } as const;
  expect(readEntry(page.formData, numberKinds, otherwise)).toEqual({
    kind: "club-car",
    number: "",
  });
  expect(page.all("data")).toEqual([]);
  expect(page.texts("h2")).toEqual(["Enter the number", "Model year"]);
});

test("the place of that number stands beside it", () => {
  expect(page.text).toContain(numberKinds[0]!.place);
});

test("it says what it needs, and nothing in it is nonsense", () => {
  expect(page.text).toContain("The year finder needs JavaScript");
  expect(page.html).not.toMatch(nonsense);
});
