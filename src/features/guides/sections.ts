export interface Section {
  /** The heading's anchor; empty for text before the first heading. */
  readonly id: string;
  readonly html: string;
}

/** Cuts a guide's HTML before each second-level heading. */
export function sectionsOf(html: string): Section[] {
  return html
    .split(/(?=<h2\b)/)
    .filter((part) => part.trim() !== "")
    .map((part) => ({ id: part.match(/^<h2[^>]*\bid="([^"]*)"/)?.[1] ?? "", html: part }));
}

/** A guide’s HTML with the site manager’s name wherever its text says “{manager}”. */
export function naming(manager: string, html: string): string {
  const escaped = manager.replaceAll(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
  return html.replaceAll("{manager}", () => escaped);
}

/** The charts a guide can ask for below one of its sections. */
export const figureNames = [
  "asking-by-age",
  "asking-by-make",
  "cart-to-check",
  "market-figures",
  "powertrain-share",
  "seasons",
] as const;

export type FigureName = (typeof figureNames)[number];
