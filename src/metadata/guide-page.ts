import type { PageMetadata } from "./page-metadata.ts";
import { article, breadcrumb, howTo, organization } from "./structured-data.ts";

/** What a guide's file says about itself, and its name. */
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
  const about = { headline: title, description, path, published, modified };
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
