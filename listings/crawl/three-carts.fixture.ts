import { afterEach, beforeEach, expect } from "vitest";
import { sampleFetch, sampleSource } from "./crawl.fixture.ts";
import { crawl } from "./crawl.ts";
import { type Outcome, reportLines } from "./outcome.ts";
import { type TestSite, openSite } from "./site.fixture.ts";
import type { Source } from "./sources.ts";

/*
 * Three carts that tests publish in every format this trade uses, as the format's public
 * specification asks. Details that a format has no field for are in the title or the description.
 */

/** A dealer's site that each test opens afresh and reads carts from. */
export function dealersSite() {
  let site: TestSite;
  beforeEach(async () => void (site = await openSite()));
  afterEach(() => site.close());
  return {
    set pages(pages: TestSite["pages"]) {
      site.pages = pages;
    },
    get origin() {
      return site.origin;
    },
    read: (path: string, changes?: Partial<Source>) => readCarts(site, path, changes),
    at: (path: string) => ({ source: `${site.origin}${path}` }),
  };
}

async function readCarts(site: TestSite, path: string, changes: Partial<Source> = {}) {
  const lines: string[] = [];
  const source = sampleSource({ url: site.origin + path, place: "NC", ...changes });
  const crawled = await crawl([source], {
    get: sampleFetch(),
    state: {},
    observedOn: "2026-11-28",
    report: ({ dealer }: Source, outcome: Outcome) => lines.push(...reportLines(dealer, outcome)),
  });
  return {
    lines,
    carts: crawled.flatMap(({ taken }) => taken?.rows ?? []).map(({ cells }) => cells),
  };
}

export const onward = {
  model_year: "2022",
  make: "Club Car",
  model: expect.stringMatching(/^Onward/),
  condition: "used",
  seats: "4",
  powertrain: "electric",
  battery_type: "lithium",
  lifted: "yes",
  price_usd: expect.stringMatching(/^12995(\.00)?$/),
  price_kind: "asking",
};
export const txt = {
  model_year: "2019",
  make: "EZ-GO",
  model: "TXT",
  condition: "used",
  seats: "2",
  powertrain: "gas",
  battery_type: "",
  price_usd: expect.stringMatching(/^5495(\.00)?$/),
};
export const rover = {
  model_year: "2026",
  make: "Denago EV",
  model: "Rover XL6",
  condition: "new",
  seats: "6",
  powertrain: "electric",
  battery_type: "lithium",
  price_usd: expect.stringMatching(/^11995(\.00)?$/),
};

export const allThree = "A dealer: 3 found, 3 taken, 0 skipped";

/** What the carts are called in a format with hardly any fields. */
export const titles = {
  onward: "2022 Club Car Onward 4 Passenger Lifted",
  txt: "2019 EZGO TXT Gas",
  rover: "2026 Denago Rover XL6",
};
export const descriptions = {
  onward: "<p>Used golf cart.</p><p>Lithium battery &amp; new tires.</p>",
  txt: "<ul><li>Used golf cart</li><li>Seats 2</li></ul>",
  rover: "<p>Brand new golf cart, 105 Ah lithium battery, seats 6.</p>",
};
