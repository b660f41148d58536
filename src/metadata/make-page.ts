import { dedicatedMakes } from "../../domain/catalogue/dedicated-makes.ts";
import { type Make, isNameOnly } from "../../domain/catalogue/make.ts";
import { modifiedOn } from "../../domain/catalogue/content-dates.ts";
import { type PageMetadata, fittingTitle } from "./page-metadata.ts";
import { breadcrumb, calculator, manufacturer } from "./structured-data.ts";
import { editionYear } from "../../config/site.ts";

/** How a make's page describes itself; the four dedicated makes have wording of their own. */
export function makePage(make: Make): PageMetadata {
  const { title, description, keywords } = dedicatedMakes[make.slug] ?? generic(make);
  const path = `/${make.slug}`;
  const page = { path, title, description, keywords, modified: modifiedOn(path) };
  // Search engines have nothing to find there but the tool, which they find elsewhere.
  if (isNameOnly(make)) return { ...page, listed: false, structuredData: [] };
  return {
    ...page,
    structuredData: [
      calculator({ name: `${make.name} golf cart value calculator`, description, path }),
      manufacturer({ name: make.name, description, path }),
      breadcrumb([
        { name: "Value Tools", path: "/manufacturers" },
        { name: make.name, path },
      ]),
    ],
  };
}

function generic({ name, models }: Make) {
  return {
    title: fittingTitle([
      `${editionYear} ${name} Golf Cart Value Tool`,
      `${editionYear} ${name} Value Tool`,
    ]),
    description: describe(name, models.slice(0, 2)),
    keywords: [
      `${name} value`,
      `${name} golf cart value`,
      `used ${name} price`,
      `${name} trade-in`,
    ],
  };
}

const longestDescription = 160;

/** Names as many models as a search engine still shows. */
function describe(name: string, models: readonly string[]): string {
  const named = models.length > 0 ? ` ${list(models)}` : "";
  const description = `What is a used ${name}${named} worth? See its market and trade-in value at once, with each step of the arithmetic. Free, no account.`;
  return description.length > longestDescription
    ? describe(name, models.slice(0, -1))
    : description;
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);
}
