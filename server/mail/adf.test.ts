import { readFileSync } from "node:fs";
import fc from "fast-check";
import { DtdValidator, XmlDocument, XmlDtd } from "libxml2-wasm";
import { expect, test } from "vitest";
import { aCart, choices } from "../../domain/details/cart.fixture.ts";
import { lead } from "../../domain/submissions/entry.fixture.ts";
import { anyText } from "../../domain/words/text.fixture.ts";
import { adfOf } from "./adf.ts";
import type { Partner } from "./partners.ts";

const partner: Partner = {
  id: "sunny-carts",
  name: "Sunny Carts & Co",
  email: "leads@sunny.example",
  format: "adf",
};

const siteUrl = "https://cartworth.example";
const dtd = readFileSync(new URL("adf-1.0.dtd", import.meta.url));

/** Throws for a document that the specification's DTD rejects. */
function validated<T>(xml: string, look: (document: XmlDocument) => T): T {
  const validator = new DtdValidator(XmlDtd.fromBuffer(dtd));
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return look(document);
  } finally {
    document.dispose();
    validator.dispose();
  }
}

test("a lead says whose cart it is, what it is, and what we estimate it at", () => {
  const textsAt = (...paths: string[]) =>
    validated(adfOf(lead, partner, siteUrl), (document) =>
      paths.map((path) => document.get(`/adf/prospect/${path}`)?.content),
    );
  expect(
    textsAt(
      "id",
      "requestdate",
      "vehicle[@interest='trade-in'][@status='used']/year",
      "vehicle/make",
      "vehicle/model",
      "vehicle/price[@type='appraisal'][@currency='USD']",
      "customer/contact/name[@part='full']",
      "customer/contact/email",
      "customer/contact/phone",
      "customer/comments",
      "vendor/vendorname",
      "vendor/contact/email",
    ),
  ).toEqual([
    lead.id,
    "2026-07-21T09:30:15.123Z",
    "2021",
    "Club Car",
    "Onward",
    "8500",
    "Ann Lee",
    "ann@example.com",
    "+1 202 555 0142",
    "Location: Ocala, FL",
    "Sunny Carts & Co",
    "leads@sunny.example",
  ]);
  const [comments] = textsAt("vehicle/comments");
  for (const text of ["Condition: Good", "Battery type: Lithium", "Serial number: JE2136-123456"]) {
    expect(comments).toContain(text);
  }
  expect(comments).toContain('Kept "indoors", new tires');
});

test("a lead without a phone number, or with anything typed in it, passes the specification's DTD", () => {
  const typed = fc.record({
    name: anyText(),
    email: anyText(),
    phone: fc.oneof(fc.constant(""), anyText()),
    location: anyText(),
    description: anyText(),
  });
  fc.assert(
    fc.property(typed, fc.record(choices), anyText(), (texts, chosen, model) => {
      const cart = aCart({ ...chosen, model });
      const xml = adfOf({ ...lead, ...texts, cart }, partner, siteUrl);
      expect(
        validated(xml, (document) => document.get("/adf/prospect/vendor/vendorname")?.content),
      ).toBe(partner.name);
    }),
    { numRuns: 200 },
  );
});

test("the DTD rejects a lead whose parts are in another order", () => {
  const xml = adfOf(lead, partner, siteUrl);
  const mixed = xml.replace(/(<year>.*<\/year>)(<make>.*?<\/make>)/, "$2$1");
  expect(mixed).not.toBe(xml);
  expect(() => validated(mixed, () => {})).toThrow(/vehicle/);
});
