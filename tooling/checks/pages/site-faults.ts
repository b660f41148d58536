import {
  type BuiltPage,
  anchorsOf,
  descriptionOf,
  linksOf,
  titleOf,
  decodeEntities,
} from "./page.ts";

/** Faults between pages, as sentences. `addresses` are all those that the site serves. */
export function siteFaults(pages: readonly BuiltPage[], addresses: ReadonlySet<string>): string[] {
  return [
    ...repeated(pages, "title", titleOf),
    ...repeated(pages, "description", descriptionOf),
    ...brokenLinks(pages, addresses),
  ];
}

function repeated(
  pages: readonly BuiltPage[],
  what: string,
  textOf: (page: BuiltPage) => string,
): string[] {
  const groups = [...Map.groupBy(pages, textOf).values()].filter(({ length }) => length > 1);
  return groups.map((same) => `the same ${what} on ${same.map(({ path }) => path).join(" and ")}`);
}

function brokenLinks(pages: readonly BuiltPage[], addresses: ReadonlySet<string>): string[] {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  return pages.flatMap((page) =>
    [...new Set(linksOf(page))]
      .filter((href) => !leadsSomewhere(href, page.path))
      .map((href) => `${page.path}: a link to ${href}, which does not exist`),
  );

  function leadsSomewhere(href: string, from: string): boolean {
    const [path = "", anchor = ""] = href.split("#");
    const target = path === "" ? from : path.split("?")[0]!;
    if (!addresses.has(target)) return false;
    return anchor === "" || (anchors.get(target)?.has(anchor) ?? false);
  }
}

/** All addresses in these records, each with the day on which it was read or published. */
export function datedAddresses(record: unknown): Map<string, string> {
  if (typeof record !== "object" || record === null) return new Map();
  const { url, date, read }: Partial<Record<"url" | "date" | "read", unknown>> = { ...record };
  const day = date ?? read;
  const own: [string, string][] =
    typeof url === "string" && typeof day === "string" && day !== "" ? [[url, day]] : [];
  return new Map([...own, ...Object.values(record).flatMap((each) => [...datedAddresses(each)])]);
}

/** Links to other sites for which no record says when they were read, as sentences. */
export function undatedLinkFaults(
  { path, html }: BuiltPage,
  dated: ReadonlyMap<string, string>,
): string[] {
  const links = html.matchAll(/<a\b[^>]*?\shref="(https?:[^"]*)"/g);
  return Array.from(links, ([, href]) => decodeEntities(href!))
    .filter((href) => !dated.has(href))
    .map((href) => `${path}: no record says when ${href} was read`);
}
