import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb } from "./structured-data.ts";

export const myCartsPage: PageMetadata = {
  path: "/my-carts",
  title: "My Carts: Saved Estimates, Side by Side",
  description:
    "Keep golf cart estimates in your own browser, name them, add notes, and compare two to four carts side by side with every step of the arithmetic.",
  keywords: [
    "save golf cart value",
    "compare golf carts",
    "golf cart comparison",
    "golf cart price comparison",
  ],
  modified: modified.pages,
  structuredData: [breadcrumb([{ name: "My Carts", path: "/my-carts" }])],
};
