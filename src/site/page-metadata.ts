import { dollarsOf } from "../../domain/answer/cart-price.ts";
import { formatDollars } from "../../domain/words/money.ts";
import { modifiedDayOf, modified as written } from "../../domain/catalogue/content-dates.ts";
import { type CartModel, modelPath } from "../../domain/model-pages/cart-models.ts";
import { dedicatedMakes } from "./dedicated-makes.ts";
import { shouldBeIndexed } from "../../domain/model-pages/make-notes.ts";
import { publishedModel } from "../../domain/market/published-model.ts";
import { type Make, nameOneCart } from "../../domain/catalogue/make.ts";
import { lawQuestions, stateLaw, unknownAnswers } from "../../domain/catalogue/state-law.ts";
import type { State } from "../../domain/catalogue/states.ts";
import { site } from "../../config/site.ts";
import type { PageMetadata, PageRecord, PictureFigure } from "./page-record.ts";
import { pages } from "./pages.ts";
import {
  article,
  breadcrumb,
  calculator,
  howTo,
  manufacturer,
  organization,
  website,
} from "./structured-data.ts";
import { firstThatFits, listText } from "../../domain/words/english.ts";

/** The year in the titles of make pages. market-trends.md says it, too, and a test compares them. */
const editionYear = 2025;

export function fullTitle({ title }: Pick<PageMetadata, "title">): string {
  return `${title} | ${site.name}`;
}

/** Search engines show this much of a title before the site's name, and of a description. */
const maxTitleLength = 60 - fullTitle({ title: "" }).length;
const maxDescriptionLength = 160;

/** Pages that search engines must not list have no structured data. */
export function metadataOf(page: PageRecord): PageMetadata {
  const { path, name, description, tool, aboutUs = false, listed = true } = page;
  const dated = { ...page, modified: page.modified ?? written.pages };
  if (!listed) return { ...dated, structuredData: [] };
  const isHome = path === "/";
  return {
    ...dated,
    structuredData: [
      ...(isHome ? [website(description)] : []),
      ...(isHome || aboutUs ? [organization()] : []),
      ...(tool === undefined ? [] : [calculator({ ...tool, description, path })]),
      ...(isHome ? [] : [breadcrumb([{ name, path }])]),
    ],
  };
}

/** A guide's frontmatter. `id` is its file's name. */
export interface GuideEntry {
  readonly id: string;
  readonly data: {
    readonly title: string;
    readonly metaTitle: string;
    readonly description: string;
    readonly keywords: string[];
    /** ISO dates. */
    readonly published: string;
    readonly modified: string;
    readonly article: boolean;
    readonly howTo: readonly { readonly name: string; readonly text: string }[];
  };
}

export function guidePage({ id, data }: GuideEntry): PageMetadata {
  const { description, keywords, published, modified, metaTitle, title } = data;
  const path = `/${id}`;
  const about = { name: title, description, path, published, modified };
  return {
    path,
    title: metaTitle,
    description,
    keywords,
    modified,
    type: data.article ? "article" : "website",
    structuredData: [
      ...(data.article ? [article(about)] : [organization()]),
      ...(data.howTo.length > 0 ? [howTo({ name: title, description, steps: data.howTo })] : []),
      breadcrumb([{ name: title, path }]),
    ],
  };
}

/** The four dedicated makes have their own wording. */
export function makePage(make: Make): PageMetadata {
  const { title, description, keywords } = dedicatedMakes[make.slug] ?? defaultMetadata(make);
  const path = `/${make.slug}`;
  const page = { path, title, description, keywords, modified: modifiedDayOf(path) };
  return {
    ...page,
    // The page has nothing that search engines don't find elsewhere, only the tool.
    ...(!shouldBeIndexed(make) && { listed: false }),
    structuredData: [
      website(pages.home.description),
      calculator({ name: `${make.name} golf cart value calculator`, description, path }),
      manufacturer({ name: make.name, description, path }),
      breadcrumb([
        { name: "Value Tools", path: "/manufacturers" },
        { name: make.name, path },
      ]),
    ],
  };
}

function defaultMetadata({ name, models }: Make) {
  return {
    title: firstThatFits(maxTitleLength, [
      `${editionYear} ${name} Golf Cart Value Tool`,
      `${editionYear} ${name} Value Tool`,
    ]),
    description: firstThatFits(
      maxDescriptionLength,
      // "A cart from Luxury Carts" is followed by no model.
      (nameOneCart(name) === name ? [2, 1, 0] : [0]).map((count) =>
        describe(name, models.slice(0, count)),
      ),
    ),
    keywords: [
      `${name} value`,
      `${name} golf cart value`,
      `used ${name} price`,
      `${name} trade-in`,
    ],
  };
}

function describe(name: string, models: readonly string[]): string {
  const modelNames = models.length > 0 ? ` ${listText(models, "or")}` : "";
  const content =
    name in publishedModel.makes
      ? "See what dealers ask and what to expect in trade"
      : "See an estimate at once";
  return `What is a used ${nameOneCart(name)}${modelNames} worth? ${content}, by age, condition, and batteries. Free, no account.`;
}

/** The first, a middle, and the last model year, as examples. */
function exampleYears({ from, to = editionYear }: CartModel["years"]): string {
  return listText([...new Set([from, Math.round((from + to) / 2), to])].map(String), "or");
}

export function modelPage(model: CartModel): PageMetadata {
  const { make, name, years } = model;
  const [path, fullName] = [modelPath(model), `${make} ${name}`];
  const makesPath = path.slice(0, path.lastIndexOf("/"));
  const description = firstThatFits(maxDescriptionLength, [
    `What is a ${exampleYears(years)} ${fullName} worth? Prices by year, trade-in with good or dead batteries, known faults and costs, and recalls.`,
    `What is a ${exampleYears(years)} ${fullName} worth? Prices by year, trade-in value, known faults and costs, and recalls.`,
  ]);
  return {
    path,
    title: firstThatFits(maxTitleLength, [
      `${fullName} Value by Year, ${years.from} to ${years.to ?? "Now"}`,
      `${fullName} Value by Year`,
    ]),
    description,
    keywords: [
      `${fullName} value`,
      `${years.to ?? editionYear - 2} ${fullName} value`,
      `used ${fullName} price`,
      `${fullName} trade-in`,
      `${fullName} serial number`,
    ],
    modified: modifiedDayOf(path),
    structuredData: [
      calculator({ name: `${fullName} value calculator`, description, path }),
      breadcrumb([
        { name: "Value Tools", path: "/manufacturers" },
        { name: make, path: makesPath },
        { name, path },
      ]),
    ],
  };
}

export function kindOf(state: State): "State" | "Territory" {
  return state.territory ? "Territory" : "State";
}

/** For use in a sentence: "the District of Columbia". */
export function nameInText({ name }: State): string {
  return /^(District|U\.S\.|Northern Mariana)/.test(name) ? `the ${name}` : name;
}

/** False for a territory whose law we know at most one thing about. */
export function hasLawToRead({ code, territory }: State): boolean {
  const known = lawQuestions.filter(
    (question) => !unknownAnswers.some((answer) => answer === stateLaw[code]![question].short),
  );
  return !territory || known.length > 1;
}

export function statePage(state: State): PageMetadata {
  const path = `/${state.code}`;
  const place = nameInText(state);
  const description = `Can you drive a golf cart on the road in ${place}? License, plate, insurance, and LSV rules, and what used carts are listed for.`;
  return {
    path,
    title: firstThatFits(maxTitleLength, [
      `${state.name} Golf Cart Laws and Values (${kindOf(state)})`,
      `${state.name} Golf Cart Values (${kindOf(state)})`,
      `${state.name} Golf Cart Laws (${kindOf(state)})`,
      `${state.name} Golf Carts (${kindOf(state)})`,
    ]),
    description,
    keywords: [
      `golf cart value ${state.name}`,
      `used golf carts ${state.name}`,
      `${state.name} golf cart prices`,
      `golf cart trade-in ${state.name}`,
    ],
    modified: modifiedDayOf(path),
    ...(!hasLawToRead(state) && { listed: false }),
    structuredData: [
      calculator({ name: `Golf cart value calculator for ${place}`, description, path }),
      breadcrumb([
        { name: "States", path: "/states" },
        { name: state.name, path },
      ]),
    ],
  };
}

/** The build's checks compute a marked price again, and the picture is painted from the text. */
export function describeFigure({ text, price }: PictureFigure) {
  return {
    text: `${text}: ${formatDollars(dollarsOf(price))}`,
    mark:
      "ofListings" in price
        ? { "data-listings": "" }
        : { "data-cart": price.cart, "data-figure": price.figure },
  };
}
