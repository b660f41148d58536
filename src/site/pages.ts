/* oxlint-disable max-lines -- a register is read by searching, and is in one place */
import { makes } from "../../domain/catalogue/makes.ts";
import { modified } from "../../domain/catalogue/content-dates.ts";
import { states } from "../../domain/catalogue/states.ts";
import { cartFieldIds, cartFields } from "../../domain/cart/cart.ts";
import { rules } from "../../domain/valuation/rules.ts";
import { countText } from "../../domain/words/english.ts";
import type { PageRecord } from "./page-record.ts";
import { embedPath, forSalePath, noCopyPath } from "./paths.ts";

export const counts = {
  makes: makes.length,
  states: states.filter(({ territory }) => !territory).length,
  territories: states.filter(({ territory }) => territory).length,
  /** Details that the formula uses; the others are optional. */
  details: cartFieldIds.filter((id) => cartFields[id].use === "formula").length,
  factors: rules.length,
};

/**
 * Every page but the makes', the models', the states', and the guides'. The navigation, the sitemap, what
 * works offline, the addresses that no make may use, and the lists that tests and benchmarks walk derive
 * from these records. Links in menus and columns keep this order.
 */
export const pages = {
  home: {
    path: "/",
    name: "Value a cart",
    note: "What is your golf cart worth?",
    menu: "bar",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    title: "Free Golf Cart Value Calculator",
    description: `What is your golf cart worth? Enter ${countText(counts.details)} details and see what to ask, what to expect in trade, and what dealers ask. Free, no account.`,
    keywords: [
      "golf cart value",
      "golf cart value calculator",
      "golf cart trade-in value",
      "used golf cart prices",
      "golf cart blue book",
    ],
    tool: { name: "Golf cart value calculator", category: "FinanceApplication" },
  },
  checkAPrice: {
    path: "/check-a-price",
    name: "Check a price",
    note: "Is this ad fair?",
    menu: "bar",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    title: "Is This Golf Cart Price Fair?",
    description:
      "Is this golf cart ad fair? Enter the asking price and see where it stands against the estimate and what dealers ask, with the questions for the seller.",
    keywords: [
      "is this golf cart price fair",
      "used golf cart asking price",
      "golf cart price check",
      "questions to ask golf cart seller",
    ],
    tool: { name: "Golf cart price check", category: "FinanceApplication" },
  },
  manufacturers: {
    path: "/manufacturers",
    name: "Value Tools",
    note: `All ${counts.makes} makes`,
    menu: "Look it up",
    footer: "Value Tools",
    summary: 3,
    title: "Golf Cart Value Tools by Make",
    description: `A value tool for each of ${counts.makes} makes of golf cart, from Active EV to Harley Davidson: find yours and see what it’s worth and what dealers ask.`,
    keywords: [
      "golf cart makes",
      "golf cart brands",
      "golf cart value by make",
      "golf cart manufacturers",
    ],
    modified: modified.makes,
  },
  blueBook: {
    path: "/blue-book",
    name: "Blue book",
    note: "Prices by year and model",
    menu: "Look it up",
    footer: "Value Tools",
    summary: 2,
    title: "Used Golf Cart Blue Book (Not Kelley, Not NADA)",
    description:
      "A free golf cart blue book: what dealers pay in trade, what dealers ask, and our rule for where to settle, by model, battery type, and year, with a file to download.",
    keywords: [
      "golf cart blue book",
      "golf cart NADA value",
      "Kelley Blue Book golf cart",
      "J.D. Power golf cart value",
      "used golf cart prices by year",
      "golf cart trade-in value",
    ],
  },
  states: {
    path: "/states",
    name: "States",
    note: "Prices and road rules",
    menu: "Look it up",
    footer: "Value Tools",
    summary: 3,
    title: "Golf Cart Laws and Values by State",
    description: `Where a golf cart may go on the road in all ${counts.states} states and ${countText(counts.territories)} territories: driver, plate, and LSV rules, with used cart prices and a value tool.`,
    keywords: [
      "golf cart laws by state",
      "golf cart value by state",
      "golf cart prices by state",
      "used golf carts near me",
    ],
    modified: modified.states,
  },
  howItWorks: {
    path: "/how-it-works",
    name: "How it works",
    note: "Every price and rule",
    menu: "Look it up",
    footer: "Company",
    worksOffline: true,
    summary: 1,
    title: "How a Golf Cart’s Value Is Worked Out",
    description:
      "The whole method: how the asking price and the trade-in are chosen, how far off we are, every factor of the formula, what we corrected, and the data to download.",
    keywords: ["golf cart valuation method", "golf cart base prices", "golf cart value formula"],
  },
  forDealers: {
    path: "/for-dealers",
    name: "For Dealers",
    menu: "Company",
    footer: "Company",
    title: "Golf Cart Trade-In Tool for Dealer Websites",
    description:
      "Put a golf cart trade-in tool on your dealership’s site with one line of HTML. It opens on the trade-in value and sends you the cart’s details.",
    keywords: ["golf cart trade-in tool", "golf cart dealer website", "golf cart value widget"],
  },
  developers: {
    path: "/developers",
    name: "For Developers",
    menu: "Company",
    footer: "Company",
    summary: 2,
    title: "Golf Cart Value API, Free with No Key",
    description:
      "Put golf cart values in your own site or program: a free API with the estimate and its arithmetic, what dealers ask, and a trade-in guide. No key needed.",
    keywords: ["golf cart value API", "golf cart price API", "used golf cart values JSON"],
  },
  contact: {
    path: "/contact",
    name: "Contact",
    note: "Saved here until you can send it",
    menu: "Company",
    footer: "Company",
    worksOffline: true,
    title: "Contact and Questions",
    description:
      "Write to CartWorth about the calculator, a valuation, a technical problem or a partnership, and read the answers to three common questions.",
    keywords: ["contact CartWorth", "golf cart value questions", "golf cart calculator support"],
    aboutUs: true,
  },
  tradeInGuide: {
    path: "/trade-in-guide",
    name: "Trade-In Guide",
    menu: "Guides",
    footer: "Resources",
    summary: 1,
    title: "Golf Cart Trade-In Value: What Dealers Pay",
    description:
      "What would a dealer give you for your golf cart? How we work out the trade-in guide, its sources, and how it compares with documented trade-ins.",
    keywords: [
      "golf cart trade-in value",
      "what do dealers pay for golf carts",
      "trade in a golf cart",
    ],
  },
  guides: {
    path: "/guides",
    name: "All guides",
    menu: "Guides",
    footer: "Resources",
    title: "Golf Cart Guides: Buy, Sell, Batteries, Titles",
    description:
      "Twelve short guides for people who own, buy, or sell a golf cart: what to look at, what batteries cost, depreciation, titles, payment, insurance, and trade-in.",
    keywords: ["golf cart guides", "golf cart buying tips", "golf cart selling tips"],
  },
  yearFinder: {
    path: "/year-finder",
    name: "Year finder",
    note: "How old is your cart?",
    menu: "Know the cart",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    summary: 2,
    title: "Golf Cart VIN and Serial Number Lookup: Year",
    description:
      "What year is your golf cart? Type the serial number of a Club Car, EZ-GO or Yamaha, a VIN or a battery date code: the year, how sure it is, and why.",
    keywords: [
      "golf cart year by serial number",
      "golf cart VIN lookup",
      "golf cart serial number lookup",
      "what year is my golf cart",
      "Club Car serial number year",
      "EZ-GO manufacturer code year",
      "golf cart battery date code",
    ],
    tool: { name: "Golf cart year finder", category: "UtilitiesApplication" },
  },
  recalls: {
    path: "/recalls",
    name: "Recall check",
    note: "Was this cart recalled?",
    menu: "Know the cart",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    summary: 2,
    title: "Golf Cart Recall Check by Serial Number",
    description:
      "Check a Club Car, EZ-GO, Yamaha, or other golf cart against recall notices by make and year or by serial number, with the hazard, the remedy, and the source.",
    keywords: [
      "golf cart recall",
      "Club Car recall",
      "EZ-GO recall serial number",
      "Yamaha golf cart recall",
    ],
    tool: { name: "Golf cart recall check", category: "UtilitiesApplication" },
  },
  batteryTest: {
    path: "/battery-test",
    name: "Battery test",
    note: "Is the pack good?",
    menu: "Know the cart",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    summary: 2,
    title: "Golf Cart Battery Test by Voltage",
    description:
      "Is your golf cart’s battery pack good? Enter each battery’s resting voltage: the weakest one, the pack’s charge, what to do next, and the age to enter.",
    keywords: [
      "golf cart battery test",
      "golf cart battery voltage chart",
      "48 volt golf cart battery test",
    ],
    tool: { name: "Golf cart battery test", category: "UtilitiesApplication" },
  },
  papers: {
    path: "/papers",
    name: "Bill of sale & flyers",
    note: "Checklist, insurance sheet",
    menu: "Do the deal",
    footer: "Value Tools",
    takesCart: true,
    worksOffline: true,
    title: "Golf Cart Bill of Sale, Flyer, and Checklist",
    description:
      "A golf cart bill of sale, a for-sale flyer, a buying checklist, and a value sheet for insurance: filled in from your cart, one page each, free to print.",
    keywords: [
      "golf cart bill of sale",
      "golf cart bill of sale form",
      "golf cart for sale flyer",
      "used golf cart checklist",
      "golf cart insurance value",
    ],
  },
  fleet: {
    path: "/fleet",
    name: "Value a fleet",
    note: "A spreadsheet of carts",
    menu: "Do the deal",
    footer: "Value Tools",
    worksOffline: true,
    title: "Golf Cart Fleet Value: Many Carts at Once",
    description:
      "Value a golf cart fleet: paste a spreadsheet or drop a CSV and see each cart’s estimate, trade-in guide, and dealer price, with totals. Nothing is sent.",
    keywords: [
      "golf cart fleet value",
      "golf cart fleet appraisal",
      "value many golf carts",
      "golf course fleet trade-in value",
    ],
    tool: { name: "Golf cart fleet value", category: "FinanceApplication" },
  },
  myCarts: {
    path: "/my-carts",
    name: "My carts",
    note: "Your saved estimates",
    menu: "bar",
    footer: "Value Tools",
    worksOffline: true,
    title: "My Carts: Saved Estimates, Side by Side",
    description:
      "Keep golf cart estimates in your own browser, name them, add notes, and compare what two to four carts would bring, side by side.",
    keywords: [
      "save golf cart value",
      "compare golf carts",
      "golf cart comparison",
      "golf cart price comparison",
    ],
  },
  sold: {
    path: "/sold",
    name: "Report a sale",
    note: "What did it sell for?",
    menu: "Do the deal",
    footer: "Value Tools",
    title: "Sold or Bought a Golf Cart? Tell Us the Price",
    description:
      "Report what a golf cart sold for: a price and a month, without your name or address. A person checks each report, and a code lets you have it erased.",
    keywords: [
      "golf cart sold prices",
      "what golf carts sell for",
      "golf cart sale price",
      "golf cart trade-in price paid",
    ],
  },
  // Nothing links to these pages, which answer forms, frames, and errors.
  messageSent: {
    path: "/message-sent",
    name: "Message Sent",
    title: "Message Sent",
    description:
      "Your message has arrived and is stored. We will answer to the email address you gave.",
    keywords: ["message sent"],
    listed: false,
  },
  forSale: {
    path: forSalePath,
    name: "For sale",
    title: "Golf Cart for Sale",
    description:
      "A golf cart as its owner shows it: the asking price, what dealers ask for one like it, and what its serial number says.",
    keywords: ["golf cart for sale by owner"],
    listed: false,
  },
  embed: {
    path: embedPath,
    name: "Embedded Value Tool",
    title: "Golf Cart Value Tool for Your Page",
    description:
      "The value tool as it stands in other sites’ pages: enter a golf cart to see its value.",
    keywords: ["embedded golf cart value tool"],
    listed: false,
  },
  notFound: {
    path: "/404",
    name: "Page Not Found",
    title: "Page Not Found",
    description:
      "There is no page at this address. Find the value tool, a make or a state instead.",
    keywords: ["page not found"],
    listed: false,
  },
  offline: {
    path: noCopyPath,
    name: "Offline",
    title: "You Are Offline",
    description: "This page is not saved in your browser. See which pages work offline.",
    keywords: ["offline"],
    listed: false,
  },
} as const satisfies Record<string, PageRecord>;

/** By the names of their Markdown files, which contain the rest of their metadata. */
export const guides = {
  "buying-guide": { name: "Buying Guide", menu: "Guides", footer: "Resources" },
  "selling-tips": { name: "Selling Tips", menu: "Guides", footer: "Resources" },
  "market-trends": { name: "Market Trends", menu: "Guides", footer: "Resources" },
  "wont-charge": { name: "Won’t It Charge?", menu: "Guides", footer: "Resources" },
  // Menus and footer are on every page, so these guides are linked only from other guides and from
  // the page of all guides.
  "titles-and-registration": { name: "Titles and Registration" },
  "where-to-sell": { name: "Where to Sell" },
  "battery-costs": { name: "Battery Costs" },
  "paying-for-it": { name: "Paying for It" },
  insurance: { name: "Insurance" },
  depreciation: { name: "Depreciation" },
  "for-courses": { name: "For Courses" },
  about: { name: "About", menu: "Company", footer: "Company" },
  "privacy-policy": { name: "Privacy Policy", menu: "Legal", footer: "Legal" },
  "terms-of-service": { name: "Terms of Service", menu: "Legal", footer: "Legal" },
} as const satisfies Record<string, Pick<PageRecord, "name" | "menu" | "footer">>;

export const guidePaths: readonly string[] = Object.keys(guides).map((id) => `/${id}`);

export const records: readonly PageRecord[] = Object.values(pages);
export const listedRecords = records.filter(({ listed }) => listed !== false);

/** The server responds to these with something other than a page. */
const otherPaths = ["/api", "/data", "/plots", "/social"];

export const reservedPaths: readonly string[] = [
  ...records.map(({ path }) => path),
  ...guidePaths,
  ...states.map(({ code }) => `/${code}`),
  ...otherPaths,
];
