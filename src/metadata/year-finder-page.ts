import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb, calculator } from "./structured-data.ts";

const path = "/year-finder";
const description =
  "What year is your golf cart? Type the serial number of a Club Car, EZ-GO or Yamaha, a VIN or a battery date code: the year, how sure it is, and why.";

export const yearFinderPage: PageMetadata = {
  path,
  title: "Golf Cart Year Finder by Serial Number",
  description,
  keywords: [
    "golf cart year by serial number",
    "what year is my golf cart",
    "Club Car serial number year",
    "EZ-GO manufacturer code year",
    "golf cart battery date code",
  ],
  modified: modified.pages,
  structuredData: [
    calculator({ name: "Golf cart year finder", description, path }),
    breadcrumb([{ name: "Year Finder", path }]),
  ],
};
