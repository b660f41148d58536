import { ensureChromium } from "../browsers.ts";
import { isBuildCurrent } from "../build/build-fingerprint.ts";
import { Bench } from "tinybench";
import { estimateOf } from "../../domain/catalogue/spec-estimate.ts";
import { pricedMakes } from "../../domain/catalogue/priced-makes.ts";
import {
  type Cart,
  batteryAges,
  conditions,
  defaultChoices,
  powertrains,
  seatCounts,
} from "../../domain/cart/cart.ts";

const asOfYear = 2026;

/** The carts that both versions value: every make in turn, with a listed model if there is one. */
const carts: Cart[] = pricedMakes.flatMap(({ name, modelPrices, models }, index) =>
  [...Object.keys(modelPrices), ...models.slice(0, 1), "Unlisted"].map((model, offset) => ({
    ...defaultChoices,
    modelYear: 1990 + ((index * 7 + offset) % 37),
    make: name,
    model,
    condition: conditions[index % 4]!,
    seats: seatCounts[(index + offset) % 4]!,
    powertrain: powertrains[offset % 2]!,
    batteryAge: batteryAges[index % 6]!,
    hasUpgrades: index % 2 === 0,
  })),
);

/** Valuations per second of `estimateOf`, compared with the formula written out by hand in floats. */
async function benchValuation(): Promise<string[]> {
  const bench = new Bench({ time: 500, warmupTime: 200 });
  bench.add("estimateOf", () => carts.forEach((cart) => estimateOf(cart, asOfYear)));
  bench.add("by hand", () => carts.forEach((cart) => handwrittenFormula(cart)));
  await bench.run();
  const [exact, float] = bench.tasks.map((task) => perSecond(task) * carts.length);
  const format = (rate: number) => Math.round(rate).toLocaleString("en-US");
  return [
    `estimateOf        ${format(exact!)} valuations/s`,
    `float, by hand    ${format(float!)} valuations/s`,
    `ratio             ${(exact! / float!).toFixed(2)} (aim: at least 0.5)`,
  ];
}

function perSecond({ result }: Bench["tasks"][number]): number {
  return result && "throughput" in result ? result.throughput.mean : Number.NaN;
}

const prices = new Map(pricedMakes.map((make) => [make.name, make]));
const conditionFactors = { excellent: 1.15, good: 1, fair: 0.8, poor: 0.6 };
const seatFactors = { 2: 1, 4: 1.2, 6: 1.4, 8: 1.6 };
const batteryFactors = [1.1, 1, 0.95, 0.85, 0.7, 0.5];

/** The same answer with the same steps, written for speed alone. */
function handwrittenFormula(cart: Cart) {
  const make = prices.get(cart.make);
  const base = make ? (make.modelPrices[cart.model] ?? make.defaultBasePrice) : 6000;
  const age = Math.max(0, asOfYear - cart.modelYear);
  const kept = 1 - Math.min(0.8, age <= 5 ? age * 0.1 : 0.5 + (age - 5) * 0.05);
  const aged = base * kept;
  const conditioned = aged * conditionFactors[cart.condition];
  const seated = conditioned * seatFactors[cart.seats];
  const powered = seated * (cart.powertrain === "gas" ? 1.1 : batteryFactors[cart.batteryAge]!);
  const upgraded = powered * (cart.hasUpgrades ? 1.15 : 1);
  const value = Math.max(1000, Math.round(upgraded));
  return {
    value,
    low: Math.round(value * 0.85),
    high: Math.round(value * 1.15),
    steps: [base, aged, conditioned, seated, powered, upgraded].map(Math.round),
  };
}

// This runs first, while nothing else is loaded: a bundler in the same process costs a third of its
// speed.
console.log(`Valuation\n${(await benchValuation()).join("\n")}`);

if (!isBuildCurrent()) await (await import("../build/build.ts")).buildSite();
const { benchServer } = await import("./server.ts");
console.log(`\nServer under load\n${(await benchServer()).join("\n")}`);

ensureChromium();
const { benchPages } = await import("./pages.ts");
console.log(`\nPages\n${(await benchPages()).join("\n")}`);
