// Tested in value-api.test.ts.
import { countWithNoun } from "../../domain/words/english.ts";
import type { BaseIssue } from "valibot";
import { securityHeaders } from "../http/headers.ts";

interface PartProblem {
  readonly detail: string;
  readonly parameter: string;
}

interface ProblemFields {
  readonly status: 400 | 404 | 405 | 422 | 429 | 500 | 503;
  /** A short name of the kind of problem, the same each time. */
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly PartProblem[];
  readonly headers?: Readonly<Record<string, string>>;
}

const explained = "/developers#errors";

export class Problem {
  readonly #fields: ProblemFields;

  constructor(fields: ProblemFields) {
    this.#fields = fields;
  }

  response(more: Readonly<Record<string, string>> = {}): Response {
    const { status, title, detail, errors, headers } = this.#fields;
    const body = JSON.stringify({
      type: explained,
      title,
      status,
      detail,
      ...(errors && { errors }),
    });
    return new Response(body, {
      status,
      headers: {
        ...answerHeaders,
        ...more,
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        ...headers,
      },
    });
  }
}

export function invalidRequest(issues: readonly BaseIssue<unknown>[]): Problem {
  const errors = new Map<string, PartProblem>();
  for (const { path = [], message: detail } of issues) {
    const parameter = path.map(({ key }) => String(key)).join(".");
    if (!errors.has(parameter)) errors.set(parameter, { detail, parameter });
  }
  const listed = [...errors.values()];
  return new Problem({
    status: 422,
    title: "Some details are missing or invalid",
    detail:
      listed.length === 1
        ? listed[0]!.detail
        : `Correct the ${listed.length} details listed in errors.`,
    errors: listed,
  });
}

export const unreadableRequest = (detail: string) =>
  new Problem({ status: 400, title: "The request could not be read", detail });

export const notFound = new Problem({
  status: 404,
  title: "There is nothing at this address",
  detail: "Use one of the addresses in /api/v1/openapi.json, exactly as written there.",
});

export const wrongMethod = new Problem({
  status: 405,
  title: "This address does not accept that method",
  detail: "Use GET.",
  headers: { Allow: "GET, HEAD, OPTIONS" },
});

export const busy = new Problem({
  status: 503,
  title: "The server is very busy",
  detail: "Try again in a few seconds.",
  headers: { "Retry-After": "5" },
});

export const failed = new Problem({
  status: 500,
  title: "Something went wrong on our side",
  detail: "Try again in a moment, and write to us if it happens again.",
});

export function tooManyCarts(seconds: number, left: number): Problem {
  const wait = `Wait ${countWithNoun(seconds, "second")}, then try again`;
  return new Problem({
    status: 429,
    title: "Too many carts in a minute",
    detail:
      left > 0 ? `${wait}, or send no more than ${countWithNoun(left, "cart")} now.` : `${wait}.`,
    headers: { "Retry-After": String(seconds) },
  });
}

/**
 * Sent with every answer of the API. Each answer gets its headers when it is made: setting them
 * later took longer than valuing a cart.
 */
export const answerHeaders = {
  ...securityHeaders,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
