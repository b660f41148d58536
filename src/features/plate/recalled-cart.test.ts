import { expect, test } from "vitest";
import { countRecalls, findRecalls } from "../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { type DetailChange, defaultDetails, give } from "../../../domain/details/details.ts";
import { calculate } from "../cart-form/calculation.ts";
import { recalledCartOf } from "./recalled-cart.ts";

const recalled = (change: DetailChange) => {
  const details = give({ ...defaultDetails, modelYear: "2021" }, change);
  return recalledCartOf(calculate(details, 2026)!);
};
const leads = (change: DetailChange) =>
  countRecalls(findRecalls(recalled(change), recalls, 2026)).lead.map(
    ({ recall }) => recall.number,
  );

test("an assumed powertrain doesn't rule out any recall", () => {
  const drive = { make: "Yamaha", model: "Drive2" } as const;
  expect(recalled(drive).powertrain).toBeNull();
  expect(recalled({ ...drive, powertrain: "gas" }).powertrain).toBe("gas");
  expect(recalled({ ...drive, powertrain: "electric" }).powertrain).toBe("electric");
  expect(leads({ ...drive, powertrain: "gas" }).length).toBeGreaterThan(0);
  expect(leads(drive)).toEqual(expect.arrayContaining(leads({ ...drive, powertrain: "gas" })));
});

test("a model built with one powertrain, or batteries that somebody named, settle the powertrain", () => {
  expect(recalled({ make: "Icon", model: "i40" }).powertrain).toBe("electric");
  expect(recalled({ make: "Club Car", model: "Tempo", batteryType: "lithium" }).powertrain).toBe(
    "electric",
  );
});
