import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { textOf } from "../../../ui/kit/queries.fixture.ts";
import { asOfYear } from "../../cart-form/calculation.fixture.ts";
import { calculate } from "../../cart-form/calculation.ts";
import { PlateDoubt } from "./plate-doubt.tsx";

const doubtOf = (details: Parameters<typeof someDetails>[0]) =>
  textOf(
    render(
      <PlateDoubt
        calculation={calculate(someDetails(details), asOfYear)!}
        other="not"
        figureText={() => "ask $1,900"}
        onUse={() => {}}
      />,
    ),
  );

test("another make's number is called that, and offers no year to use", () => {
  const details = { make: "EZ-GO", model: "TXT", modelYear: "2016", serial: "PH1242-123456" };
  expect(doubtOf(details)).toBe(
    "This looks like a Club Car number, but the cart is an EZ-GO. Check the number against the plate.",
  );
});

test("a number from another year offers that year with its figure", () => {
  const details = { make: "Club Car", model: "Precedent", modelYear: "2016" };
  expect(doubtOf({ ...details, serial: "PH1242-123456" })).toBe(
    "The number says 2012, not 2016. As a 2012: ask $1,900.Use 2012",
  );
  expect(doubtOf({ ...details, modelYear: "2012", serial: "PH1242-123456" })).toBe("");
});
