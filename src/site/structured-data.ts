import { socialImagePath, absoluteUrl, site } from "../../config/site.ts";
import type {
  Article,
  BreadcrumbList,
  Dataset,
  HowTo,
  Organization,
  Thing,
  WebApplication,
  WebPage,
  WebSite,
} from "schema-dts";

/** Adds the publisher if it is cited. Escapes `<`, so that no text can end the script. */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify(things);
  const isCited = json.includes(`{"@id":"${organizationId}"}`) && !isIn(things, organizationId);
  const graph = {
    "@context": "https://schema.org",
    "@graph": isCited ? [...things, organizationInShort] : things,
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

const organizationId = absoluteUrl("/#organization");

const organizationInShort: Organization = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.name,
  url: absoluteUrl("/"),
};

function isIn(things: readonly Thing[], id: string): boolean {
  return things.some((thing) => typeof thing === "object" && "@id" in thing && thing["@id"] === id);
}

export function website(description: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: site.name,
    url: absoluteUrl("/"),
    description,
    inLanguage: "en-US",
    publisher: { "@id": organizationId },
  };
}

export function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: site.name,
    url: absoluteUrl("/"),
    email: site.contactEmail,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: site.contactEmail,
      telephone: site.contactPhone,
    },
  };
}

/** The category that schema.org and Google use for a tool about money, or about the cart itself. */
export type ToolCategory = "FinanceApplication" | "UtilitiesApplication";

interface Description {
  readonly name: string;
  readonly description: string;
  /** The page of the thing described, or a page that explains it. */
  readonly path: string;
}

/** Never a product with an offer, because an estimate sells nothing. */
export function calculator({
  name,
  description,
  path,
  category = "FinanceApplication",
}: Description & { category?: ToolCategory }): WebApplication {
  return {
    "@type": "WebApplication",
    name,
    description,
    url: absoluteUrl(path),
    applicationCategory: category,
    isAccessibleForFree: true,
    publisher: { "@id": organizationId },
  };
}

export function manufacturer({ name, description, path }: Description): WebPage {
  return {
    "@type": "WebPage",
    url: absoluteUrl(path),
    name: `${name} golf cart values`,
    description,
    about: { "@type": "Brand", name },
  };
}

export function article(guide: Description & { published: string; modified: string }): Article {
  return {
    "@type": "Article",
    headline: guide.name,
    description: guide.description,
    mainEntityOfPage: absoluteUrl(guide.path),
    image: absoluteUrl(socialImagePath(guide.path)),
    datePublished: guide.published,
    dateModified: guide.modified,
    inLanguage: "en-US",
    author: { "@id": organizationId },
    publisher: { "@id": organizationId },
  };
}

/** Adds the home page. The last crumb is the page itself. */
export function breadcrumb(crumbs: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export function howTo({
  name,
  description,
  steps,
}: Omit<Description, "path"> & { steps: readonly { name: string; text: string }[] }): HowTo {
  return {
    "@type": "HowTo",
    name,
    description,
    step: steps.map((step, index) => ({ "@type": "HowToStep", position: index + 1, ...step })),
  };
}

/** `path` is the page that explains the files. Search engines want a description of at least 50 characters. */
export function dataset(
  figures: Description & {
    files: readonly { path: string; format: "text/csv" | "application/json" }[];
    /** An ISO date. */
    modified: string;
  },
): Dataset {
  return {
    "@type": "Dataset",
    name: figures.name,
    description: figures.description,
    url: absoluteUrl(figures.path),
    dateModified: figures.modified,
    isAccessibleForFree: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    creator: { "@id": organizationId },
    distribution: figures.files.map(({ path, format }) => ({
      "@type": "DataDownload",
      contentUrl: absoluteUrl(path),
      encodingFormat: format,
    })),
  };
}
