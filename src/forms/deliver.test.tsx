import { afterEach, describe, expect, test, vi } from "vitest";
import { minTimeMs } from "../../domain/submissions/entry.ts";
import { deliver, sentEvent } from "./deliver.ts";
import { newEntryId } from "./form-draft.ts";
import { answerWith, receiverForEachTest, refuse } from "./receiver.fixture.ts";
import { keepUnsent, readUnsent } from "./unsent.ts";

const fields = { name: "Ann", message: "Is my DS from 2004?", website: "" };
const changed = { ...fields, message: "Is my DS from 2005?" };
const keeps = "This browser will keep it for 7 days and ask if you want to send it.";
const notDelivered = `This did not reach us. Everything you typed is still here: send it again in a moment. ${keeps}`;

const receiver = receiverForEachTest();

afterEach(() => {
  vi.unstubAllEnvs();
  // The next test needs the module with the real settings.
  vi.resetModules();
});

/** Like a form's draft, it keeps its id until it is renewed. */
function newDraft({ isStored = true } = {}) {
  const draft = { id: newEntryId(), isStored, renewId: () => void (draft.id = newEntryId()) };
  return draft;
}

const texts = () => [...receiver.entries.values()];

describe("a form that arrives", () => {
  test.each(["messages", "leads"] as const)("a form for the %s is posted as JSON", async (to) => {
    const draft = newDraft();
    expect(await deliver(to, draft, fields)).toEqual({ status: "stored" });
    expect(receiver.requests).toEqual([
      {
        method: "POST",
        path: `/api/${to}`,
        type: "application/json",
        fields: { ...fields, id: draft.id, elapsedMs: minTimeMs },
      },
    ]);
  });

  test("a delivered form is announced in the window and leaves nothing behind", async () => {
    const heard = vi.fn<(event: Event) => void>();
    addEventListener(sentEvent, heard);
    await deliver("messages", newDraft(), fields);
    expect(heard).toHaveBeenCalledOnce();
    expect(readUnsent()).toEqual([]);
  });

  test("a form is not sent sooner than a person could have typed it", async () => {
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const fetched = vi.spyOn(globalThis, "fetch");
    const delivery = deliver("messages", newDraft(), fields);
    await vi.advanceTimersByTimeAsync(minTimeMs - 1);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await delivery).toEqual({ status: "stored" });
    expect(receiver.requests[0]!.fields["elapsedMs"]).toBeGreaterThanOrEqual(minTimeMs);
  });
});

describe("a form whose browser may keep nothing", () => {
  test("a form that may not be stored stays on the page when sending fails", async () => {
    const draft = newDraft({ isStored: false });
    receiver.answers.push(answerWith(502, "Bad Gateway"));
    const { errors } = Object(await deliver("leads", draft, fields));
    expect(errors.form).toBe(notDelivered.replace(` ${keeps}`, ""));
    expect(localStorage).toHaveLength(0);
    expect(await deliver("leads", draft, changed)).toEqual({ status: "stored" });
  });
});

describe("a form that the inbox refuses", () => {
  test.each<[string, number, Record<string, string>]>([
    ["a field", 422, { email: "Enter an email address such as ann@example.com." }],
    ["a full disk", 503, { form: "We could not store this just now." }],
  ])("a refusal of %s returns the inbox's sentences", async (_why, status, errors) => {
    receiver.answers.push(refuse(status, errors));
    expect(await deliver("messages", newDraft(), fields)).toEqual({ status: "refused", errors });
  });

  test("a rejected form is not announced or stored, and keeps its id for the next attempt", async () => {
    const heard = vi.fn<(event: Event) => void>();
    addEventListener(sentEvent, heard);
    const draft = newDraft();
    receiver.answers.push(refuse(422, { name: "Enter your name." }));
    await deliver("messages", draft, { ...fields, name: "" });
    expect(heard).not.toHaveBeenCalled();
    expect(readUnsent()).toEqual([]);
    await deliver("messages", draft, fields);
    expect(new Set(receiver.requests.map((request) => request.fields["id"])).size).toBe(1);
  });

  test("a form stored as unsent stays there when it is refused later", async () => {
    const draft = newDraft();
    receiver.answers.push(answerWith(502, "Bad Gateway"), refuse(422, { name: "Enter a name." }));
    await deliver("messages", draft, fields);
    await deliver("messages", draft, fields);
    expect(readUnsent()).toMatchObject([{ id: draft.id, fields }]);
  });
});

describe("a form that gets no answer from the inbox", () => {
  test.each([
    ["a proxy's page that says OK", answerWith(200, "<h1>Log in to this network</h1>")],
    ["another program's JSON", answerWith(503, '{"message":"busy"}')],
    ["null", answerWith(500, "null")],
  ])(
    "a form answered by %s is stored as unsent, and the visitor is told",
    async (_what, answer) => {
      const draft = newDraft();
      receiver.answers.push(answer);
      expect(await deliver("leads", draft, fields)).toEqual({
        status: "refused",
        errors: { form: notDelivered },
      });
      expect(readUnsent()).toMatchObject([{ id: draft.id, to: "leads", fields }]);
    },
  );

  test("a server that never answers is given up on after 15 seconds", async () => {
    const requested = Promise.withResolvers<void>();
    const waits: number[] = [];
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      waits.push(ms);
      return timeout.signal;
    });
    receiver.answers.push(() => requested.resolve());
    const delivery = deliver("messages", newDraft(), fields);
    await requested.promise;
    timeout.abort();
    expect(await delivery).toMatchObject({ errors: { form: notDelivered } });
    expect(waits).toEqual([15_000]);
  });

  test("the message says that the visitor is offline if the browser knows it", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    receiver.answers.push(answerWith(502, ""));
    expect(await deliver("messages", newDraft(), fields)).toEqual({
      status: "refused",
      errors: {
        form: `You are offline. Everything you typed is still here: send it when you are back online. ${keeps}`,
      },
    });
  });

  test("the message promises nothing when storage is blocked", async () => {
    vi.stubGlobal("localStorage", undefined);
    receiver.answers.push(answerWith(502, ""));
    const delivery = await deliver("messages", newDraft(), fields);
    expect(delivery).toEqual({
      status: "refused",
      errors: { form: notDelivered.replace(` ${keeps}`, "") },
    });
  });
});

describe("a second try", () => {
  test("sending the same text again makes no second entry", async () => {
    const draft = newDraft();
    receiver.answers.push(receiver.storeSilently);
    expect(await deliver("messages", draft, fields)).toMatchObject({ status: "refused" });
    expect(readUnsent()).toHaveLength(1);
    expect(await deliver("messages", draft, fields)).toEqual({ status: "stored" });
    expect(texts()).toEqual([fields]);
    expect(readUnsent()).toEqual([]);
  });

  test("changed text is sent as a new entry, and the first stays unsent", async () => {
    const draft = newDraft();
    const { id } = draft;
    receiver.answers.push(answerWith(502, ""));
    await deliver("messages", draft, fields);
    expect(await deliver("messages", draft, changed)).toEqual({ status: "stored" });
    expect(draft.id).not.toBe(id);
    expect([...receiver.entries]).toEqual([[draft.id, changed]]);
    expect(readUnsent()).toMatchObject([{ id, fields }]);
  });

  test("changed text that fails too leaves both texts unsent, each once", async () => {
    const draft = newDraft();
    receiver.answers.push(answerWith(502, ""), answerWith(502, ""), answerWith(502, ""));
    await deliver("messages", draft, fields);
    await deliver("messages", draft, changed);
    await deliver("messages", draft, changed);
    expect(readUnsent().map((entry) => entry.fields)).toEqual([fields, changed]);
  });

  test("changed text gets a new id when the inbox already has the earlier text", async () => {
    const draft = newDraft();
    receiver.answers.push(receiver.storeSilently);
    await deliver("messages", draft, fields);
    // Without the stored form, the browser can't tell that the text has changed.
    localStorage.clear();
    expect(await deliver("messages", draft, changed)).toEqual({ status: "stored" });
    expect(texts()).toEqual([fields, changed]);
    expect(receiver.entries.has(draft.id)).toBe(true);
  });

  test("a lost attempt under a new id is stored as a single entry", async () => {
    const draft = newDraft();
    receiver.answers.push(receiver.storeSilently, receiver.store, answerWith(502, ""));
    await deliver("messages", draft, fields);
    localStorage.clear();
    expect(await deliver("messages", draft, changed)).toMatchObject({ status: "refused" });
    expect(readUnsent()).toMatchObject([{ id: draft.id, fields: changed }]);
  });

  test("a new id replaces the entry stored under the first id", async () => {
    const draft = newDraft();
    keepUnsent({ id: draft.id, to: "messages", fields });
    receiver.entries.set(draft.id, changed);
    receiver.answers.push(receiver.store, answerWith(502, ""));
    await deliver("messages", draft, fields);
    expect(readUnsent()).toMatchObject([{ id: draft.id, fields }]);
  });
});

describe("without an inbox", () => {
  test.each([
    ["messages", "Contact"],
    ["leads", "Sell Your Golf Cart"],
  ] as const)(
    "without an inbox, %s are logged as %j without the honeypot, and nothing is sent",
    async (to, title) => {
      vi.stubEnv("INBOX", "off");
      vi.resetModules();
      const logged = vi.spyOn(console, "log").mockImplementation(() => {});
      const withoutInbox = await import("./deliver.ts");
      expect(await withoutInbox.deliver(to, newDraft(), fields)).toEqual({ status: "stored" });
      const { website: _website, ...typed } = fields;
      expect(logged.mock.calls).toEqual([[title, typed]]);
      expect(receiver.requests).toEqual([]);
    },
  );
});
