import type { HonoRequest } from "hono";
import { Problem, unreadable } from "./problem.ts";

const notEncoded = "Percent-encode the address as UTF-8: a percent sign is %25, and é is %C3%A9.";

/** Whether all percent signs in an address are those of characters in UTF-8. */
function isEncoded(url: string): boolean {
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
export function readQuery(request: HonoRequest): Record<string, unknown> | Problem {
  if (!isEncoded(request.url)) return unreadable(400, notEncoded);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, texts] of Object.entries(request.queries())) {
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
  const detail = `Send ${parameter} only once.`;
  return new Problem({
    status: 422,
    title: "Some details are missing or invalid",
    detail,
    errors: [{ detail, parameter }],
  });
}
