import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Why a body was not read. */
export type BodyProblem = "too large" | "cut off" | "busy";

interface Options {
  readonly maxSize: number;
  readonly bodies: Bodies;
  readonly networkOf: (c: Context) => string;
  readonly refuse: (c: Context, problem: BodyProblem) => Response | Promise<Response>;
}

/**
 * Reads a body before it is answered, where `c.req` keeps it. A client may leave in the middle of it
 * at any time, so that is no error of the server's.
 */
export function wholeBody({ maxSize, bodies, networkOf, refuse }: Options): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, "too large") });
  return async (c, next) => {
    const free = bodies.reserve(networkOf(c), expectedBytes(c, maxSize));
    if (free === null) return refuse(c, "busy");
    try {
      const refused = await limit(c, async () => void (await c.req.arrayBuffer())).catch(() =>
        refuse(c, "cut off"),
      );
      return refused ?? (await next());
    } finally {
      free();
    }
  };
}

function expectedBytes(c: Context, maxSize: number): number {
  const stated = Number(c.req.header("Content-Length"));
  return stated >= 0 && stated < maxSize ? stated : maxSize;
}

/** The bodies that are on their way or being answered. */
export interface Bodies {
  /** Makes room for a body, or returns null if there is none. Call the result to give the room back. */
  reserve(network: string, bytes: number): (() => void) | null;
}

/** A client may send most of a body and then wait, so what all of them take is bounded here. */
const limits = { bytes: 64 * 1024 * 1024, ofNetwork: 32 };

export function boundedBodies(max = limits): Bodies {
  let bytesTaken = 0;
  const counts = new Map<string, number>();

  const add = (network: string, bodies: 1 | -1, bytes: number) => {
    bytesTaken += bytes;
    const count = (counts.get(network) ?? 0) + bodies;
    if (count === 0) counts.delete(network);
    else counts.set(network, count);
  };

  return {
    reserve(network, bytes) {
      const isFull = bytesTaken + bytes > max.bytes;
      if (isFull || (counts.get(network) ?? 0) >= max.ofNetwork) return null;
      add(network, 1, bytes);
      return () => add(network, -1, -bytes);
    },
  };
}
