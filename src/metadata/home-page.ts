import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { calculator, organization, website } from "./structured-data.ts";

const description =
  "What is your golf cart worth? Enter eight details and see a market and trade-in value at once, with every step of the arithmetic. Free, no account.";

export const homePage: PageMetadata = {
  path: "/",
  title: "Free Golf Cart Value Calculator",
  description,
  keywords: [
    "golf cart value",
    "golf cart value calculator",
    "golf cart trade-in value",
    "used golf cart prices",
    "golf cart blue book",
  ],
  modified: modified.pages,
  structuredData: [
    website(description),
    organization(),
    calculator({ name: "Golf cart value calculator", description, path: "/" }),
  ],
};
