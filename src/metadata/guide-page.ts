import type { CollectionEntry } from "astro:content";
import type { PageMetadata } from "./page-metadata.ts";
import { article, breadcrumb, howTo, organization } from "./structured-data.ts";

export function guidePage({ id, data }: CollectionEntry<"guides">): PageMetadata {
  const { description, keywords, modified, metaTitle, title } = data;
  const path = `/${id}`;
  const about = { headline: title, description, path, modified };
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
