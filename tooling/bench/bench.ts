import { ensureChromium } from "../checks/chromium.ts";
import { buildIsCurrent } from "../build/build-fingerprint.ts";
import { benchValuation } from "./valuation.ts";

// This runs first, while nothing else is loaded: a bundler in the same process costs a third of its
// speed.
console.log(`Valuation\n${(await benchValuation()).join("\n")}`);

const { benchMarket } = await import("./market.ts");
console.log(`\nMarket, on listings not seen by the fit\n${benchMarket().join("\n")}`);

const { benchInbox } = await import("./bench-inbox.ts");
console.log(`\nInbox\n${(await benchInbox()).join("\n")}`);

const { benchOperator } = await import("./operator.ts");
console.log(`\nInbox commands\n${(await benchOperator()).join("\n")}`);

if (!buildIsCurrent()) await (await import("../build/build.ts")).buildSite();
const { benchAbuse } = await import("./abuse.ts");
console.log(`\nAbuse\n${(await benchAbuse()).join("\n")}`);

const { benchValues } = await import("./values.ts");
console.log(`\nValues for other programs\n${(await benchValues()).join("\n")}`);

const { benchStaticPages } = await import("./static-pages.ts");
console.log(`\nStatic pages beside nginx\n${(await benchStaticPages()).join("\n")}`);

ensureChromium();
const { benchPages } = await import("./bench-pages.ts");
console.log(`\nPages\n${(await benchPages()).join("\n")}`);

const { benchInteractions } = await import("./interactions.ts");
console.log(`\nInteractions\n${(await benchInteractions()).join("\n")}`);

const { benchLayout } = await import("./layout.ts");
console.log(
  `\nLayout after a change of the form, beside the whole page\n${(await benchLayout()).join("\n")}`,
);

const { benchManyCarts } = await import("./many-carts.ts");
console.log(`\nMany carts\n${(await benchManyCarts()).join("\n")}`);
