import { createElement } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { messageSchema, subjects } from "../../../domain/submissions/message.ts";
import type { PageElement } from "../../components/test-elements.ts";
import { fieldOf, linksIn, render, textsOf, the } from "../../components/test-render.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactForm } from "./contact-form.tsx";

const page = render(createElement(ContactForm));

afterEach(() => {
  vi.unstubAllEnvs();
  // Later tests are to get the site as it is.
  vi.resetModules();
});

test.each(["Name", "Email", "Subject", "Message"])("%s is marked and required", (label) => {
  const { attributes } = fieldOf(`${label} *`, page);
  expect(attributes.has("required")).toBe(true);
  expect(attributes.get("name")).toBe(label.toLowerCase());
  expect(textsOf("p", page)).toContain("* required");
});

test.each(["Name", "Email", "Subject", "Message"])("%s has a place for its error", (label) => {
  const { attributes } = fieldOf(`${label} *`, page);
  expect(the(`#${attributes.get("aria-describedby")}`, page).textContent).toBe("");
});

test("the alert can take the focus, and says nothing yet", () => {
  const alert = the("[role=alert]", page);
  expect(alert.textContent).toBe("");
  expect(alert.attributes.get("tabindex")).toBe("-1");
});

test("browsers help with the name and the e-mail address", () => {
  expect(fieldOf("Email *", page).attributes.get("type")).toBe("email");
  expect(fieldOf("Email *", page).attributes.get("autocomplete")).toBe("email");
  expect(fieldOf("Name *", page).attributes.get("autocomplete")).toBe("name");
});

test("the subjects are those the inbox takes, after one that is none", () => {
  const options = fieldOf("Subject *", page).querySelectorAll("option");
  const [none, ...others] = options.map(({ attributes, textContent }) => [
    attributes.get("value"),
    textContent,
  ]);
  expect(none).toEqual(["", "Select a subject"]);
  expect(others).toEqual(Object.entries(subjects));
});

test.each([
  ["Name", "name"],
  ["Message", "message"],
])("the form takes a %s as long as the inbox does", (label, name) => {
  const length = Number(fieldOf(`${label} *`, page).attributes.get("maxlength"));
  const isStored = (text: string) =>
    v.is(messageSchema, {
      id: crypto.randomUUID(),
      name: "Ann",
      email: "ann@example.com",
      subject: "other",
      message: "Hello",
      website: "",
      elapsedMs: 60_000,
      [name]: text,
    });
  expect(isStored("n".repeat(length))).toBe(true);
  expect(isStored("n".repeat(length + 1))).toBe(false);
});

test("no person meets the trap: it is neither read out, nor reached, nor filled in", () => {
  const trap = the("[name=website]", page);
  expect(trap.closest("[aria-hidden=true]")).not.toBeNull();
  expect(trap.attributes.get("tabindex")).toBe("-1");
  expect(trap.attributes.get("autocomplete")).toBe("off");
  expect(trap.attributes.has("required")).toBe(false);
});

test("without a script the browser posts it to the inbox", () => {
  const { attributes } = the("form", page);
  expect(attributes.get("method")).toBe("post");
  expect(attributes.get("action")).toBe("/api/messages");
  expect(page.textContent).not.toContain("needs JavaScript");
});

describe("on a static host", () => {
  let withoutInbox: PageElement;

  beforeEach(async () => {
    vi.stubEnv("INBOX", "off");
    vi.resetModules();
    const form = await import("./contact-form.tsx");
    withoutInbox = render(createElement(form.ContactForm));
  });

  test("the form is posted nowhere, and says that it needs a script", () => {
    const { attributes } = the("form", withoutInbox);
    expect([attributes.get("method"), attributes.get("action")]).toEqual([undefined, undefined]);
    expect(withoutInbox.textContent).toContain("The form needs JavaScript.");
  });
});

describe("beside the form", () => {
  const aside = render(createElement(ContactAside));

  test("are an address and a number that can be followed", () => {
    expect(linksIn(aside)).toEqual([
      ["hello@cartworth.example", "mailto:hello@cartworth.example"],
      ["+1 (202) 555-0142", "tel:+12025550142"],
    ]);
    expect(textsOf("dt", aside)).toEqual(["Email", "Phone", "Office"]);
    expect(textsOf("dd", aside).at(-1)).toBe("Online Service");
  });

  test("are three questions, each with its answer", () => {
    const headings = textsOf("h3", aside);
    expect(headings).toHaveLength(3);
    for (const question of headings) expect(question).toMatch(/\?$/);
    expect(textsOf("h3, p", aside)).toHaveLength(6);
  });

  test.each([
    ["202 555.0142", "tel:2025550142"],
    ["+49 30 901820", "tel:+4930901820"],
  ])("the number %s is called as %s", async (phone, href) => {
    vi.stubEnv("CONTACT_PHONE", phone);
    vi.resetModules();
    const other = await import("./contact-aside.tsx");
    expect(linksIn(render(createElement(other.ContactAside)))[1]).toEqual([phone, href]);
  });
});
