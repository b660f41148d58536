import { describe, expect, test } from "vitest";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { confidenceLabels, confidenceText } from "../../domain/answer/text.ts";
import { formatDollars } from "../../domain/words/money.ts";
import { lead, message as sent, sale } from "../../domain/submissions/entry.fixture.ts";
import type { Entry } from "../../domain/submissions/entry.ts";
import { composeMail, composeSummary } from "./compose.ts";
import type { Partner } from "./partners.ts";

const message = {
  ...sent,
  name: "Ann Björk",
  message: "Is my DS from 2004?\n\nThe plate says AG0435.",
};

const recipients = {
  to: "owner@example.com",
  partners: new Map<string, Partner>(),
  siteUrl: "https://cartworth.example",
};
const compose = (entry: Entry, partners = recipients.partners) =>
  composeMail(entry, { ...recipients, partners });

test("the email about a message lists its fields in words", () => {
  expect(compose(message)).toEqual({
    messageId: `<${message.id}@cartworth.example>`,
    from: '"CartWorth inbox" <owner@example.com>',
    to: "owner@example.com",
    replyTo: { name: "Ann Björk", address: "bob@example.com" },
    subject: "Technical Support: Ann Björk",
    text: `A message

Name: Ann Björk
Email: bob@example.com
Subject: Technical Support
Message:
> Is my DS from 2004?
>
> The plate says AG0435.

Received: ${message.receivedAt}
ID: ${message.id}
`,
  });
});

test("the email about entries that came too fast counts them by kind", () => {
  const later = { ...message, id: "2", receivedAt: "2026-11-22T00:00:00.000Z" };
  const entries = [message, lead, later];
  const { messageId, subject, replyTo, text } = composeSummary(entries, recipients);
  expect([messageId, replyTo]).toEqual([`<summary-${message.id}@cartworth.example>`, undefined]);
  expect(subject).toBe("3 more submissions in the inbox");
  expect(text)
    .toBe(`More came in than we send one by one. All of it is stored: read it with npm run inbox -- list.

Messages: 2
Carts for sale: 1
Received: ${message.receivedAt} to ${later.receivedAt}
`);
});

const sunny = { id: "sunny-carts", name: "Sunny Carts", email: "leads@sunny.example" };

test("a lead from a partner's page goes to the partner too, in the partner's format", () => {
  const fromPartner = { ...lead, partner: "sunny-carts" };
  const as = (format: Partner["format"]) => new Map([[sunny.id, { ...sunny, format }]]);
  const words = compose(fromPartner, as("words"));
  expect(words.to).toEqual(["owner@example.com", "leads@sunny.example"]);
  expect(words.alternative).toBeUndefined();
  const { text, alternative } = compose(fromPartner, as("adf"));
  expect(text).toBe(words.text);
  expect(alternative).toMatchObject({ contentType: "application/x-adf+xml" });
  expect(alternative!.content).toContain("<vendorname>Sunny Carts</vendorname>");
});

test("the email about pasted stock has its first ten lines, and says how to get the rest", () => {
  const rows = Array.from({ length: 812 }, (_, at) => `20${at}\tClub Car\tPrecedent`);
  const { text } = compose({ ...message, stock: rows.join("\r\n") });
  expect(text).toContain(`\nInventory:\n> 200 Club Car Precedent\n`);
  expect(text).toContain(
    `\n> 209 Club Car Precedent\nThe rest: 802 lines. To see them: npm run inbox -- stock ${message.id}\n`,
  );
  expect(compose({ ...message, stock: rows[0]! }).text).not.toContain("The rest");
  expect(compose({ ...message, stock: "" }).text).not.toContain("Inventory");
});

test("other leads, and messages, go to the operator alone", () => {
  const partners = new Map<string, Partner>([[sunny.id, { ...sunny, format: "adf" }]]);
  for (const entry of [lead, { ...lead, partner: "another" }, message]) {
    expect(compose(entry, partners)).toMatchObject({ to: "owner@example.com" });
    expect(compose(entry, partners).alternative).toBeUndefined();
  }
});

/** What the site says about the lead's cart in the year it was sent. */
const figures = figuresOf(lead.cart, siteMarket, 2026);
const { advice } = figures;
const { middle, low, high } = figures.market!.tradeIn;
const tradeIn = `${formatDollars(middle)} (${formatDollars(low)} to ${formatDollars(high)})`;
const sureOf = (role: "selling" | "trading") =>
  `${confidenceLabels[advice![role].confidence]}. ${confidenceText(figures, role)}`;

test("the email about a lead lists everything known about the cart and its seller", () => {
  const { subject, text } = compose(lead);
  expect(subject).toBe("Cart for sale: 2021 Club Car Onward");
  expect(text).toBe(`A cart for sale

Name: Ann Lee
Email: ann@example.com
Phone: +1 202 555 0142
Location: Ocala, FL
Model year: 2021
Make: Club Car
Model: Onward
Seats: 4 seats
Powertrain: Electric
Condition: Good
Battery age: Brand New (0-6 months)
Upgrades: No
Battery type: Lithium
Lifted: Yes
Serial number: JE2136-123456
Estimate: $8,500
Suggested asking price: ${formatDollars(advice!.selling.number)}
Confidence: ${sureOf("selling")}
Likely trade-in: ${tradeIn}
Confidence: ${sureOf("trading")}
Description:
> Kept "indoors", new tires
Page: /value?make=club-car

Received: ${lead.receivedAt}
ID: ${lead.id}
`);
});

test("the email about a lead from a partner's page has no asking price, which its sender may not have seen", () => {
  const { text } = compose({ ...lead, partner: "sunny-carts" });
  expect(text).not.toContain("Suggested asking price");
  expect(text).toContain(`\nLikely trade-in: ${tradeIn}\n`);
});

test("the email about a lead whose make has no dealer prices says that we have only the estimate", () => {
  const { text } = compose({ ...lead, cart: { ...lead.cart, make: "GEM", model: "e4" } });
  expect(text).toMatch(/\nEstimate: \$8,500\nConfidence: We have only the estimate\. .+\n/);
  expect(text).not.toMatch(/asking price:|trade-in:/i);
});

test("the email about a lead omits empty fields, and the battery of a gas cart", () => {
  const cart = { ...lead.cart, powertrain: "gas", lifted: false, serial: "" } as const;
  const sparse = { ...lead, cart, phone: "", description: "" };
  expect(compose(sparse).text).not.toMatch(/^(Phone|Description|Battery|Lifted|Serial|> )/m);
});

test("the email about a reported sale says what was paid, for what, how, when, and where", () => {
  const { subject, replyTo, text } = compose(sale);
  expect(subject).toBe("Reported sale: 2020 Club Car Onward");
  expect(replyTo).toBeUndefined();
  expect(text).toBe(`What a cart sold for

Model year: 2020
Make: Club Car
Model: Onward
Seats: 4 seats
Powertrain: Electric
Condition: Good
Price: $9,000
Month sold: July 2026
Kind of sale: Private sale
State: FL

Received: ${sale.receivedAt}
ID: ${sale.id}
`);
});

test("the email about a reported sale has no line for a question left unanswered", () => {
  const { saleKind: _kind, state: _state, ...open } = sale;
  expect(compose(open).text).not.toMatch(/^(Kind of sale|State|Email)/m);
});

test("the email about an earlier report, which has an address, can be answered", () => {
  const { replyTo, text } = compose({ ...sale, email: "cara@example.com" });
  expect(replyTo).toEqual({ name: "", address: "cara@example.com" });
  expect(text).toContain("Email: cara@example.com\n");
});

test.each([
  [0, "Brand New (0-6 months)"],
  [1, "1 year"],
  [5, "5+ Years (needs replacement)"],
] as const)(
  "the email about a battery of %d years reads as it does on the site",
  (batteryAge, words) => {
    const cart = { ...lead.cart, batteryAge };
    expect(compose({ ...lead, cart }).text).toContain(`Battery age: ${words}\n`);
  },
);

describe("a visitor cannot forge a line", () => {
  const forged = "Estimate: $99,999\nEmail: eve@example.com\r\nId: 1\rPhone: 2\u2028Page: /";
  const labels = (text: string) => Array.from(text.matchAll(/^[^>\n:]+(?=:)/gm), String);

  test("a visitor cannot forge a line in a message, whichever field it is typed into", () => {
    const withStock = { ...message, stock: "2019 RXV" };
    const expected = labels(compose(withStock).text);
    for (const field of ["name", "email", "message", "stock"] as const) {
      expect(labels(compose({ ...withStock, [field]: forged }).text)).toEqual(expected);
    }
  });

  test("a visitor cannot forge a line in a lead, whichever field it is typed into", () => {
    const expected = labels(compose(lead).text);
    for (const field of ["name", "email", "phone", "location", "description", "page"] as const) {
      expect(labels(compose({ ...lead, [field]: forged }).text)).toEqual(expected);
    }
    for (const field of ["make", "model"] as const) {
      const labelsWith = (text: string) =>
        labels(compose({ ...lead, cart: { ...lead.cart, [field]: text } }).text);
      expect(labelsWith(forged)).toEqual(labelsWith("Unknown"));
    }
  });
});

test("characters that control a terminal or reverse the order of letters are replaced", () => {
  const name = "\u001b[2JAnn\u202egpj\u200b";
  const { text, subject, replyTo } = compose({ ...message, name, message: `a\u0007\n${name}` });
  expect(text).toContain("Name: ␛[2JAnn�gpj�\n");
  expect(text).toContain("> a␇\n> ␛[2JAnn�gpj�\n");
  expect([replyTo?.name, subject].join(" ")).not.toMatch(/[[\p{Cc}\p{Cf}]--\n]/v);
});

test("a header has at most 200 characters, and none of them is cut in half", () => {
  const { replyTo, subject } = compose({ ...message, name: "🏌".repeat(300) });
  expect(replyTo?.name).toBe("🏌".repeat(200));
  expect(subject.isWellFormed()).toBe(true);
});
