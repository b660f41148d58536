// This is JavaScript because an editor's oxlint may run it in a Node.js that cannot read
// TypeScript.

/** What the sections of prerendered pages are built of. */
const sectionParts = ["src/charts", "src/components", "src/format", "src/market", "src/metadata"];

/** What gives a cart its three figures. */
const everyFigure = [
  "domain/asking-prices",
  "domain/catalogue",
  "domain/trade-in",
  "domain/valuation",
];

/** What the tools about a cart are built of. */
const toolParts = [
  "src/browser",
  "src/components",
  "src/format",
  "domain/catalogue",
  "domain/valuation",
];

/**
 * Every folder of code, from the bottom up, with what it may import besides itself. A name such as
 * "domain" stands for all folders below it, and "cli/*" for the files directly in cli. The lint
 * rule, the tools' folder lists, and the diagram in the README all come from this table.
 */
export const imports = {
  config: [],
  text: [],

  "domain/valuation": [],
  "domain/sources": [],
  "domain/catalogue": ["domain/sources", "domain/valuation"],
  "domain/serial-numbers": [],
  "domain/recalls": ["domain/catalogue", "domain/serial-numbers", "domain/sources"],
  "domain/asking-prices": ["domain/valuation"],
  "domain/trade-in": ["domain/asking-prices", "domain/sources", "domain/valuation"],
  "domain/batteries": ["domain/sources", "domain/valuation"],
  "domain/value-api": everyFigure,
  // Spreadsheets of carts, read in the command and in the browser.
  "domain/fleet": everyFigure,
  "domain/submissions": ["domain/asking-prices", "domain/catalogue", "domain/valuation"],

  "listings/import": ["domain/asking-prices", "domain/catalogue", "domain/valuation", "text"],
  "listings/fit": ["domain/asking-prices", "domain/catalogue", "domain/valuation"],
  "listings/serials": ["listings/fit", "listings/import", "domain"],
  "listings/sales": ["listings/fit", "listings/import", "domain/asking-prices"],
  "listings/crawl": ["listings/import", "domain/asking-prices", "domain/valuation", "text"],
  "listings/update": ["listings/crawl", "listings/fit", "listings/import", "domain/asking-prices"],

  "server/store": ["domain/submissions"],
  "server/telemetry": ["server/store", "config"],
  "server/smtp": [],
  "server/mail": [
    "server/smtp",
    "server/store",
    "server/telemetry",
    "domain/submissions",
    "domain/valuation",
    "text",
  ],
  // Pictures of shared estimates, with the words and the addresses of the value tool itself.
  "server/social": ["src/components", "src/format", "src/metadata", "src/tools", "domain"],
  "server/http": ["server/social", "server/store", "server/telemetry", "domain", "config"],
  server: ["server", "config"],

  cli: ["text", "config"],
  "cli/inbox": [
    "cli/*",
    "server/store",
    "domain/asking-prices",
    "domain/catalogue",
    "domain/submissions",
    "domain/valuation",
    "text",
    "config",
  ],
  "cli/listings": ["cli/*", "listings", "server/smtp", "domain/asking-prices", "config"],
  "cli/value": ["cli/*", "domain/asking-prices", "domain/fleet", "text"],

  "src/format": [],
  "src/browser": [],
  "src/styles": [],
  "src/islands": [],
  "src/metadata": ["src/format", "domain/catalogue", "domain/valuation", "config"],
  "src/components": [
    "src/format",
    "src/metadata",
    "domain/asking-prices",
    "domain/catalogue",
    "domain/sources",
    "domain/valuation",
  ],
  "src/charts": ["src/format", "domain/valuation"],
  // What the listings say, computed at build time.
  "src/market": ["listings/import", "domain/asking-prices"],
  "src/ads": ["src/metadata"],
  "src/forms": ["src/components", "src/format", "src/metadata", "domain/submissions"],
  "src/offline": ["src/forms", "src/metadata"],
  "src/tools/cart": [...toolParts, "domain/asking-prices"],
  "src/tools/serial-finder": [
    "src/tools/cart",
    "src/tools/recalls",
    "src/components",
    "domain/serial-numbers",
    "domain/valuation",
  ],
  "src/tools/battery-test": [
    "src/tools/cart",
    "src/components",
    "src/format",
    "domain/batteries",
    "domain/serial-numbers",
    "domain/valuation",
  ],
  "src/tools/my-carts": ["src/tools/cart", ...toolParts, "domain/asking-prices"],
  // Errors and the listings shown are computed at build time.
  "src/tools/evidence": [
    "src/tools/cart",
    "src/components",
    "src/format",
    "domain/asking-prices",
    "domain/trade-in",
    "domain/valuation",
    "listings/fit",
    "listings/import",
    "listings/sales",
  ],
  "src/tools/price-check": [
    "src/tools/cart",
    "src/tools/recalls",
    "src/tools/evidence",
    ...toolParts,
    "domain/asking-prices",
  ],
  "src/tools/papers": [
    "src/tools/cart",
    "src/tools/evidence",
    "src/tools/my-carts",
    ...toolParts,
    "domain/recalls",
  ],
  // Many carts, most of whose work is done in a worker.
  "src/tools/fleet": [
    "src/browser",
    "src/charts",
    "src/components",
    "src/format",
    "domain/asking-prices",
    "domain/fleet",
    "domain/trade-in",
    "domain/valuation",
    "text",
  ],
  "src/tools/estimate": [
    "src/tools/cart",
    "src/tools/evidence",
    "src/tools/my-carts",
    "src/charts",
    ...toolParts,
    "domain/sources",
    "domain/trade-in",
  ],
  "src/tools/value": [
    "src/tools/cart",
    "src/tools/estimate",
    "src/tools/evidence",
    "src/forms",
    ...toolParts,
  ],
  "src/embed": ["src/metadata"],
  "src/tools/embed": ["src/tools", "src/components", "src/forms", "domain"],
  "src/tools/recalls": [
    "src/tools/cart",
    "src/components",
    "src/format",
    "domain/catalogue",
    "domain/recalls",
    "domain/sources",
  ],
  "src/sections/contact": ["src/forms", "src/metadata", "domain/submissions"],
  "src/sections/sold": [
    "src/forms",
    "src/metadata",
    "domain/catalogue",
    "domain/submissions",
    "domain/valuation",
  ],
  "src/sections/developers": ["src/components", "src/metadata", "domain/value-api"],
  "src/sections/embed": ["src/metadata"],
  "src/sections/guides": sectionParts,
  "src/sections/home": [...sectionParts, "domain"],
  "src/sections/makes": [...sectionParts, "src/tools/recalls", "domain"],
  "src/sections/method": [
    "src/tools/cart",
    "src/tools/evidence",
    "src/components",
    "src/format",
    "src/metadata",
    "domain",
    "listings/fit",
    "listings/import",
  ],
  // The comparison is computed at build time.
  "src/sections/trade-in": ["src/components", "src/format", "src/tools/evidence", "domain"],
  "src/sections/states": [...sectionParts, "domain"],
  "src/layouts": [
    "src/ads",
    "src/components",
    "src/embed",
    "src/islands",
    "src/metadata",
    "src/offline",
    "src/styles",
    // For the number of saved carts in the bar of tools.
    "src/tools/my-carts",
  ],
  "src/pages": ["src", "domain/catalogue"],
  src: ["src/sections/guides"],

  "tooling/layout": [],
  "tooling/build": [
    "tooling/layout",
    "server",
    "src/metadata",
    "src/offline",
    "src/tools/fleet",
    "config",
  ],
  "tooling/dates": ["domain/catalogue"],
  "tooling/checks": ["tooling/layout", "tooling/build", "server/http", "src/metadata", "domain"],
  e2e: ["tooling/build", "server/store", "src/metadata", "src/tools", "domain"],
  "tooling/bench": ["tooling/build", "tooling/checks", "e2e", "server", "listings", "domain"],
};
