import type { PageRecord, Place } from "./page-record.ts";
import { guides, records } from "./pages.ts";

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
  /** True if the page starts from the cart that the visitor is at work on. */
  readonly takesCart?: boolean;
}

interface Linked extends NavigationLink {
  readonly footerText: string;
  readonly places: readonly Place[];
}

const guidePages = Object.entries(guides).map(([id, guide]) => ({ path: `/${id}`, ...guide }));
const linkedPages: readonly Pick<PageRecord, "path" | "name" | "footerName" | "places">[] = [
  ...guidePages,
  ...records,
];
const links: readonly Linked[] = linkedPages
  .filter(({ places }) => places.length > 0)
  .map(({ path, name, footerName = name, places }) => ({
    href: path,
    text: name,
    footerText: footerName,
    places,
  }));
const isIn = (place: Place) => (link: Linked) => link.places.includes(place);

/** The header's links on a wide screen. */
export const mainLinks: readonly NavigationLink[] = links.filter(isIn("header"));

/** The tools and what explains them, in the bar below the header. */
export const toolLinks: readonly NavigationLink[] = inList("bar").map(({ path, bar }) => ({
  href: path,
  text: bar.text,
  takesCart: bar.takesCart ?? false,
}));

/** The pages that work offline after a visit to any page. */
export const offlinePages = inList("offline").map(({ path, name, bar, offline }) => ({
  href: path,
  text: offline.text ?? bar?.text ?? name,
  note: offline.note,
}));

/** The pages that a program which answers questions about golf carts should read first. */
export const firstToRead: readonly PageRecord[] = inList("summary");

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

type List = "bar" | "offline" | "summary";
type ListedIn<Name extends List> = PageRecord & Required<Pick<PageRecord, Name>>;

function inList<Name extends List>(name: Name): readonly ListedIn<Name>[] {
  const isListed = (page: PageRecord): page is ListedIn<Name> => page[name] !== undefined;
  const laterOf = (page: PageRecord) => page[name]?.later ?? 0;
  return records.filter(isListed).toSorted((a, b) => laterOf(a) - laterOf(b));
}
