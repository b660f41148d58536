import { describe, expect, test } from "vitest";
import { pictureQuery, sharedCart } from "./shared-cart.ts";
import { sharedQuery } from "./shared-cart-samples.ts";

const cartIn = (change: Record<string, string>) => sharedCart(sharedQuery(change), 2026);

describe("an address describes a cart", () => {
  test("if every detail is as the value tool writes it", () => {
    const shared = cartIn({ seats: "6", batteryType: "lithium", lifted: "true" });
    expect(shared?.cart).toMatchObject({ modelYear: 2018, model: "Precedent", seats: 6 });
    expect(shared?.details).toMatchObject({ batteryType: "lithium", lifted: true });
  });

  test("whatever else it says", () => {
    expect(cartIn({ for: "trading", trying: "batteries", utm_source: "chat" })).not.toBeNull();
  });

  test.each<Record<string, string>>([
    { year: "" },
    { year: "20" },
    { year: "NaN" },
    { year: "1e3" },
    { year: "2028" },
    { year: "-2018" },
    { year: "9".repeat(400) },
    { make: "" },
    { make: "__proto__" },
    { make: "club car" },
    { model: " " },
    { model: "x".repeat(81) },
    { seats: "3" },
    { powertrain: "steam" },
    { condition: "constructor" },
    { batteryAge: "6" },
    { hasUpgrades: "yes" },
    { batteryType: "sodium" },
    { lifted: "perhaps" },
    { other: "x".repeat(10_000) },
  ])("but not with %j", (change) => expect(cartIn(change)).toBeNull());

  test("and not if a detail is missing", () => {
    for (const name of new URLSearchParams(sharedQuery()).keys()) {
      const query = new URLSearchParams(sharedQuery());
      query.delete(name);
      expect(sharedCart(`?${query}`, 2026)).toBeNull();
    }
    expect(sharedCart("", 2026)).toBeNull();
  });
});

test("all addresses of a cart have one picture, whose address does not tell the serial number", () => {
  const picture = (change: Record<string, string>) => pictureQuery(cartIn(change)!);
  const plain = picture({});
  expect(plain).toBe(sharedQuery());
  expect(picture({ serial: "PQ1234-567890", for: "buying", model: " Precedent " })).toBe(plain);
  expect(picture({ lifted: "true" })).not.toBe(plain);
});
