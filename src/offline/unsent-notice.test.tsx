import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage } from "../ui/kit/page.fixture.ts";
import { getAll, textOf, textsOf, getOne } from "../ui/kit/queries.fixture.ts";
import { codeSentence } from "../../domain/submissions/text.ts";
import { sentEvent } from "../forms/deliver.ts";
import { answerWith, receiverForEachTest, refuse } from "../forms/receiver.fixture.ts";
import { hideNotice } from "./notice.ts";
import { showReload } from "./outdated.ts";
import { showUnsent } from "./unsent-notice.ts";
import { forgetUnsent, keepUnsent, readUnsent } from "../forms/unsent.ts";

const message = { id: "1", to: "messages", fields: { name: "Ann", message: "A DS?" } } as const;
const lead = { id: "2", to: "leads", fields: { name: "Bob", location: "Ocala" } } as const;
const report = { id: "3", to: "sales", fields: { price: "6,500" } } as const;
const afternoon = new Date(2026, 5, 1, 15, 7);
const soon = { timeout: 30_000, interval: 5 };

const receiver = receiverForEachTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: afternoon });
  openPage("<main></main>");
});

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new Event("storage"));
  hideNotice();
});

const notices = () => getAll(".offline-notice");
const buttons = () => textsOf("button", getOne(".offline-notice"));

/** Waits until a screen reader hears this. */
async function noticeSays(sentence: string | RegExp): Promise<void> {
  await vi.waitFor(() => {
    expect(textsOf("[role=status]")).toEqual([expect.stringMatching(sentence)]);
  }, soon);
}

const press = (label: string) =>
  getAll("button", getOne(".offline-notice"))
    .find((button) => textOf(button) === label)!
    .click();

describe("the notice of what could not be sent", () => {
  test("no notice is shown without unsent forms", () => {
    showUnsent();
    expect(notices()).toEqual([]);
  });

  test.each([
    [message, afternoon, /^Your message from 3:07\sPM has not been sent\./],
    [lead, afternoon, /^Your sale form from 3:07\sPM has not been sent\./],
    [report, afternoon, /^Your report from 3:07\sPM has not been sent\./],
    [message, new Date(2026, 4, 31, 23, 59), /^Your message from May 31(,| at) 11:59\sPM has not/],
  ])(
    "the notice of %j says what it is and that it was tried at %s",
    async (entry, time, sentence) => {
      vi.setSystemTime(time);
      keepUnsent(entry);
      vi.setSystemTime(afternoon);
      showUnsent();
      await noticeSays(sentence);
      await noticeSays(/This browser keeps it for 7 days\.$/);
      expect(buttons()).toEqual(["Send now", "Discard"]);
    },
  );

  test("the notice offers the oldest form first, and the next after it is discarded", async () => {
    keepUnsent(message);
    keepUnsent(lead);
    showUnsent();
    await noticeSays(/^Your message/);
    press("Discard");
    await noticeSays(/^Your sale form/);
    press("Discard");
    expect(notices()).toEqual([]);
    expect(readUnsent()).toEqual([]);
    expect(receiver.requests).toEqual([]);
  });

  test.each([
    ["another tab", "storage"],
    ["the form on this page", sentEvent],
  ])("the notice hides when %s has sent the form", (_which, event) => {
    keepUnsent(message);
    showUnsent();
    forgetUnsent(message.id);
    dispatchEvent(new Event(event));
    expect(notices()).toEqual([]);
  });

  test("the notice stays when another tab stores another form", async () => {
    keepUnsent(message);
    showUnsent();
    await noticeSays(/^Your message/);
    keepUnsent(lead);
    dispatchEvent(new Event("storage"));
    await noticeSays(/^Your message/);
  });
});

describe("Send now", () => {
  beforeEach(() => {
    keepUnsent(message);
    showUnsent();
  });

  test("Send now sends the form as typed under its own id and says so", async () => {
    press("Send now");
    await noticeSays("Your message was sent.");
    expect([...receiver.entries]).toEqual([[message.id, message.fields]]);
    expect(readUnsent()).toEqual([]);
    press("Close");
    expect(notices()).toEqual([]);
  });

  test("Send now gives the sender of a sale the code", async () => {
    forgetUnsent(message.id);
    const id = "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03";
    keepUnsent({ id, to: "sales", fields: { price: "6500" } });
    showUnsent();
    press("Send now");
    await noticeSays(`Your report was sent. ${codeSentence(id)}`);
  });

  test("Send now says that it is sending and keeps the focus", async () => {
    await noticeSays(/^Your message/);
    getOne("aside").querySelector("button")!.focus();
    press("Send now");
    await noticeSays("Sending your message…");
    expect(document.activeElement!.textContent).toBe("Send now");
    await noticeSays("Your message was sent.");
  });

  test("pressing Send now twice sends once", async () => {
    press("Send now");
    press("Send now");
    await noticeSays("Your message was sent.");
    expect(receiver.requests).toHaveLength(1);
  });

  test("Send now clears the form's draft unless it was changed since", async () => {
    const draft = (text: string) =>
      JSON.stringify({ id: message.id, fields: { ...message.fields, message: text } });
    sessionStorage.setItem("draft message", draft("A DS?"));
    sessionStorage.setItem("draft lead", draft("A longer question."));
    press("Send now");
    await noticeSays("Your message was sent.");
    expect(Object.keys(sessionStorage)).toEqual(["draft lead"]);
  });

  test("closing the notice of a sent form offers the next unsent form", async () => {
    keepUnsent(lead);
    press("Send now");
    await noticeSays("Your message was sent.");
    press("Close");
    await noticeSays(/^Your sale form/);
  });

  test("a form refused on Send now is offered again with the reason and keeps the focus", async () => {
    receiver.answers.push(refuse(422, { email: "Enter an email address.", name: "Enter a name." }));
    getOne("aside").querySelector("button")!.focus();
    press("Send now");
    await noticeSays("Enter an email address. Enter a name.");
    expect(buttons()).toEqual(["Send now", "Discard"]);
    expect(document.activeElement!.textContent).toBe("Send now");
    expect(document.activeElement!.isConnected).toBe(true);
    expect(readUnsent()).toHaveLength(1);
  });

  test("Send now doesn't take the focus from elsewhere", async () => {
    const { activeElement } = document;
    press("Send now");
    await noticeSays("Your message was sent.");
    expect(document.activeElement).toBe(activeElement);
  });

  test("a form that doesn't arrive on Send now stays stored and can be sent again", async () => {
    receiver.answers.push(answerWith(502, "Bad Gateway"));
    press("Send now");
    await noticeSays(/^This did not reach us\./);
    expect(readUnsent()).toMatchObject([message]);
    press("Send now");
    await noticeSays("Your message was sent.");
    expect([...receiver.entries.keys()]).toEqual([message.id]);
  });
});

describe("the offer of a newer version", () => {
  test("the offer of a newer version reloads the page or goes away", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    showReload();
    await noticeSays("A newer version of this page is available.");
    press("Reload");
    expect(reload).toHaveBeenCalledOnce();
    press("Not now");
    expect(notices()).toEqual([]);
  });

  test("the offer of a newer version goes away when the visitor types", async () => {
    showReload();
    document.body.dispatchEvent(new Event("input", { bubbles: true }));
    expect(notices()).toEqual([]);
  });

  test.each([
    ["before it", [showUnsent, showReload]],
    ["after it", [showReload, showUnsent]],
  ])(
    "an unsent message shown %s wins over the offer of a newer version and stays while typing",
    async (_when, shows) => {
      keepUnsent(message);
      for (const show of shows) show();
      await noticeSays(/^Your message/);
      document.body.dispatchEvent(new Event("input", { bubbles: true }));
      expect(notices()).toHaveLength(1);
    },
  );
});
