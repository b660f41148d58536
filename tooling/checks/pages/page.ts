/** A built page, with everything the checks need to know about it. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

export function titleOf({ html }: BuiltPage): string {
  return html.match(/<title>([^<]*)/)?.[1] ?? "";
}

export function descriptionOf({ html }: BuiltPage): string {
  return html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
}

/** Addresses on this site that the page links to, with their anchors. */
export function linksOf({ html }: BuiltPage): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g), ([, href]) => href!);
}

export function anchorsOf({ html }: BuiltPage): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!));
}

export function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (entity, name) => named[name] ?? entity);
}
