import { expect, test } from "vitest";
import { createMetrics } from "../../telemetry/metrics.ts";
import { createApp } from "../app.ts";
import { limitBodies } from "../bodies.ts";
import { unlimited } from "./rate-limit.ts";
import { precedent, sampleApi } from "./value-api-samples.ts";

const { send, get, post } = sampleApi();

const values = {
  limits: unlimited,
  bodies: limitBodies(),
  proxyHeader: "",
  now: () => new Date("2026-11-22T10:00:00Z"),
  metrics: createMetrics(),
};
const app = createApp({ site: new Map(), values });

test.each(["/api/v1", "/api/v1/", "/api/v1/value/", "/API/V1/VALUE", "/api/v1/%E0%A4%A"])(
  "%s, which is only nearly right, gets an answer that another site's program can read",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect((await response.json()).detail).toMatch(
        /^Use \/api\/v1\/value, .* as written here\.$/,
      );
    }
  },
);

test("an address outside the API is not its own", async () => {
  const response = await app.request("/api/v10/value");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
});

test.each(["%ZZ", "%", "%E9", "%ED%A0%80"])(
  "a make of %s is refused, and not valued as another make",
  async (make) => {
    const response = await send(`value?year=2018&make=${make}&model=B`);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(/^Percent-encode the address as UTF-8: /);
  },
);

test("a make with a percent sign or an accent that is encoded is valued", async () => {
  const { cart } = await (await get({ ...precedent, make: "100% é" })).json();
  expect(cart.make).toBe("100% é");
});

test("a compressed body is refused by name", async () => {
  const response = await post({ carts: [precedent] }, { "Content-Encoding": "gzip" });
  expect([response.status, (await response.json()).detail]).toEqual([
    415,
    "Send the body uncompressed, without a Content-Encoding.",
  ]);
});

test("another site's page may send headers of its own, such as those that trace requests", async () => {
  const headers = (await send("values", { method: "OPTIONS" })).headers;
  expect(headers.get("Access-Control-Allow-Headers")!.split(", ")).toContain("*");
});
