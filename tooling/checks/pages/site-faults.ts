import { type BuiltPage, anchorsOf, descriptionOf, linksOf, titleOf } from "./page.ts";

/** What is wrong between pages, as sentences. `addresses` are all those that the site serves. */
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
