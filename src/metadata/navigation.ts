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

/**
 * Every page, for the full-screen menu: the home page and the header's links first, the legal pages
 * last.
 */
export const menuLinks: readonly NavigationLink[] = [
  ...new Set([
    ...links.filter(({ href }) => href === "/"),
    ...mainLinks,
    ...(["Resources", "Value Tools", "Company", "Legal"] as const).flatMap((place) =>
      links.filter(isIn(place)),
    ),
  ]),
];

const columns = ["Resources", "Company", "Value Tools", "Legal"] as const;

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] =
  columns.map((title) => ({
    title,
    links: links.filter(isIn(title)).map(({ href, footerText }) => ({ href, text: footerText })),
  }));
