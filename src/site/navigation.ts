// Tested in pages.test.ts and ../ui/frame/site-frame.test.tsx.
import type { FooterColumn, MenuPlace, PageRecord } from "./page-record.ts";
import { guides, records } from "./pages.ts";

export interface NavigationLink {
  readonly href: string;
  readonly text: string;
  readonly note: string | undefined;
  /** True if links to the page carry the visitor's current cart along. */
  readonly takesCart: boolean | undefined;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

type LinkedPage = Pick<
  PageRecord,
  "path" | "name" | "note" | "menu" | "footer" | "takesCart" | "worksOffline"
>;

const guidePages: readonly LinkedPage[] = Object.entries(guides).map(([id, guide]) => ({
  path: `/${id}`,
  ...guide,
}));
const linkedPages: readonly LinkedPage[] = [...guidePages, ...records];

/** The menus come before the last of these links. */
export const barLinks = linksInMenu("bar");

export const toolGroups = (["Know the cart", "Do the deal", "Look it up"] as const).map(menuGroup);

export const guideGroup = menuGroup("Guides");

/** Also true for guides that no menu lists, but not for pages such as the privacy policy. */
export function isGuide(path: string): boolean {
  const page = guidePages.find((guide) => guide.path === path);
  return page !== undefined && (page.menu ?? guideGroup.title) === guideGroup.title;
}

/** Only the full-screen menu and the footer list these. */
export const otherGroups = (["Company", "Legal"] as const).map(menuGroup);

const columns = ["Resources", "Company", "Value Tools", "Legal"] as const;

export const footerColumns: readonly LinkGroup[] = columns.map((title: FooterColumn) => ({
  title,
  links: linkedPages.filter(({ footer }) => footer === title).map(linkTo),
}));

/** These pages work offline after a visit to any page. */
export const offlinePages = linkedPages.filter(({ worksOffline }) => worksOffline).map(linkTo);

/** What a program that answers questions about golf carts should read first. */
export const firstToRead = records
  .filter(({ summary }) => summary !== undefined)
  .toSorted((a, b) => a.summary! - b.summary!);

function menuGroup(title: MenuPlace): LinkGroup {
  return { title, links: linksInMenu(title) };
}

function linksInMenu(place: MenuPlace): readonly NavigationLink[] {
  return linkedPages.filter(({ menu }) => menu === place).map(linkTo);
}

function linkTo({ path, name, note, takesCart }: LinkedPage): NavigationLink {
  return { href: path, text: name, note, takesCart };
}
