import { beforeEach, expect, test } from "vitest";
import { recallsFor } from "../../../../domain/value-api/lookups.ts";
import { mount } from "../../../ui/kit/page.fixture.ts";
import { linksIn, textOf } from "../../../ui/kit/queries.fixture.ts";
import { RecallLink, loadSummary } from "./recall-link.tsx";

beforeEach(async () => void (await loadSummary()));

const rxv = {
  make: "EZ-GO",
  modelYear: 2022,
  model: "RXV",
  powertrain: "electric",
  serial: "",
} as const;

test("the hint about an electric RXV counts no notice for gas carts or other models", async () => {
  const page = await mount(<RecallLink cart={rxv}>Check this cart</RecallLink>);
  expect(textOf(page)).toContain("three recalls match its make and year");
  const { count } = recallsFor({ ...rxv, year: rxv.modelYear }, 2026);
  expect(count).toBe(3);
});

test("the hint's link carries the cart", async () => {
  const page = await mount(<RecallLink cart={rxv}>Check this cart</RecallLink>);
  expect(linksIn(page)).toEqual([
    ["Check this cart", "/recalls?make=EZ-GO&year=2022&model=RXV&powertrain=electric"],
  ]);
});
