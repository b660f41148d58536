import { expect, test } from "vitest";
import { mount, render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, pairsIn, rowsOf, textOf } from "../../../ui/kit/queries.fixture.ts";
import { brokenText } from "../../cart-form/texts.fixture.ts";
import { answerOf } from "../model.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import {
  asOfYear,
  calculationOf,
  ofAnyCalculation,
  precedent,
} from "../../cart-form/calculation.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { withImplied } from "../../../../domain/details/details.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { findRecalls } from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { noticesText, plateText } from "../../plate/parts/plate-and-recalls.tsx";
import { recalledCartFromCalculation } from "../../plate/recalled-cart.ts";
import { similarListings } from "../similar-listings.ts";
import { Report, assumedText } from "./printed-report.tsx";

const paper = {
  day: "June 1, 2026",
  address: "https://cartworth.example/?year=2020&make=Club+Car",
  role: "selling",
} as const;
const reportOf = (calculation: Calculation) => render(<Report {...calculation} {...paper} />);

test("the report's head names the cart, the day, and CartWorth", () => {
  const head = textOf(getOne("header", reportOf(calculationOf({ serial: "AG2021-123456" }))));
  expect(head).toContain("2020 Club Car Onward");
  expect(head).toContain("CartWorth value report, June 1, 2026");
  expect(head).toContain("Serial number AG2021-123456");
});

test("the report draws the cart with its optional details", () => {
  const report = reportOf(calculationOf({ hasUpgrades: true, batteryType: "lithium" }));
  const drawing = getOne("svg[data-seats]", report);
  expect(drawing.dataset).toMatchObject({ upgrades: "true", power: "electric" });
  expect(drawing.innerHTML).toContain("#lithium");
});

test("the report's foot has the answer's address, its code, and the disclaimer", () => {
  const foot = getOne("footer", reportOf(calculationOf()));
  expect(textOf(foot)).toContain(`See this estimate again at ${paper.address}`);
  expect(textOf(foot)).toContain("we accept no liability");
  expect(getAll("[role=img]", foot)).toHaveLength(1);
});

test("the report has five listings with dealer, state, date, and price, and a line to sign on", () => {
  const calculation = precedent();
  const report = reportOf(calculation);
  const [heads, ...rows] = rowsOf(getAll("table", report).at(-1)!);
  expect(heads).toEqual(["Cart", "Details", "Dealer", "State", "Listed", "Price"]);
  const listings = similarListings(calculation);
  expect(rows).toHaveLength(5);
  const sorted = listings.toSorted((a, b) => a.price - b.price);
  expect(rows.map((cells) => cells.at(-1))).toEqual(
    sorted.map(({ price }) => formatDollars(price)),
  );
  for (const [, , dealer, state, day] of rows) {
    expect(dealer).not.toBe("");
    expect(state).toMatch(/^(?:[A-Z]{2}|not given)$/);
    expect(day).toMatch(/\d{4}$/);
  }
  expect(pairsIn(report).map(([name]) => name)).toEqual(["Name", "Signature", "Date"]);
});

test("the report of a cart without dealers' prices shows the formula's arithmetic in place of listings", () => {
  const calculation = calculationOf({ make: "Garia", model: "Monaco" });
  const [, ...steps] = rowsOf(getOne("table", reportOf(calculation)));
  expect(steps.map((cells) => cells.at(-1))).toEqual(
    calculation.estimate.steps.map((step) => formatDollars(step.running)),
  );
});

test("the report says what was assumed", () => {
  const { details } = precedent({ batteryType: "lead-acid" });
  expect(assumedText(details)).toBe("Nothing. Every detail was given.");
  const sources = { ...details.sources, condition: undefined };
  const assumed = withImplied({
    ...details,
    batteryType: null,
    sources,
  });
  expect(assumedText(assumed)).toBe(
    "We assumed good condition. Nobody said what batteries it has, so we count them as lead-acid.",
  );
});

test("the report checks the number and the recalls", async () => {
  const calculation = calculationOf({
    modelYear: "2019",
    make: "EZ-GO",
    model: "Express S4",
    powertrain: "gas",
    serial: "3400000",
  });
  const report = await mount(<Report {...calculation} {...paper} />);
  expect(textOf(report)).toContain("Plate and recalls");
  expect(textOf(report)).toContain(plateText(calculation.cart, asOfYear));
  const found = findRecalls(recalledCartFromCalculation(calculation), recalls, asOfYear);
  expect(found).not.toEqual([]);
  expect(textOf(report)).toContain(noticesText(found));
});

test("the report describes any cart in unbroken text, and leads with its answer", () => {
  ofAnyCalculation((calculation) => {
    const view = answerOf(calculation, "selling");
    const report = reportOf(calculation);
    expect(textOf(report)).toContain(cartName(calculation.cart));
    expect(textOf(report)).toContain(markedSummaryText(calculation.details));
    expect(textOf(getOne(".sign", report))).toContain(view.text.verb);
    expect(getOne(".sign data", report).getAttribute("aria-label")).toBe(
      formatDollars(view.number),
    );
    for (const { title } of view.text.captions) expect(textOf(report)).toContain(title);
    expect(report.innerHTML).not.toMatch(brokenText);
  }, 12);
});
