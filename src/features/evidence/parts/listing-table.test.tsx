import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { precedent } from "../../../../domain/asking-prices/listing-samples.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { ListingTable } from "./listing-table.tsx";
import { type ShownListing, shownListings } from "../shown-listings.ts";

const listing: ShownListing = {
  ...precedent,
  modelYear: 2016,
  price: 6995,
  place: "Ocala, FL",
  observedOn: "2026-09-03",
  dealer: "Ocala Carts",
  units: 1,
};
const tableOf = (...changes: Partial<ShownListing>[]) =>
  render(<ListingTable listings={changes.map((change) => ({ ...listing, ...change }))} />);

test("a listing is a row with all that is known of it", () => {
  expect(rowsOf(tableOf({}))).toEqual([
    ["Cart", "Asking price", "Details", "Dealer", "Seen"],
    [
      "2016 Club Car Precedent",
      "$6,995",
      "4 seats, lead-acid electric",
      "Ocala Carts, Ocala, FL",
      "Sep 3, 2026",
    ],
  ]);
  expect(rowsOf(tableOf({ place: "" }))[1]![3]).toBe("Ocala Carts");
});

test("identical carts are one row that says how many", () => {
  expect(rowsOf(tableOf({ units: 3 }))[1]![0]).toBe("2016 Club Car Precedent 3 identical");
  expect(rowsOf(tableOf({ units: 1 }))[1]![0]).not.toContain("identical");
});

test("the table is named for what it holds, and has no links", () => {
  const table = tableOf({});
  expect(the("[role=region]", table).getAttribute("aria-label")).toBe("The most similar listings");
  expect(allOf("a", table)).toEqual([]);
});

describe("the listings of this site", () => {
  test("are in the order they were seen, the newest first", () => {
    const days = shownListings.map(({ observedOn }) => observedOn);
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)));
  });

  test("are all of used carts with a price and a dealer", () => {
    expect(shownListings.length).toBeGreaterThan(50);
    for (const { condition, ageYears, price, dealer, units } of shownListings) {
      expect(condition).not.toBe("new");
      expect(ageYears).toBeGreaterThanOrEqual(0);
      expect(price).toBeGreaterThan(0);
      expect(units).toBeGreaterThan(0);
      expect(dealer).not.toMatch(/^$|http|\//);
    }
  });

  test("are all rows that read well", () => {
    const table = render(<ListingTable listings={shownListings} />);
    expect(textOf(table)).not.toMatch(/NaN|undefined|null|Invalid/);
    for (const row of rowsOf(table)) for (const cell of row) expect(cell).not.toBe("");
    expect(
      rowsOf(table)
        .slice(1)
        .map(([, price]) => price),
    ).toEqual(shownListings.map(({ price }) => formatDollars(price)));
  });
});
