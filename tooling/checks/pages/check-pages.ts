import { batterySources } from "../../../domain/batteries/battery-sources.ts";
import { modelSources } from "../../../domain/model-pages/model-sources.ts";
import { makeNotes } from "../../../domain/model-pages/make-notes.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { stateLaw } from "../../../domain/catalogue/state-law.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { otherPages } from "../../../domain/catalogue/source.ts";
import * as documented from "../../../domain/market/documented-trade-ins.ts";
import { guideSources } from "../../../domain/market/guide-sources.ts";
import { newPrices } from "../../../src/features/blue-book/new-prices.data.ts";
import { builtPages } from "./page.ts";
import { datedAddresses, undatedLinkFaults, siteFaults, pageFaults } from "./page-faults.ts";
import { houseWordFaults } from "./house-words.ts";
import { cartPriceFaults, unsourcedDollarFaults } from "./price-faults.ts";
import { sizeFaults, sizeReport } from "./sizes.ts";

const { site, pages } = builtPages();

const madeByServer = ["/api/v1/openapi.json"];

const dated = datedAddresses([
  { batterySources, documented, guideSources, makeNotes, modelSources, otherPages },
  { newPrices, recalls, stateProfiles, stateLaw },
]);

const faults = [
  ...(pages.length === 0 ? ["there are no pages"] : []),
  ...pages.flatMap(pageFaults),
  ...pages.flatMap(houseWordFaults),
  ...pages.flatMap(cartPriceFaults),
  ...pages.flatMap(unsourcedDollarFaults),
  ...pages.flatMap(({ path }) => sizeFaults(site, path)),
  ...pages.flatMap((page) => undatedLinkFaults(page, dated)),
  ...siteFaults(pages, new Set([...site.keys(), ...madeByServer])),
];
const paths = pages.map(({ path }) => path);
for (const line of sizeReport(site, paths)) console.log(line);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
