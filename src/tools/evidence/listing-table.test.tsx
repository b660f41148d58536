import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { rowsOf, textOf, the } from "../../components/test-queries.ts";
import { precedent } from "../../../domain/asking-prices/priced-cart-samples.ts";
import { ListingTable } from "./listing-table.tsx";
import { type ShownListing, shownListings } from "./shown-listings.data.ts";

const listing: ShownListing = {
  cart: precedent,
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
    ["Cart", "Asked", "Where and when"],
    [
      "2016 Club Car Precedent 4 seats, lead-acid electric",
      "$6,995",
      "Ocala Carts Ocala, FL, Sep 3, 2026",
    ],
  ]);
});

test("equal units are one row that says how many", () => {
  expect(rowsOf(tableOf({ units: 3 }))[1]![0]).toMatch(/4 seats, lead-acid electric, 3 alike$/);
  expect(rowsOf(tableOf({ units: 1 }))[1]![0]).not.toContain("alike");
});

test("the table can be scrolled by keyboard, and is called by what it holds", () => {
  const region = the("div[role=region]", tableOf({}));
  expect(region.getAttribute("tabindex")).toBe("0");
  expect(region.getAttribute("aria-label")).toBe("The nearest listings");
});

describe("the listings of this site", () => {
  test("are in the order they were seen, the newest first", () => {
    const days = shownListings.map(({ observedOn }) => observedOn);
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)));
  });

  test("are all of used carts with a price and a dealer", () => {
    expect(shownListings.length).toBeGreaterThan(50);
    for (const { cart, price, dealer, units } of shownListings) {
      expect(cart.condition).not.toBe("new");
      expect(cart.ageYears).toBeGreaterThanOrEqual(0);
      expect(price).toBeGreaterThan(0);
      expect(units).toBeGreaterThan(0);
      expect(dealer).not.toMatch(/^$|http|\//);
    }
  });

  test("are all rows that read well", () => {
    const table = render(<ListingTable listings={shownListings} />);
    expect(textOf(table)).not.toMatch(/NaN|undefined|null|Invalid/);
    for (const row of rowsOf(table)) for (const cell of row) expect(cell).not.toBe("");
  });
});
