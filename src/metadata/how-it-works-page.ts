import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb } from "./structured-data.ts";

export const howItWorksPage: PageMetadata = {
  path: "/how-it-works",
  title: "How a Golf Cart Is Valued",
  description:
    "The whole method behind the estimate: every factor, every base price, a worked example you can change, what it leaves out, and the data to download.",
  keywords: [
    "golf cart valuation method",
    "golf cart depreciation",
    "golf cart base prices",
    "golf cart value formula",
  ],
  modified: modified.pages,
  structuredData: [breadcrumb([{ name: "How It Works", path: "/how-it-works" }])],
};
