import { SocketAddress, isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { log } from "./log.ts";

/**
 * Sent with every response, except when Node itself rejects something that is not an HTTP request.
 */
export const securityHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy("camera=()"),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export const headersForScanning = {
  ...securityHeaders,
  "Permissions-Policy": permissionsPolicy("camera=(self)"),
};

function permissionsPolicy(camera: string): string {
  return `${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
}

const { "X-Frame-Options": _frames, ...others } = securityHeaders;

export const headersForOtherSites = {
  ...others,
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** The type that a request or response says its body has, without parameters. */
export function mediaType(headers: Headers): string {
  return (headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/**
 * The client's address: from the trusted proxy's header if there is one, otherwise from the socket.
 */
export function clientAddress(c: Context, proxyHeader: string): string {
  if (proxyHeader === "") warnOfProxy(c);
  const named = proxyHeader === "" ? undefined : c.req.header(proxyHeader);
  // A proxy appends the address it saw to a list that the client may have started, so only the last
  // entry is the proxy's own.
  return named?.split(",").at(-1)?.trim().slice(0, longestAddress) || socketAddress(c);
}

export function isFromProxy(c: Context, proxyHeader: string): boolean {
  return proxyHeader !== "" && c.req.header(proxyHeader) !== undefined;
}

/** Longer than any address: limits keep it for as long as they count. */
const longestAddress = 64;

/** A client's network and those around it, the narrowest first. */
export type Networks = readonly string[];

export function networksOf(c: Context, proxyHeader: string): Networks {
  return clientNetworks(clientAddress(c, proxyHeader));
}

/**
 * What the limits count: an IPv4 address, however it is spelled, or the first 64, 56, and 48 bits of an
 * IPv6 address, because providers assign one customer any of these.
 */
export function clientNetworks(address: string): Networks {
  if (isIPv4(address)) return [address];
  const [bare = ""] = address.split("%");
  const parsed = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare);
  if (parsed === undefined) return [bare.toLowerCase()];
  if (parsed.family === "ipv4") return [parsed.address];
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(parsed.address);
  if (mapped !== null) return [mapped[1]!];
  const [first, second, third, fourth = ""] = groupsOf(parsed.address);
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [`${site}:${fourth}::/64`, `${site}:${home}::/56`, `${site}::/48`];
}

function groupsOf(address: string): string[] {
  const [left = "", right] = address.split("::");
  const before = left === "" ? [] : left.split(":");
  const after = right === undefined || right === "" ? [] : right.split(":");
  const missing = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...missing, ...after];
}

let hasWarned = false;

/** Behind a proxy that is not configured, the whole site is one client, and soon refused. */
function warnOfProxy(c: Context): void {
  const names = ["X-Forwarded-For", "X-Real-IP"].filter((name) => c.req.header(name) !== undefined);
  if (hasWarned || names.length === 0 || !isLoopback(socketAddress(c))) return;
  hasWarned = true;
  log.warn(
    { headers: names },
    "A proxy names its clients, but PROXY_HEADER is not set, so all of them count as one client.",
  );
}

function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
