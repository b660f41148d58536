// Tested in ../serve.test.ts.
import { minuteTally } from "./log.ts";

/** True if the client is at fault or the server is busy. A missing page isn't a refusal. */
export function isRefusal(status: number): boolean {
  return status === 503 || (status >= 400 && status < 500 && status !== 404);
}

/** Whoever floods the server would otherwise fill the log, or leave no trace in it. */
export const countRefusal: (kind: string) => void = minuteTally("refused");

/** Any other address may contain anything, such as an email address. */
const places = ["/mcp", "/api/v1", "/api", "/social", "/readyz"];

/** The kind under which a refused request is counted. */
export function refusalKind(url: string, status: number): string {
  const place = places.find(
    (each) => url === each || url.startsWith(`${each}/`) || url.startsWith(`${each}?`),
  );
  return `${place ?? "page"} ${status}`;
}
