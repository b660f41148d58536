import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The client's address: what the one trusted proxy says in its header, else the socket's. */
export function clientAddress(c: Context, proxyHeader: string): string {
  const named = proxyHeader === "" ? undefined : c.req.header(proxyHeader);
  // A proxy appends what it saw to a list the client may have begun: its own word is the last.
  return named?.split(",").at(-1)?.trim() || socketAddress(c);
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
