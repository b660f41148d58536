import { modified } from "../../domain/catalogue/modified.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { breadcrumb, organization } from "./structured-data.ts";
import { noCopyPath } from "./offline-pages.ts";

export const manufacturersPage: PageMetadata = {
  path: "/manufacturers",
  title: "Golf Cart Value Tools by Make",
  description:
    "A value tool for each of 120 makes of golf cart, from Active EV to Harley Davidson: find yours and see what it is worth, with the arithmetic shown.",
  keywords: [
    "golf cart makes",
    "golf cart brands",
    "golf cart value by make",
    "golf cart manufacturers",
  ],
  modified: modified.makes,
  structuredData: [breadcrumb([{ name: "Value Tools", path: "/manufacturers" }])],
};

export const statesPage: PageMetadata = {
  path: "/states",
  title: "Golf Cart Values by State and Territory",
  description:
    "Golf cart value tools for all 50 states and six territories, with what each place's climate and season mean for the price of a used cart.",
  keywords: ["golf cart value by state", "golf cart prices by state", "used golf carts near me"],
  modified: modified.states,
  structuredData: [breadcrumb([{ name: "States", path: "/states" }])],
};

export const contactPage: PageMetadata = {
  path: "/contact",
  title: "Contact and Questions",
  description:
    "Write to CartWorth about the calculator, a valuation, a technical problem or a partnership, and read the answers to three common questions.",
  keywords: ["contact CartWorth", "golf cart value questions", "golf cart calculator support"],
  modified: modified.pages,
  structuredData: [organization(), breadcrumb([{ name: "Contact", path: "/contact" }])],
};

export const messageSentPage: PageMetadata = {
  path: "/message-sent",
  title: "Message Sent",
  description:
    "Your message has arrived and is stored. We will answer to the e-mail address you gave.",
  keywords: ["message sent"],
  modified: modified.pages,
  listed: false,
  structuredData: [],
};

export const notFoundPage: PageMetadata = {
  path: "/404",
  title: "Page Not Found",
  description: "There is no page at this address. Find the value tool, a make or a state instead.",
  keywords: ["page not found"],
  modified: modified.pages,
  listed: false,
  structuredData: [],
};

export const offlinePage: PageMetadata = {
  path: noCopyPath,
  title: "You Are Offline",
  description: "This page is not saved in your browser. See which pages work offline.",
  keywords: ["offline"],
  modified: modified.pages,
  listed: false,
  structuredData: [],
};
