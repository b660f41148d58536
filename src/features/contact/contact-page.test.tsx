import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render, openPage, enter } from "../../ui/kit/page.fixture.ts";
import {
  getAll,
  descriptionOf,
  fieldOf,
  linksIn,
  textsOf,
  getOne,
} from "../../ui/kit/queries.fixture.ts";
import { messageFields, messageSchema } from "../../../domain/submissions/message.ts";
import { ContactForm, ContactAside } from "./parts/form.tsx";
import { sendByScript } from "../../forms/send-by-script.ts";
import { receiverForEachTest } from "../../forms/receiver.fixture.ts";

const page = render(<ContactForm />);

afterEach(() => {
  vi.unstubAllEnvs();
  // The next test needs the module with the real settings.
  vi.resetModules();
});

const labels = ["Name", "Email", "Subject", "Message"];

test.each(labels)("the field %s is required and has a place for its error", (label) => {
  const field = fieldOf(`${label} *`, page);
  expect(field.hasAttribute("required")).toBe(true);
  expect(field.getAttribute("name")).toBe(label.toLowerCase());
  expect(textsOf("p", page)).toContain("* required");
  expect(descriptionOf(field, page).textContent).toBe("");
});

test("browsers can fill in the name and the email address", () => {
  expect(fieldOf("Email *", page).getAttribute("type")).toBe("email");
  expect(fieldOf("Email *", page).getAttribute("autocomplete")).toBe("email");
  expect(fieldOf("Name *", page).getAttribute("autocomplete")).toBe("name");
});

test("the subjects are those that the inbox takes, after an empty choice", () => {
  const options = getAll<HTMLOptionElement>("option", fieldOf("Subject *", page));
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["", "Select a subject"],
    ...Object.entries(messageFields.subject.labels),
  ]);
});

test("the contact form takes as long a name as the inbox", () => {
  const length = Number(fieldOf("Name *", page).getAttribute("maxlength"));
  const isStored = (text: string) =>
    v.is(messageSchema, {
      id: crypto.randomUUID(),
      email: "ann@example.com",
      subject: "other",
      message: "Hello",
      website: "",
      elapsedMs: 60_000,
      name: text,
    });
  expect(isStored("n".repeat(length))).toBe(true);
  expect(isStored("n".repeat(length + 1))).toBe(false);
});

test("the contact form doesn't cut a message that is too long", () => {
  expect(fieldOf("Message *", page).hasAttribute("maxlength")).toBe(false);
});

test("the contact form's honeypot is hidden, not reached by Tab, and not autofilled", () => {
  const honeypot = getOne("[name=website]", page);
  expect(honeypot.closest("[aria-hidden=true]")).not.toBeNull();
  expect(honeypot.getAttribute("tabindex")).toBe("-1");
  expect(honeypot.getAttribute("autocomplete")).toBe("off");
  expect(honeypot.hasAttribute("required")).toBe(false);
});

test("without JavaScript, the browser posts the contact form to the inbox", () => {
  const form = getOne("form", page);
  expect(form.getAttribute("method")).toBe("post");
  expect(form.getAttribute("action")).toBe("/api/messages");
  expect(page.textContent).not.toContain("needs JavaScript");
});

test("on a static host the contact form has no address and says that it needs JavaScript", async () => {
  vi.stubEnv("INBOX", "off");
  vi.resetModules();
  const { ContactForm: Form } = await import("./parts/form.tsx");
  const withoutInbox = render(<Form />);
  const form = getOne("form", withoutInbox);
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual([null, null]);
  expect(withoutInbox.textContent).toContain("The form needs JavaScript.");
});

describe("beside the form", () => {
  const aside = render(<ContactAside />);

  test("the contact page has links for the email address and the phone number", () => {
    expect(linksIn(aside)).toEqual([
      ["hello@cartworth.example", "mailto:hello@cartworth.example"],
      ["+1 (202) 555-0142", "tel:+12025550142"],
    ]);
    expect(textsOf("dt", aside)).toEqual(["Email", "Phone", "Office"]);
    expect(textsOf("dd", aside).at(-1)).toBe("Online Service");
  });

  test("the contact page has three questions with answers", () => {
    const headings = textsOf("h3", aside);
    expect(headings).toHaveLength(3);
    for (const question of headings) expect(question).toMatch(/\?$/);
    expect(textsOf("h3, p", aside)).toHaveLength(6);
  });

  test.each([
    ["202 555.0142", "tel:2025550142"],
    ["+49 30 901820", "tel:+4930901820"],
  ])("the phone number %s links to %s", async (phone, href) => {
    vi.stubEnv("CONTACT_PHONE", phone);
    vi.resetModules();
    const other = await import("./parts/form.tsx");
    expect(linksIn(render(<other.ContactAside />))[1]).toEqual([phone, href]);
  });
});

describe("the script of the page", () => {
  const ann = { name: "Ann", email: "ann@example.com" };
  const message = { ...ann, subject: "valuation", message: "Is my DS from 2004?" };
  const thanks = "Thank you for your message! We'll get back to you soon.";
  const soon = { timeout: 30_000, interval: 5 };

  const receiver = receiverForEachTest();
  beforeEach(load);

  /** Opens or reopens the page, and does what its script does. */
  function load(): void {
    openPage(<ContactForm />);
    sendByScript(getOne<HTMLFormElement>("#contact-form"), "messages", () => thanks);
  }

  const field = (label: string) => fieldOf(`${label} *`);
  const button = () => getOne("[type=submit]");
  const alert = () => getOne("[role=alert]");
  const stored = () =>
    [...receiver.entries.values()].map(({ website: _honeypot, ...text }) => text);

  async function fill(): Promise<void> {
    for (const [name, text] of Object.entries(message)) {
      await enter(text, field(name[0]!.toUpperCase() + name.slice(1)));
    }
  }

  const press = () => getOne<HTMLFormElement>("form").requestSubmit();

  async function send(): Promise<void> {
    press();
    await vi.waitFor(() => expect(button().ariaDisabled ?? null).toBeNull(), soon);
  }

  test("a message is sent with every field, and its form is emptied and thanks the visitor", async () => {
    await fill();
    await send();
    expect(stored()).toEqual([message]);
    expect(alert().textContent).toBe(thanks);
    expect(alert().dataset["outcome"]).toBe("stored");
    expect(labels.map((label) => field(label).value).join("")).toBe("");
  });

  test("a filled-in honeypot is sent along", async () => {
    await fill();
    getOne<HTMLInputElement>("[name=website]").value = "https://spam.example";
    await send();
    expect([...receiver.entries.values()]).toEqual([
      { ...message, website: "https://spam.example" },
    ]);
  });

  test("resetting the form clears its errors", async () => {
    press();
    expect(field("Name").ariaInvalid).toBe("true");
    getOne<HTMLFormElement>("form").reset();
    expect(field("Name").ariaInvalid ?? null).toBeNull();
  });
});
