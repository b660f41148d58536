import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage, enter } from "../../ui/kit/test-page.ts";
import { fieldOf, the } from "../../ui/kit/test-queries.ts";
import { minimumTimeMs } from "../../../domain/submissions/entry.ts";
import { Receiver } from "../../forms/test-receiver.ts";
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

test("emptying the form takes its errors with it", async () => {
  press();
  expect(field("Name").ariaInvalid).toBe("true");
  the<HTMLFormElement>("form").reset();
  expect(field("Name").ariaInvalid ?? null).toBeNull();
});
