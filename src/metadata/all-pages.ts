import { getCollection } from "astro:content";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { checkAPricePage } from "./check-a-price-page.ts";
import { contactPage, manufacturersPage, statesPage } from "./directory-pages.ts";
import { guidePage } from "./guide-page.ts";
import { homePage } from "./home-page.ts";
import { howItWorksPage } from "./how-it-works-page.ts";
import { makePage } from "./make-page.ts";
import { myCartsPage } from "./my-carts-page.ts";
import { statePage } from "./state-page.ts";
import { yearFinderPage } from "./year-finder-page.ts";

/** Every page that search engines may list. */
export async function allPages(): Promise<PageMetadata[]> {
  const guides = await getCollection("guides");
  return [
    homePage,
    manufacturersPage,
    statesPage,
    yearFinderPage,
    contactPage,
    checkAPricePage,
    howItWorksPage,
    myCartsPage,
    ...guides.map(guidePage),
    ...makes.map(makePage),
    ...states.map(statePage),
  ];
}
