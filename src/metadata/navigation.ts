import type { Place } from "./page-record.ts";
import { guides, pages } from "./pages.ts";

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
}

interface Linked extends NavigationLink {
  readonly footerText: string;
  readonly places: readonly Place[];
}

const guideLinks: readonly Linked[] = Object.entries(guides).map(([id, { name, places }]) => ({
  href: `/${id}`,
  text: name,
  footerText: name,
  places,
}));

const pageLinks: readonly Linked[] = Object.values(pages).map((page) => ({
  href: page.path,
  text: page.name,
  footerText: "footerName" in page ? page.footerName : page.name,
  places: page.places,
}));

const links = [...guideLinks, ...pageLinks].filter(({ places }) => places.length > 0);
const isIn = (place: Place) => (link: Linked) => link.places.includes(place);

/** The header's links on a wide screen. */
export const mainLinks: readonly NavigationLink[] = links.filter(isIn("header"));

/** The tools and what explains them, in the bar below the header. */
export const toolLinks: readonly NavigationLink[] = [
  { href: pages.home.path, text: "Value a cart" },
  { href: pages.checkAPrice.path, text: "Check a price" },
  { href: pages.yearFinder.path, text: "Year finder" },
  { href: pages.recalls.path, text: "Recalls" },
  { href: pages.batteryTest.path, text: "Battery test" },
  { href: pages.papers.path, text: "Papers" },
  { href: pages.myCarts.path, text: "My carts" },
  { href: pages.fleet.path, text: "Many carts" },
  { href: pages.howItWorks.path, text: "How it works" },
];

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

const elsewhere = new Set([...mainLinks, ...toolLinks].map(({ href }) => href));

/** Every page, for the full-screen menu, which shows the header's links above the groups. */
export const menuGroups: readonly LinkGroup[] = [
  { title: "Tools", links: toolLinks },
  {
    title: "More",
    links: links.filter((link) => !elsewhere.has(link.href) && !isIn("Legal")(link)),
  },
  { title: "Legal", links: links.filter(isIn("Legal")) },
];

const columns = ["Resources", "Company", "Value Tools", "Legal"] as const;

export const footerColumns: readonly LinkGroup[] = columns.map((title) => ({
  title,
  links: links.filter(isIn(title)).map(({ href, footerText }) => ({ href, text: footerText })),
}));
