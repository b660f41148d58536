// This is JavaScript because an editor's oxlint may run it in a Node.js that cannot read
// TypeScript.

/** The packages that the domain may import: it runs anywhere, and does no input or output. */
export const domainPackages = {
  "domain/valuation": [],
  "domain/sources": [],
  "domain/catalogue": [],
  "domain/serial-numbers": [],
  "domain/recalls": [],
  "domain/asking-prices": ["valibot"],
  "domain/trade-in": [],
  "domain/batteries": [],
  "domain/value-api": ["valibot", "@valibot/to-json-schema"],
  "domain/fleet": [],
  "domain/submissions": ["valibot"],
};
