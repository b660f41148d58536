import { expect, test, vi } from "vitest";
import { hasTag, clientAddress, clientNetworks } from "./headers.ts";
import { Hono } from "hono";
import { log } from "./log.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"ab"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match %s", (header, expected) => {
  expect(hasTag(header, '"a"')).toBe(expected);
});

const socket = "10.0.0.1";

/** The client's address according to the server when `PROXY_HEADER` is `proxyHeader`. */
async function addressOf(proxyHeader: string, headers: Record<string, string>): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, proxyHeader)));
  const connection = { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request("/", { headers }, connection)).text();
}

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["203.0.113.66, 198.51.100.7", "198.51.100.7"],
  ["203.0.113.66,192.0.2.1 ,  198.51.100.7 ", "198.51.100.7"],
  ["2001:db8::66, 2001:db8::7", "2001:db8::7"],
])(
  "of the addresses %j, only the last counts, because the proxy wrote it",
  async (list, address) => {
    expect(await addressOf("X-Forwarded-For", { "X-Forwarded-For": list })).toBe(address);
  },
);

test.each(["X-Forwarded-For", "X-Real-IP", "Forwarded", "CF-Connecting-IP"])(
  "a client's %s header is ignored, unless it is the proxy's header",
  async (name) => {
    expect(await addressOf("", { [name]: "203.0.113.66" })).toBe(socket);
    expect(await addressOf("X-Proxy", { [name]: "203.0.113.66" })).toBe(socket);
    expect(await addressOf(name, { [name]: "198.51.100.7" })).toBe("198.51.100.7");
  },
);

test.each(["", " ", ",", "203.0.113.66, "])(
  "if the last address in the header is empty, as in %j, the socket's address counts",
  async (value) => {
    expect(await addressOf("X-Real-IP", { "X-Real-IP": value })).toBe(socket);
  },
);

test("without a socket, the address is unknown", async () => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, "")));
  expect(await (await app.request("/")).text()).toBe("unknown");
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["198.51.100.7:55123", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::FFFF:C633:6407", "198.51.100.7"],
  ["[::ffff:198.51.100.7]:443", "198.51.100.7"],
  ["2001:db8:1:234::1", "2001:db8:1:234::/64 2001:db8:1:200::/56 2001:db8:1::/48"],
  ["2001:0DB8:0001:0002:ffff:0:0:9", "2001:db8:1:2::/64 2001:db8:1:0::/56 2001:db8:1::/48"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64 2001:db8:1:0::/56 2001:db8:1::/48"],
  ["2001:db8:1::", "2001:db8:1:0::/64 2001:db8:1:0::/56 2001:db8:1::/48"],
  ["::1", "0:0:0:0::/64 0:0:0:0::/56 0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64 fe80:0:0:0::/56 fe80:0:0::/48"],
  ["Unknown", "unknown"],
])("the limits count %j as %s", (address, networks) => {
  expect(clientNetworks(address).join(" ")).toBe(networks);
});

test("a proxy on this machine that is not configured is noticed once", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, "")));
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  await ask("10.0.0.1", { "X-Forwarded-For": "203.0.113.66" });
  await ask("127.0.0.1", {});
  expect(warned).not.toHaveBeenCalled();
  await ask("::1", { "X-Real-IP": "203.0.113.66" });
  await ask("127.0.0.1", { "X-Forwarded-For": "203.0.113.66" });
  expect(warned).toHaveBeenCalledOnce();
  expect(warned.mock.calls[0]![1]).toContain("PROXY_HEADER is not set");
});
