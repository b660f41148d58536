import { expect, test } from "vitest";
import { middleCost, work } from "../../../../domain/market/work-prices.ts";
import { askingSummary } from "../../../market/asking-prices.ts";
import { usedListings } from "../../../market/listings.data.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { linksIn, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { installationFee, leadAcidSets, setPrice } from "../values.ts";
import { figures } from "./figures.tsx";

test("the market figures match the product spec", () => {
  const MarketFigures = figures["market-figures"];
  expect(textsOf("li", render(<MarketFigures />))).toEqual([
    "18%annual growth",
    "$2.5Bmarket size",
    "75%electric share",
    "20%+longer life cycles with lithium",
  ]);
});

test("each place that requires insurance is named with its part and linked to its page", () => {
  const InsuredPlaces = figures["insured-places"];
  const page = render(<InsuredPlaces />);
  expect(textsOf("h3", page)).toEqual([
    "10 states, and parts of 2 more, require insurance for an ordinary cart on public streets",
  ]);
  expect(linksIn(page)).toContainEqual(["Nevadain Clark County", "/nv"]);
  expect(linksIn(page)).toHaveLength(12);
});

test("each set of batteries makes a voltage that carts have, and its price includes installation", () => {
  for (const set of leadAcidSets) {
    expect([36, 48]).toContain(set.count * set.volts);
    expect(setPrice(set)).toBe(set.count * set.each + installationFee);
  }
  const BatteryPacks = figures["battery-packs"];
  const page = render(<BatteryPacks />);
  expect(textsOf("h3", page)).toEqual(["A lead-acid set costs $1,208 to $1,544, installed"]);
  expect(textsOf(".step-pack", page)).toEqual([
    "666666",
    "888888",
    "12121212",
    "66666666",
    "Lithium",
  ]);
});

test("new lead-acid batteries cost more than a quarter of the middle used cart's price, and less than a third", () => {
  const share = middleCost(work.batteries) / askingSummary(usedListings)!.middle;
  expect(share).toBeGreaterThan(1 / 4);
  expect(share).toBeLessThan(1 / 3);
});
