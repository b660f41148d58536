import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { leadSchema } from "./lead.ts";
import { messageSchema } from "./message.ts";
import { saleSchema } from "./sale.ts";
import { lead, message, sale, saleDay, saleExtras } from "./form.fixture.ts";

const { cart } = lead;
const optionalFields = {
  phone: "",
  description: "",
  email: "",
  website: "",
  elapsedMs: 2000,
  sendSerial: "on",
  ...saleExtras,
};

/** Keyed by field. */
function sentences(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const issues = v.safeParse(schema, value).issues ?? [];
  return Object.fromEntries(issues.map((each) => [v.getDotPath(each) ?? "", each.message]));
}

const ourSentence = /^[A-Z][^"]*\.$/;
const valibotsText = /invalid|expected|received|undefined|null/i;

function expectOurText(problems: Record<string, string>) {
  expect(Object.keys(problems)).not.toEqual([]);
  for (const sentence of Object.values(problems)) {
    expect(sentence).toMatch(ourSentence);
    expect(sentence).not.toMatch(valibotsText);
  }
}

const forms = [
  { kind: "message", schema: messageSchema, complete: message },
  { kind: "lead", schema: leadSchema, complete: lead },
  { kind: "sale", schema: saleSchema(saleDay), complete: sale },
] as const;

describe.each(forms)("the schema of a $kind", ({ kind, schema, complete }) => {
  test(`a complete ${kind} is accepted`, () => expect(v.is(schema, complete)).toBe(true));

  test.each(Object.keys(complete))(`a ${kind} without %s is refused in our own words`, (field) => {
    const problems = sentences(schema, { ...complete, [field]: undefined });
    const { [field]: _, ...rest } = { ...complete } as Record<string, unknown>;
    expect(Object.keys(problems)).toEqual([field]);
    expectOurText(problems);
    expect(sentences(schema, rest)).toEqual(problems);
  });

  test(`an empty ${kind} is refused in our own words for every field`, () => {
    const problems = sentences(schema, {});
    expect(Object.keys(problems)).toEqual(Object.keys(complete));
    expectOurText(problems);
  });

  test.each([[null], ["text"], [[]], [7], [undefined]])(
    `%j is refused as a ${kind} in our own words`,
    (value) => expectOurText(sentences(schema, value)),
  );

  const fields = Object.keys({ ...complete, ...optionalFields }).filter(
    (field) => field in schema.pipe[0].entries,
  );
  const values = [null, true, {}, [], ["a"], -1.5, { $ne: "" }];
  test.each(fields.flatMap((field) => values.map((value) => ({ field, value }))))(
    `a ${kind} with %j is refused in our own words`,
    ({ field, value }) => expectOurText(sentences(schema, { ...complete, [field]: value })),
  );
});

describe("a lead's cart", () => {
  const problemsWith = (change: object) =>
    sentences(leadSchema, { ...lead, cart: { ...cart, ...change } });

  test.each(Object.keys(cart))("a lead's cart without %s is refused in our own words", (field) => {
    const { [field]: _, ...rest } = { ...cart } as Record<string, unknown>;
    const refusal = sentences(leadSchema, { ...lead, cart: rest });
    expect(Object.keys(refusal)).toEqual([`cart.${field}`]);
    expectOurText(refusal);
  });

  test.each([[-1], [0], [1899], [2101], [20_200]])(
    "a lead's cart cannot be from %d",
    (modelYear) => {
      expect(problemsWith({ modelYear })).toEqual({
        "cart.modelYear": "Check the model year, then calculate again.",
      });
    },
  );

  test.each([[1900], [2100]])("a lead's cart may be from %d", (modelYear) => {
    expect(problemsWith({ modelYear })).toEqual({});
  });

  test.each([
    ["batteryType", "nuclear", "Calculate the value again, then send."],
    ["lifted", "yes", "Calculate the value again, then send."],
    ["serial", "x".repeat(41), "Shorten the serial number to 40 characters."],
    ["serial", "a\u0000b", "Remove the control characters from the serial number."],
    ["serial", 7, "Enter the serial number as text."],
  ])("a lead's cart with the %s %j is refused in our own words", (field, value, sentence) => {
    expect(problemsWith({ [field]: value })).toEqual({ [`cart.${field}`]: sentence });
  });

  test("a lead's cart may lack a battery type and a serial number", () => {
    expect(problemsWith({ batteryType: null, serial: "" })).toEqual({});
  });

  test("a lead's cart has a one-line make and model", () => {
    const typed = { ...cart, make: "Club\nCar", model: "On\u202eward\t" };
    const { make, model } = v.parse(leadSchema, { ...lead, cart: typed }).cart;
    expect([make, model]).toEqual(["Club Car", "Onward"]);
  });
});

describe("a lead", () => {
  test("a lead may come from a dealer's page", () => {
    const { partner } = v.parse(leadSchema, { ...lead, partner: "sunny-carts" });
    expect(partner).toBe("sunny-carts");
    expect(v.parse(leadSchema, lead)).not.toHaveProperty("partner");
  });

  test.each([
    ["partner", "Sunny Carts", "Calculate the value again, then send."],
    ["partner", "x".repeat(41), "Calculate the value again, then send."],
    ["partner", "", "Calculate the value again, then send."],
    ["partner", 7, "Calculate the value again, then send."],
  ])("a lead with the %s %j is refused in our own words", (field, value, sentence) => {
    expect(sentences(leadSchema, { ...lead, [field]: value })).toEqual({ [field]: sentence });
  });

  test.each([
    [-1, false],
    [0, true],
    [10_000_000, true],
    [10_000_001, false],
    [5216.5, false],
  ])("a lead with the estimate %d is accepted: %s", (estimate, isTaken) => {
    expect(v.is(leadSchema, { ...lead, estimate })).toBe(isTaken);
  });

  test("a lead from a page on another site is refused", () => {
    expect(sentences(leadSchema, { ...lead, page: "//evil.example" })).toEqual({
      page: "Calculate the value again, then send.",
    });
  });

  test("a lead has one line in each short field, and any number in its description", () => {
    const typed = {
      name: "Bob\r\nEstimate: $9",
      phone: "202\n555",
      location: "Ocala,\n\tFL",
      description: "One.\nTwo.",
    };
    expect(v.parse(leadSchema, { ...lead, ...typed })).toMatchObject({
      name: "Bob Estimate: $9",
      phone: "202 555",
      location: "Ocala, FL",
      description: "One.\nTwo.",
    });
  });
});

test("a message keeps its line breaks, and its sender's name has none", () => {
  expect(v.parse(messageSchema, { ...message, name: "Ann\nLee" })).toMatchObject({
    name: "Ann Lee",
    message: message.message,
  });
});
