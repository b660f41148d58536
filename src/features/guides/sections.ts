/**
 * A part of a guide. In its Markdown, a second-level heading begins a section, and each third-level
 * heading in it an item of its grid. A quotation that begins with bold text is a pull number, and a
 * list with boxes a checklist. The section “Sources” comes last.
 */
export interface Section {
  /** The heading's anchor; empty for text before the first heading. */
  readonly id: string;
  readonly html: string;
  /** A figure and its unit, shown large beside the text. Both are empty if the section has none. */
  readonly pull: string;
  readonly items: readonly string[];
}

/** Cuts a guide's HTML at its headings and pull numbers. */
export function sectionsOf(html: string): Section[] {
  return html
    .split(/(?=<h2\b)/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [text, ...items] = part.split(/(?=<h3\b)/);
      const pull = text!.match(/<blockquote>(.*?)<\/blockquote>/s);
      return {
        id: part.match(/^<h2[^>]*\bid="([^"]*)"/)?.[1] ?? "",
        html: withParts(text!.replace(pull?.[0] ?? "", "")),
        pull: pull?.[1]!.replace("<strong>", '<strong class="big">') ?? "",
        items: items.map(withParts),
      };
    });
}

/** Gives lists and tables the site's classes, and labels each checkbox with the text after it. */
function withParts(html: string): string {
  return html
    .replaceAll(' class="task-list-item"', "")
    .replaceAll(
      /(<input type="checkbox") disabled>\s*(<strong>.*?<\/strong>|[^<]*)/g,
      "<label>$1>$2</label>",
    )
    .replaceAll(/<([ou]l)[^>]*>/g, '<$1 class="grid">')
    .replaceAll("<table>", '<table class="rows">');
}

/** A guide's HTML with each name in braces replaced by its value. */
export function filled(html: string, values: Readonly<Record<string, string>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (braced, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A guide has no value for ${braced}.`);
    return value.replaceAll(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
  });
}

/** Charts and tools that a guide can place beside a section. */
export const figureNames = [
  "asking-by-age",
  "asking-by-make",
  "battery-readings",
  "costs",
  "market-figures",
  "price-ladder",
  "seasons",
] as const;

export type FigureName = (typeof figureNames)[number];

/** The carts that can stand at the top of a guide. */
export const drawingNames = ["to-check", "to-sell", "on-the-market"] as const;

export type DrawingName = (typeof drawingNames)[number];
