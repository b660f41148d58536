import { type BuiltPage, decodeEntities } from "./page.ts";

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
