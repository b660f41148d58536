import type { Make } from "../../../domain/catalogue/make.ts";
import type { Fact } from "../../components/fact-strip.tsx";
import { dateText } from "../../format/date-text.ts";
import { formatDollars } from "../../format/money.ts";
import { askingSummary } from "../../market/asking-summary.ts";
import { facts, listingsByMake } from "../../market/offers.data.ts";
import { offersOf } from "./make-plot.ts";
import type { Plate } from "./plate.ts";

/** The facts about a make, at a glance. What we don't know is left out. */
export function factsOf(make: Make, plate: Plate | null): Fact[] {
  const asked = askingSummary(offersOf(make));
  return [
    ...listings(make),
    ...(asked === null
      ? []
      : [
          {
            name: "Median asking price",
            figure: formatDollars(asked.middle),
            note: "used carts of any age",
          },
        ]),
    basePrice(make),
    ...(plate === null
      ? []
      : [{ name: "Plate shows the year", figure: plate.short[0], note: plate.short[1] }]),
  ];
}

function listings({ name }: Make): Fact[] {
  const count = listingsByMake[name] ?? 0;
  const all = facts.listings.toLocaleString("en-US");
  const note =
    count > 0 ? `out of ${all}; the newest is from ${dateText(facts.newest)}` : `out of ${all}`;
  return [{ name: "Listings we have", figure: count > 0 ? String(count) : "None yet", note }];
}

function basePrice({ modelPrices, defaultBasePrice }: Make): Fact {
  const prices = [...Object.values(modelPrices), defaultBasePrice];
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatDollars);
  return {
    name: "Our base price",
    figure: low === high ? low! : `${low} to ${high}`,
    note: "for a new two-seater",
  };
}
