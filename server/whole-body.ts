import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

type Refuse = (c: Context) => Response | Promise<Response>;

interface Options {
  readonly maxSize: number;
  readonly onTooLarge: Refuse;
  readonly onCutOff: Refuse;
}

/**
 * Reads a body before it is answered, where `c.req` keeps it. A client may leave in the middle of it
 * at any time, so that is no error of the server's.
 */
export function wholeBody({ maxSize, onTooLarge, onCutOff }: Options): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: onTooLarge });
  return async (c, next) => {
    try {
      const refused = await limit(c, async () => void (await c.req.arrayBuffer()));
      if (refused !== undefined) return refused;
    } catch {
      return onCutOff(c);
    }
    return next();
  };
}
