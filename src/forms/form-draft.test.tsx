import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage } from "../ui/kit/page.fixture.ts";
import { getOne } from "../ui/kit/queries.fixture.ts";
import { FormDraft, clearDraft, newEntryId } from "./form-draft.ts";

const html = `
  <form>
    <label for="a">Name</label><input id="a" name="name">
    <label for="b">Subject</label>
    <select id="b" name="subject"><option value="">Choose</option><option>valuation</option></select>
    <label for="c">Message</label><textarea id="c" name="message"></textarea>
    <button>Send</button>
  </form>`;
const typed = { name: "Ann", subject: "valuation", message: "Is my DS from 2004?" };
const empty = { name: "", subject: "", message: "" };

let draft: FormDraft;
let form: HTMLFormElement;

beforeEach(() => {
  sessionStorage.clear();
  load();
});
afterEach(() => vi.unstubAllGlobals());

function load(name: "message" | "lead" = "message"): void {
  openPage(html);
  form = getOne<HTMLFormElement>("form");
  draft = new FormDraft(form, name);
}

function reload(): void {
  load();
  draft.restore();
}

function type(texts: Partial<typeof typed>): void {
  for (const [name, text] of Object.entries(texts)) {
    Object.assign(form.elements.namedItem(name)!, { value: text });
  }
  draft.keep();
}

const inForm = () => Object.fromEntries(new FormData(form));

describe("a draft", () => {
  test("a draft survives a reload under the same id", () => {
    type(typed);
    const { id } = draft;
    load();
    expect(inForm()).toEqual(empty);
    draft.restore();
    expect(inForm()).toEqual(typed);
    expect(draft.id).toBe(id);
  });

  test("a draft leaves out a field's default text unless the visitor changed it", () => {
    const loadWithDefault = (text: string) => {
      load();
      getOne<HTMLTextAreaElement>("textarea").defaultValue = text;
    };
    loadWithDefault("2020 Club Car Onward");
    type({ name: "Ann" });
    loadWithDefault("2018 EZ-GO RXV");
    draft.restore();
    expect(inForm()).toEqual({ ...empty, name: "Ann", message: "2018 EZ-GO RXV" });
    type({ message: "" });
    loadWithDefault("2020 Club Car Onward");
    draft.restore();
    expect(inForm()).toEqual({ ...empty, name: "Ann" });
  });

  test("a draft restores any text in any field", () => {
    const anything = fc.record({ name: fc.string(), message: fc.string() });
    fc.assert(
      fc.property(anything, (texts) => {
        load();
        type(texts);
        reload();
        expect(inForm()).toMatchObject(texts);
      }),
      { numRuns: 20 },
    );
  });

  test("a draft of an older form fills only the fields that still exist", () => {
    type(typed);
    const saved = JSON.parse(sessionStorage.getItem("draft message")!);
    sessionStorage.setItem(
      "draft message",
      JSON.stringify({ ...saved, fields: { fax: "555", name: "Ann" } }),
    );
    reload();
    expect(inForm()).toEqual({ ...empty, name: "Ann" });
  });

  test.each(["", "{", "null", "{}", "7", '"text"', "[]", '{"id":"1"}'])(
    "the stored draft %j is ignored without an error",
    (text) => {
      sessionStorage.setItem("draft message", text);
      const { id } = draft;
      draft.restore();
      expect(inForm()).toEqual(empty);
      expect(draft.id).toBe(id);
    },
  );

  test("a draft works without storage until the page is left", () => {
    vi.stubGlobal("sessionStorage", undefined);
    type(typed);
    draft.restore();
    expect(inForm()).toEqual(typed);
    clearDraft({ id: draft.id, fields: typed });
    expect(inForm()).toEqual(empty);
  });
});

describe("once its entry is stored", () => {
  test("a stored entry empties the form for good, and the next one gets a new id", () => {
    type(typed);
    const { id } = draft;
    draft.clearSent(inForm());
    expect(inForm()).toEqual(empty);
    expect(draft.id).not.toBe(id);
    reload();
    expect(inForm()).toEqual(empty);
    expect(sessionStorage.length).toBe(0);
  });

  test("text typed while sending stays as a new entry", () => {
    type(typed);
    const { id } = draft;
    const sent = inForm();
    type({ message: "Is my DS from 2004, or older?" });
    draft.clearSent(sent);
    const renewed = draft.id;
    expect(renewed).not.toBe(id);
    reload();
    expect(inForm()).toEqual({ ...typed, message: "Is my DS from 2004, or older?" });
    expect(draft.id).toBe(renewed);
  });

  test("fields sent along with the form don't count as a change", () => {
    type(typed);
    draft.clearSent({ ...inForm(), cart: { make: "Club Car" } });
    expect(inForm()).toEqual(empty);
  });
});

describe("an entry sent or discarded outside its form", () => {
  test("clearing an entry's draft empties its form on this page", () => {
    type(typed);
    clearDraft({ id: draft.id, fields: typed });
    expect(inForm()).toEqual(empty);
    expect(sessionStorage.length).toBe(0);
  });

  test("clearing an entry keeps a draft that was changed since", () => {
    type(typed);
    const { id } = draft;
    type({ message: "A longer question." });
    clearDraft({ id, fields: typed });
    reload();
    expect(inForm()).toEqual({ ...typed, message: "A longer question." });
  });

  test.each(["message", "lead"])(
    "clearing an entry removes the unchanged %s draft of another page",
    (name) => {
      const entry = { id: newEntryId(), fields: typed };
      const keep = (fields: object) =>
        sessionStorage.setItem(`draft ${name}`, JSON.stringify({ ...entry, fields }));
      keep({ ...typed, message: "A longer question." });
      clearDraft(entry);
      expect(sessionStorage).toHaveLength(1);
      keep(typed);
      clearDraft(entry);
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

test("a draft that may not be stored is only in the form", () => {
  const unstored = new FormDraft(form, "message", { isStored: false });
  Object.assign(form.elements.namedItem("name")!, { value: "Ann" });
  unstored.keep();
  expect(sessionStorage).toHaveLength(0);
  const { id } = unstored;
  unstored.clearSent({ name: "Ann", subject: "", message: "" });
  expect([inForm(), unstored.id === id]).toEqual([empty, false]);
});
