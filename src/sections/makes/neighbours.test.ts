import { expect, test } from "vitest";
import { makes } from "../../../domain/catalogue/makes.ts";
import { neighboursOf } from "./neighbours.ts";

const named = (name: string) => makes.find((make) => make.name === name)!;

test("every make has six neighbours, never itself and never one twice", () => {
  for (const make of makes) {
    const neighbours = neighboursOf(make, makes);
    expect(new Set([...neighbours, make]).size, make.name).toBe(7);
  }
});

test("the first are those beside it in the directory", () => {
  const names = neighboursOf(named("Club Car"), makes).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["citEcar", "Coleman"]);
});

test("the others are of its kind", () => {
  const others = neighboursOf(named("Kubota"), makes).slice(2);
  expect(new Set(others.map(({ category }) => category))).toEqual(new Set(["utility"]));
});
