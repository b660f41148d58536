import { expect, onTestFinished, test } from "vitest";
import { openSite } from "../../listings/crawl/site.fixture.ts";
import { isPublicAddress, politeFetch } from "./crawl-inputs.ts";

test("the crawler reads up to ten megabytes of an answer", async () => {
  const site = await openSite({
    "/fits": ["text/csv", "x".repeat(10_000_000)],
    "/not": ["text/csv", "x".repeat(10_000_001)],
  });
  onTestFinished(() => site.close());
  const get = politeFetch({ SITE_URL: "https://x.example" }, { interval: 0, allowPrivate: true });
  expect((await get(`${site.origin}/fits`))?.answer.body).toHaveLength(10_000_000);
  await expect(get(`${site.origin}/not`)).rejects.toThrow("is larger than 10000000 bytes");
});

test.each(["1.1.1.1", "93.184.215.14", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::64"])(
  "the address %s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fe80::1%eth0",
  "fd00::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "",
])("the address %s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
