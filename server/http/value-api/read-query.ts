import { Problem } from "./problem.ts";

/** Whether all percent signs in an address are those of characters in UTF-8. */
export function isEncoded(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The query's fields with the types that JSON would give them, or what is wrong with it: numbers
 * and flags are text in an address. Other text stays as it is, and the schema rejects it.
 */
export function readQuery(
  query: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> | Problem {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, texts] of Object.entries(query)) {
    // A form sends what is not filled in as an empty text.
    const [text, ...others] = texts.filter((each) => each !== "");
    if (others.length > 0) return repeated(name);
    if (text !== undefined) fields[name] = typed.get(name)?.(text) ?? text;
  }
  return { ...fields };
}

const number = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text);
const flag = (text: string) => (text === "true" ? true : text === "false" ? false : text);

const typed = new Map<string, (text: string) => unknown>([
  ...["year", "seats", "batteryAge", "asOfYear"].map((name) => [name, number] as const),
  ...["hasUpgrades", "lifted"].map((name) => [name, flag] as const),
]);

function repeated(parameter: string): Problem {
  const detail = `Give ${parameter} only once.`;
  return new Problem({
    status: 422,
    title: "Some details are missing or invalid",
    detail,
    errors: [{ detail, parameter }],
  });
}
