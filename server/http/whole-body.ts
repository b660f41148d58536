import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Networks } from "./headers.ts";
import { networkShares } from "./limiter.ts";

/** Why a body was not read. */
export type BodyProblem = "too large" | "cut off" | "compressed" | "busy";

interface Options {
  readonly maxSize: number;
  readonly bodies: Bodies;
  readonly networksOf: (c: Context) => Networks;
  readonly refuse: (c: Context, problem: BodyProblem) => Response | Promise<Response>;
}

/**
 * Reads a body before it is answered, where `c.req` keeps it. A client may leave in the middle of it
 * at any time, so that isn't the server's error.
 */
export function wholeBody({ maxSize, bodies, networksOf, refuse }: Options): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, "too large") });
  return async (c, next) => {
    if (isCompressed(c)) return refuse(c, "compressed");
    const free = bodies.reserve(networksOf(c), expectedBytes(c, maxSize));
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

/** A compressed body's length doesn't limit how large it gets, and no browser sends one. */
function isCompressed(c: Context): boolean {
  return !["", "identity"].includes((c.req.header("Content-Encoding") ?? "").trim().toLowerCase());
}

function expectedBytes(c: Context, maxSize: number): number {
  const stated = Number(c.req.header("Content-Length"));
  return stated >= 0 && stated < maxSize ? stated : maxSize;
}

/** The bodies that are on their way or being answered. */
export interface Bodies {
  /** Sets memory aside for a body, and returns a function that frees it. Null if there isn't enough left. */
  reserve(networks: Networks, bytes: number): (() => void) | null;
}

/** A client may send most of a body and then wait, so this bounds what all of them take. */
const limits = { bytes: 64 * 1024 * 1024, ofNetwork: { bodies: 32, bytes: 2 * 1024 * 1024 } };

export function createBodyBudget(max = limits): Bodies {
  let bytesTaken = 0;
  const taken = new Map<string, Taken>();
  const takenBy = (network: string) => taken.get(network) ?? { bodies: 0, bytes: 0 };

  const add = (networks: Networks, bodies: 1 | -1, bytes: number) => {
    bytesTaken += bytes;
    for (const network of networks) {
      const before = takenBy(network);
      const after = { bodies: before.bodies + bodies, bytes: before.bytes + bytes };
      if (after.bodies === 0) taken.delete(network);
      else taken.set(network, after);
    }
  };

  return {
    reserve(networks, bytes) {
      const isFull = networks.some((network, at) => {
        const share = networkShares[at]!;
        const before = takenBy(network);
        return (
          before.bodies >= max.ofNetwork.bodies * share ||
          before.bytes + bytes > max.ofNetwork.bytes * share
        );
      });
      if (isFull || bytesTaken + bytes > max.bytes) return null;
      add(networks, 1, bytes);
      return () => add(networks, -1, -bytes);
    },
  };
}

interface Taken {
  readonly bodies: number;
  readonly bytes: number;
}
