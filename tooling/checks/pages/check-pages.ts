import { dist } from "../../build/build-fingerprint.ts";
import { loadSite } from "../../../server/http/site-manifest.ts";
import { batterySources } from "../../../domain/batteries/battery-sources.ts";
import { makeNotes } from "../../../domain/catalogue/make-notes.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { stateRules } from "../../../domain/catalogue/state-rules.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { otherPages } from "../../../domain/sources/other-pages.ts";
import * as documented from "../../../domain/trade-in/documented-trade-ins.ts";
import { guideSources } from "../../../domain/trade-in/guide-sources.ts";
import { isNameOnly } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { datedAddresses, undatedLinkFaults } from "./dated-links.ts";
import { houseWordFaults } from "./house-words.ts";
import { overlapFaults } from "./overlap.ts";
import { pageFaults } from "./page-faults.ts";
import { readingFaults } from "./reading-grade.ts";
import { siteFaults } from "./site-faults.ts";
import { latePartFaults, sizeFaults } from "./sizes.ts";

/** Checks every page of the built site, and how they fit together. */
const site = loadSite(dist);
const pages = [...site.values()]
  .filter(({ type }) => type.startsWith("text/html"))
  .map(({ path, body }) => ({ path, html: body.toString() }));

/** What the server makes itself. */
const madeByServer = ["/api/v1/openapi.json"];

/** How much of the text of two pages of a kind may be the same. */
const mostOverlap = { makes: 0.4, states: 0.3 };
/** School grades: see docs/style-guide.md. */
const grades = { median: 8, hardest: 11 };
const dated = datedAddresses([
  { batterySources, documented, guideSources, makeNotes, otherPages },
  { recalls, stateProfiles, stateRules },
]);
const some = (slugs: readonly string[]) =>
  pages.filter(({ path }) => slugs.includes(path.slice(1)));
const knownMakes = makes.filter((make) => !isNameOnly(make)).map(({ slug }) => slug);

const faults = [
  ...(pages.length === 0 ? ["there are no pages"] : []),
  ...pages.flatMap(pageFaults),
  ...pages.flatMap(({ path, html }) => sizeFaults(site, path, html)),
  ...overlapFaults(some(knownMakes), mostOverlap.makes),
  ...overlapFaults(some(states.map(({ code }) => code)), mostOverlap.states),
  ...pages.flatMap(houseWordFaults),
  ...pages.flatMap((page) => undatedLinkFaults(page, dated)),
  ...readingFaults(pages, grades),
  ...latePartFaults(site),
  ...siteFaults(pages, new Set([...site.keys(), ...madeByServer])),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
