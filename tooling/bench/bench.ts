import { ensureChromium } from "../checks/chromium.ts";
import { buildIsCurrent } from "../build/build-fingerprint.ts";
import { benchValuation } from "./valuation.ts";

// This runs first, while nothing else is loaded: a bundler in the same process costs a third of its
// speed.
console.log(`Valuation\n${(await benchValuation()).join("\n")}`);

if (!buildIsCurrent()) await (await import("../build/build.ts")).buildSite();
const { benchServer } = await import("./server.ts");
console.log(`\nServer under load\n${(await benchServer()).join("\n")}`);

ensureChromium();
const { benchPages } = await import("./pages.ts");
console.log(`\nPages\n${(await benchPages()).join("\n")}`);

const { benchInteractions } = await import("./interactions.ts");
console.log(`\nInteractions\n${(await benchInteractions()).join("\n")}`);
