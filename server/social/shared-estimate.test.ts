import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roles } from "../../domain/cart/roles.ts";
import { valueOf } from "../../domain/value-api/value-of.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { choices } from "../../domain/cart/testing.ts";
import { pictureTexts } from "./painter.ts";
import {
  pictureQuery,
  sharedCart,
  sharedEstimate,
  addressIn,
  previewMetadata,
  withMetadata,
} from "./shared-estimate.ts";
import { sharedQuery } from "./shared-cart-samples.ts";

const anyQuery = fc
  .record({
    year: fc.integer({ min: 1950, max: 2027 }),
    make: fc.constantFrom(...makes.map(({ name }) => name)),
    model: fc.stringMatching(/^[A-Za-z0-9<>&"'+-]{1,60}$/),
    ...choices,
  })
  .map((values) => Object.entries(values).map(([name, value]) => [name, String(value)]))
  .map((texts) => sharedQuery(Object.fromEntries(texts)));

test("the picture has the numbers of the page and of the API, for any cart and any role", () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...roles), (query, role) => {
      const estimate = sharedEstimate(`${query}&for=${role}`, 2026)!;
      const { cart, details } = estimate.shared;
      const { modelYear: year, ...rest } = cart;
      const { batteryType, lifted } = details;
      const expected = valueOf({ year, ...rest, model: details.model, batteryType, lifted }, 2026);
      const texts = pictureTexts(estimate);
      const dollars = (text: string) =>
        Array.from(text.matchAll(/\$([\d,]+)/g), ([, digits]) =>
          Number(digits!.replaceAll(",", "")),
        );
      const { advice, estimate: formula, dealers } = expected;
      expect(dollars(texts.number)).toEqual([advice?.[role].number ?? formula.value]);
      expect(dollars(texts.figures)).toEqual([
        formula.value,
        ...(dealers === null ? [] : [dealers.asking]),
      ]);
    }),
    { numRuns: 200 },
  );
});

test("the picture names the cart and what it is", () => {
  const query = sharedQuery({ lifted: "true", batteryType: "lithium", hasUpgrades: "true" });
  expect(pictureTexts(sharedEstimate(query, 2026)!)).toMatchObject({
    name: "2018 Club Car Precedent",
    facts: "2 seats · electric · good condition · 2-year-old lithium batteries · lifted · upgrades",
  });
});

test("a picture names a model as we spell it, and carries nobody else's text", () => {
  const modelOf = (model: string) =>
    sharedEstimate(sharedQuery({ model }), 2026)?.shared.cart.model;
  expect(modelOf("precedent i2 EXCEL, call 555-0100")).toBe("Precedent");
  expect(modelOf(" carryall ")).toBe("Carryall");
  for (const model of ["Call 555-0100", "Caddy 😀", "שלום", "a\u202Eb", "\u0000"]) {
    expect(modelOf(model)).toBe("");
  }
});

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
  const picture = (change: Record<string, string>) =>
    pictureQuery(sharedEstimate(sharedQuery(change), 2026)!);
  const plain = picture({});
  expect(plain).toBe(sharedQuery());
  expect(picture({ serial: "PQ1234-567890", for: "selling", model: " Precedent " })).toBe(plain);
  expect(picture({ for: "buying" })).toBe(`${plain}&for=buying`);
  expect(picture({ lifted: "true" })).not.toBe(plain);
});

const site = { url: "https://c.example/fl", siteUrl: "https://c.example" };

function metadataFor(change: Record<string, string>) {
  const query = sharedQuery(change);
  return previewMetadata(sharedEstimate(query, 2026)!, site);
}

test("previews tell the name, the figures, and where the picture is", () => {
  const metadata = metadataFor({});
  expect(metadata.get("og:title")).toBe("2018 Club Car Precedent: estimated at $2,826 | CartWorth");
  expect(metadata.get("og:description")).toBe(
    "2018 Club Car Precedent: estimated market value $2,826, range $2,402 to $3,250, " +
      "trade-in value $2,402. See each step of the arithmetic.",
  );
  const picture = `https://c.example/social/estimate.png${sharedQuery()}`;
  expect(metadata.get("og:image")).toBe(picture);
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${sharedQuery()}`);
  expect(metadata.get("og:image:alt")).toMatch(
    /^2018 Club Car Precedent: ask \$[\d,]+\. You give no warranty, .* Estimated value \$2,826\.$/,
  );
});

test("the address keeps what the visitor wants to do, and neither address tells the serial number", () => {
  const metadata = metadataFor({ for: "trading", serial: "PQ1234" });
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${sharedQuery()}&for=trading`);
  expect([...metadata.values()].join(" ")).not.toContain("PQ1234");
});

test("only the content of those tags changes, and nothing that a visitor typed is in them", () => {
  const html = (title: string) =>
    `<title>T</title><meta property="og:type" content="website">` +
    `<meta property="og:title" content="${title}"><p>$&amp;</p>`;
  const metadata = metadataFor({ model: `$& "><script>` });
  expect(withMetadata(html("Old | CartWorth"), metadata)).toBe(
    html("2018 Club Car: estimated at $2,494 | CartWorth"),
  );
});

test("an address is found among the metadata", () => {
  const html = '<meta property="og:url" content="https://c.example/">';
  expect(addressIn(html, "og:url")).toBe("https://c.example/");
  expect(addressIn(html, "og:image")).toBeUndefined();
});
