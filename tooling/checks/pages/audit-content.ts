import { cartModels, modelPath } from "../../../domain/catalogue/cart-models.ts";
import { isNameOnly } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { builtPages } from "./page.ts";
import { houseWordFaults, overlapFaults, readingFaults } from "./writing.ts";

/** Checks how the built pages read: `npm run audit:content`. */
const { pages } = builtPages();

/** How much of the text of two pages of a kind may be the same. */
const maxOverlap = { makes: 0.4, models: 0.3, states: 0.3 };
/** School grades: see docs/style-guide.md. */
const grades = { median: 8, hardest: 11 };
const some = (slugs: readonly string[]) =>
  pages.filter(({ path }) => slugs.includes(path.slice(1)));
const knownMakes = makes.filter((make) => !isNameOnly(make)).map(({ slug }) => slug);

const modelPaths = new Set(cartModels.map(modelPath));
const withModels = pages.filter(({ path }) => modelPaths.has(path));

const faults = [
  ...overlapFaults(some(knownMakes), maxOverlap.makes),
  ...overlapFaults(withModels, maxOverlap.models),
  ...overlapFaults(some(states.map(({ code }) => code)), maxOverlap.states),
  ...pages.flatMap(houseWordFaults),
  ...readingFaults(pages, grades),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
