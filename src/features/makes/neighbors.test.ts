import { expect, test } from "vitest";
import { makes } from "../../../domain/catalogue/makes.ts";
import { neighborsOf } from "./neighbors.ts";

const named = (name: string) => makes.find((make) => make.name === name)!;

test("every make has six neighbors, never itself and never one twice", () => {
  for (const make of makes) {
    const neighbors = neighborsOf(make, makes);
    expect(new Set([...neighbors, make]).size, make.name).toBe(7);
  }
});

test("the first are those beside it in the directory", () => {
  const names = neighborsOf(named("Club Car"), makes).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["citEcar", "Coleman"]);
});

test("the others are of its kind", () => {
  const others = neighborsOf(named("Kubota"), makes).slice(2);
  expect(new Set(others.map(({ category }) => category))).toEqual(new Set(["utility"]));
});
