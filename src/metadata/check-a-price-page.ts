import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb, calculator } from "./structured-data.ts";

const path = "/check-a-price";
const description =
  "Is this golf cart ad fair? Enter the asking price and see where it stands against the estimate and what dealers ask, with the questions for the seller.";

export const checkAPricePage: PageMetadata = {
  path,
  title: "Is This Golf Cart Price Fair?",
  description,
  keywords: [
    "is this golf cart price fair",
    "used golf cart asking price",
    "golf cart price check",
    "questions to ask golf cart seller",
  ],
  modified: modified.pages,
  structuredData: [
    calculator({ name: "Golf cart price check", description, path }),
    breadcrumb([{ name: "Check a Price", path }]),
  ],
};
