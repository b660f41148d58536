import { makes } from "../../domain/catalogue/makes.ts";
import { modified } from "../../domain/catalogue/modified.ts";
import { states } from "../../domain/catalogue/states.ts";
import { cartFieldIds } from "../../domain/valuation/cart.ts";
import { rules } from "../../domain/valuation/rules/index.ts";
import { countText } from "../format/count-text.ts";
import { cartPages } from "./cart-pages.ts";
import type { PageRecord } from "./page-record.ts";
import { noCopyPath } from "./offline-pages.ts";

/** Figures that appear in several texts. */
export const counts = {
  makes: makes.length,
  states: states.filter(({ territory }) => !territory).length,
  territories: states.filter(({ territory }) => territory).length,
  details: cartFieldIds.length,
  factors: rules.length,
};

/** Pages that answer something and that nothing links to. */
const unlistedPages = {
  messageSent: {
    path: "/message-sent",
    name: "Message Sent",
    places: [],
    title: "Message Sent",
    description:
      "Your message has arrived and is stored. We will answer to the email address you gave.",
    keywords: ["message sent"],
    modified: modified.pages,
    listed: false,
  },
  saleReported: {
    path: "/sale-reported",
    name: "Report Received",
    places: [],
    title: "Report Received",
    description:
      "Your report of a sale has arrived and is stored. A person reads it before anything is published.",
    keywords: ["report received"],
    modified: modified.pages,
    listed: false,
  },
  embed: {
    path: "/embed",
    name: "Embedded Value Tool",
    places: [],
    title: "Golf Cart Value Tool for Your Page",
    description:
      "The value tool as it stands in other sites’ pages: enter a golf cart to see its value.",
    keywords: ["embedded golf cart value tool"],
    modified: modified.pages,
    listed: false,
  },
  notFound: {
    path: "/404",
    name: "Page Not Found",
    places: [],
    title: "Page Not Found",
    description:
      "There is no page at this address. Find the value tool, a make or a state instead.",
    keywords: ["page not found"],
    modified: modified.pages,
    listed: false,
  },
  offline: {
    path: noCopyPath,
    name: "Offline",
    places: [],
    title: "You Are Offline",
    description: "This page is not saved in your browser. See which pages work offline.",
    keywords: ["offline"],
    modified: modified.pages,
    listed: false,
  },
} as const satisfies Record<string, PageRecord>;

/**
 * Every page with its own address, except the makes', the states', and the guides'. The navigation,
 * the sitemap, the addresses that no make may use, and the browser tests derive from these records.
 * They are in footer order.
 */
export const pages = {
  home: {
    path: "/",
    name: "Home",
    footerName: "Value my cart",
    places: ["Value Tools"],
    title: "Free Golf Cart Value Calculator",
    description: `What is your golf cart worth? Enter ${countText(counts.details)} details and see a market and trade-in value at once, with every step of the arithmetic. Free, no account.`,
    keywords: [
      "golf cart value",
      "golf cart value calculator",
      "golf cart trade-in value",
      "used golf cart prices",
      "golf cart blue book",
    ],
    modified: modified.pages,
    tool: "Golf cart value calculator",
  },
  howItWorks: {
    path: "/how-it-works",
    name: "How It Works",
    places: ["Company"],
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
  },
  developers: {
    path: "/developers",
    name: "For Developers",
    places: ["Company"],
    title: "Golf Cart Value API, Free with No Key",
    description:
      "Put golf cart values in your own site or program: a free API with the estimate and its arithmetic, what dealers ask, and a trade-in guide. No key needed.",
    keywords: ["golf cart value API", "golf cart price API", "used golf cart values JSON"],
    modified: modified.pages,
  },
  contact: {
    path: "/contact",
    name: "Contact",
    places: ["Company"],
    title: "Contact and Questions",
    description:
      "Write to CartWorth about the calculator, a valuation, a technical problem or a partnership, and read the answers to three common questions.",
    keywords: ["contact CartWorth", "golf cart value questions", "golf cart calculator support"],
    modified: modified.pages,
    aboutUs: true,
  },
  manufacturers: {
    path: "/manufacturers",
    name: "Value Tools",
    footerName: "All makes",
    places: ["header", "Value Tools"],
    title: "Golf Cart Value Tools by Make",
    description: `A value tool for each of ${counts.makes} makes of golf cart, from Active EV to Harley Davidson: find yours and see what it is worth, with the arithmetic shown.`,
    keywords: [
      "golf cart makes",
      "golf cart brands",
      "golf cart value by make",
      "golf cart manufacturers",
    ],
    modified: modified.makes,
  },
  states: {
    path: "/states",
    name: "States",
    footerName: "All states",
    places: ["header", "Value Tools"],
    title: "Golf Cart Values by State and Territory",
    description: `Golf cart value tools for all ${counts.states} states and ${countText(counts.territories)} territories, with what each place's climate and season mean for the price of a used cart.`,
    keywords: ["golf cart value by state", "golf cart prices by state", "used golf carts near me"],
    modified: modified.states,
  },
  checkAPrice: {
    path: "/check-a-price",
    name: "Check a Price",
    places: ["Value Tools"],
    title: "Is This Golf Cart Price Fair?",
    description:
      "Is this golf cart ad fair? Enter the asking price and see where it stands against the estimate and what dealers ask, with the questions for the seller.",
    keywords: [
      "is this golf cart price fair",
      "used golf cart asking price",
      "golf cart price check",
      "questions to ask golf cart seller",
    ],
    modified: modified.pages,
    tool: "Golf cart price check",
  },
  tradeInGuide: {
    path: "/trade-in-guide",
    name: "Trade-In Guide",
    places: ["Resources"],
    title: "What Dealers Pay for Golf Carts",
    description:
      "What would a dealer give you for your golf cart? How we work out the trade-in guide, its sources, and how it compares with documented trade-ins.",
    keywords: [
      "golf cart trade-in value",
      "what do dealers pay for golf carts",
      "trade in a golf cart",
    ],
    modified: modified.pages,
  },
  ...cartPages,
  myCarts: {
    path: "/my-carts",
    name: "My Carts",
    places: ["Value Tools"],
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
  },
  sold: {
    path: "/sold",
    name: "Report a Sale",
    places: ["Value Tools"],
    title: "Sold or Bought a Golf Cart? Tell Us the Price",
    description:
      "Report what a golf cart sold for: the cart, the price, the kind of sale, and the state. A person reads each report, and your email is never published.",
    keywords: [
      "golf cart sold prices",
      "what golf carts sell for",
      "golf cart sale price",
      "golf cart trade-in price paid",
    ],
    modified: modified.pages,
  },
  ...unlistedPages,
} as const satisfies Record<string, PageRecord>;

/** The guides, by the names of their Markdown files, which contain the rest of their metadata. */
export const guides = {
  "buying-guide": { name: "Buying Guide", places: ["header", "Resources"] },
  "selling-tips": { name: "Selling Tips", places: ["header", "Resources"] },
  "market-trends": { name: "Market Trends", places: ["header", "Resources"] },
  about: { name: "About", places: ["Company"] },
  "privacy-policy": { name: "Privacy Policy", places: ["Legal"] },
  "terms-of-service": { name: "Terms of Service", places: ["Legal"] },
} as const satisfies Record<string, Pick<PageRecord, "name" | "places">>;

/** Addresses where the server responds with something other than a page. */
const otherPaths = ["/api", "/data", "/social"];

/** Every address that no make may use. */
export const reservedPaths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...Object.keys(guides).map((id) => `/${id}`),
  ...states.map(({ code }) => `/${code}`),
  ...otherPaths,
];
