import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openPage, enter } from "../../ui/kit/test-page.ts";
import { fieldOf, the } from "../../ui/kit/test-queries.ts";
import { minimumTimeMs } from "../../../domain/submissions/minimum-time.ts";
import { Receiver, refuse } from "../../forms/test-receiver.ts";
import { ContactForm } from "./parts/form.tsx";

const message = {
  name: "Ann",
  email: "ann@example.com",
  subject: "valuation",
  message: "Is my DS from 2004?",
};
const thanks = "Thank you for your message! We'll get back to you soon.";

const soon = { timeout: 30_000, interval: 5 };

let receiver: Receiver;

beforeEach(async () => {
  vi.spyOn(performance, "now").mockReturnValue(minimumTimeMs);
  sessionStorage.clear();
  localStorage.clear();
  receiver = new Receiver();
  await receiver.open();
  await load();
});

afterEach(async () => {
  await receiver.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the page with its script, or opens it again. */
async function load(): Promise<void> {
  openPage(<ContactForm />);
  vi.resetModules();
  await import("./send-message.ts");
}

const field = (label: string) => fieldOf(`${label} *`);
const button = () => the("[type=submit]");
const alert = () => the("[role=alert]");
const stored = () => [...receiver.entries.values()].map(({ website: _trap, ...text }) => text);

async function fill(texts: Partial<typeof message> = message): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await enter(text, field(name[0]!.toUpperCase() + name.slice(1)));
  }
}

const press = () => the<HTMLFormElement>("form").requestSubmit();

async function send(): Promise<void> {
  press();
  await vi.waitFor(() => expect(button().ariaDisabled ?? null).toBeNull(), soon);
}

test("a message is sent with every field, and its form is emptied and says thanks", async () => {
  await fill();
  await send();
  expect(stored()).toEqual([message]);
  expect(alert().textContent).toBe(thanks);
  expect(alert().dataset["outcome"]).toBe("stored");
  const values = ["Name", "Email", "Subject", "Message"].map((label) => field(label).value);
  expect(values.join("")).toBe("");
});

test("the trap for programs is sent as it was filled in", async () => {
  await fill();
  the<HTMLInputElement>("[name=website]").value = "https://spam.example";
  await send();
  expect([...receiver.entries.values()]).toEqual([{ ...message, website: "https://spam.example" }]);
});

test("a message without its required fields is not sent", async () => {
  await fill({ name: "Ann" });
  press();
  expect(field("Email").ariaInvalid).toBe("true");
  expect(field("Name").ariaInvalid ?? null).toBeNull();
  expect(button().ariaDisabled ?? null).toBeNull();
  expect(receiver.requests).toEqual([]);
});

test("pressing twice sends once, and the button keeps the focus", async () => {
  await fill();
  const focused: (EventTarget | null)[] = [];
  const watch = ({ target }: Event) => void focused.push(target);
  document.body.addEventListener("focusin", watch);
  onTestFinished(() => document.body.removeEventListener("focusin", watch));
  button().focus();
  press();
  expect(button().ariaDisabled).toBe("true");
  expect(button().hasAttribute("disabled")).toBe(false);
  await send();
  expect(receiver.requests).toHaveLength(1);
  expect(focused).toEqual([button(), alert()]);
});

describe("a message that is refused", () => {
  test("stays in the form, with the reason at its field", async () => {
    await fill();
    receiver.answers.push(refuse(422, { email: "Enter an email address." }));
    await send();
    expect(field("Message").value).toBe(message.message);
    expect(field("Email").ariaInvalid).toBe("true");
    expect(alert().textContent).toBe("");
  });

  test("can be sent again with the same id, and the reason is gone", async () => {
    await fill();
    receiver.answers.push(refuse(422, { email: "Enter an email address." }));
    await send();
    await fill({ email: "bob@example.com" });
    await send();
    const [first, second] = receiver.requests.map(({ fields }) => fields["id"]);
    expect(first).toBe(second);
    expect(stored()).toEqual([{ ...message, email: "bob@example.com" }]);
    expect(field("Email").ariaInvalid ?? null).toBeNull();
    expect(alert().textContent).toBe(thanks);
  });
});

describe("a message that does not arrive", () => {
  beforeEach(async () => {
    await fill();
    receiver.answers.push(receiver.storeSilently);
    await send();
  });

  test("stays in the form, and the visitor is told so", () => {
    expect(alert().textContent).toMatch(/^This did not reach us\. Everything you typed is still/);
    expect(alert().dataset["outcome"]).toBe("failed");
    expect(field("Message").value).toBe(message.message);
    expect(localStorage.length).toBe(1);
  });

  test("is one entry after a second try, even after a reload", async () => {
    await load();
    expect(field("Message").value).toBe(message.message);
    await send();
    expect(stored()).toEqual([message]);
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  test("is another entry once its text has changed", async () => {
    await load();
    await fill({ message: "Is my DS from 2005?" });
    await send();
    expect(stored()).toEqual([message, { ...message, message: "Is my DS from 2005?" }]);
  });
});

test("what is typed while a message is being sent stays, as the next message", async () => {
  await fill();
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  receiver.answers.push((response, fields) => {
    asked.resolve();
    void mayAnswer.promise.then(() => receiver.store(response, fields));
  });
  press();
  await asked.promise;
  await fill({ message: "And one more question." });
  mayAnswer.resolve();
  await vi.waitFor(() => expect(alert().textContent).toBe(thanks), soon);
  expect(field("Message").value).toBe("And one more question.");
  await send();
  expect(stored()).toEqual([message, { ...message, message: "And one more question." }]);
});

test("emptying the form takes its errors with it", async () => {
  press();
  expect(field("Name").ariaInvalid).toBe("true");
  the<HTMLFormElement>("form").reset();
  expect(field("Name").ariaInvalid ?? null).toBeNull();
});
