import { readStoredJson, storeText } from "../browser/storage.ts";
import { hexOf } from "../format/hex.ts";
import { type DraftName, sentForms } from "./sent-forms.ts";
import type { Unsent } from "./unsent.ts";

interface SavedFields {
  readonly id: string;
  readonly fields: Record<string, string>;
}

/**
 * Keeps a form's text in this tab until it is stored, under an id that stays the same for every
 * attempt. If storage is blocked, the draft works but doesn't survive a reload.
 */
export class FormDraft {
  readonly #form: HTMLFormElement;
  readonly #key: string;
  /** False if this browser may not keep the text, so that only the form has it. */
  readonly isStored: boolean;
  #id = newEntryId();

  constructor(form: HTMLFormElement, name: DraftName, { isStored = true } = {}) {
    this.#form = form;
    this.#key = keyOf(name);
    this.isStored = isStored;
    addEventListener(settled, (event) => {
      if (event instanceof CustomEvent && event.detail.id === this.#id) {
        this.clearSent(event.detail.fields);
      }
    });
  }

  get id(): string {
    return this.#id;
  }

  keep(): void {
    if (!this.isStored) return;
    // Default text may be about another cart by the time the page is opened again.
    const fields = Object.fromEntries(
      Object.entries(this.#fields()).filter(([name, text]) => text !== this.#defaultText(name)),
    );
    const saved: SavedFields = { id: this.#id, fields };
    storeText("sessionStorage", this.#key, JSON.stringify(saved));
  }

  /** Whatever is sent next is a new entry, even with the same text. */
  renewId(): void {
    this.#id = newEntryId();
    this.keep();
  }

  restore(): void {
    if (!this.isStored) return;
    const saved = readSaved(this.#key);
    if (saved === null) return;
    this.#id = saved.id;
    for (const [name, value] of Object.entries(saved.fields)) {
      const field = this.#form.elements.namedItem(name);
      if (field instanceof HTMLElement && "value" in field) field.value = value;
    }
  }

  /**
   * Call this after these fields were sent or discarded. Text changed since then stays, as a new
   * entry. Returns true if nothing was changed and the form was emptied.
   */
  clearSent(fields: Entry["fields"]): boolean {
    if (!isWithin(this.#fields(), fields)) {
      this.renewId();
      return false;
    }
    this.#id = newEntryId();
    this.#form.reset();
    if (this.isStored) storeText("sessionStorage", this.#key, null);
    return true;
  }

  #defaultText(name: string): string {
    const field = this.#form.elements.namedItem(name);
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isTyped ? field.defaultValue : "";
  }

  #fields(): Record<string, string> {
    const texts = [...new FormData(this.#form)].filter(isText);
    return Object.fromEntries(texts);
  }
}

const settled = "draft-settled";

/**
 * Clears the draft of a form that was sent or discarded from another page. A draft that has changed
 * since then stays.
 */
export function clearDraft(entry: Entry): void {
  dispatchEvent(new CustomEvent(settled, { detail: entry }));
  for (const { draft } of Object.values(sentForms)) {
    const key = keyOf(draft);
    const saved = readSaved(key);
    if (saved?.id === entry.id && isWithin(saved.fields, entry.fields)) {
      storeText("sessionStorage", key, null);
    }
  }
}

/** May have more fields than the form, such as the cart. */
type Entry = Pick<Unsent, "id" | "fields">;

function isWithin(typed: SavedFields["fields"], fields: Entry["fields"]): boolean {
  return Object.entries(typed).every(([name, text]) => fields[name] === text);
}

function keyOf(name: DraftName): string {
  return `draft ${name}`;
}

function isText(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === "string";
}

function readSaved(key: string): SavedFields | null {
  const { id, fields } = Object(readStoredJson("sessionStorage", key));
  const isSaved = typeof id === "string" && typeof fields === "object" && fields !== null;
  return isSaved ? { id, fields } : null;
}

/** `crypto.randomUUID` is missing on pages without TLS, such as a preview on a local network. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = hexOf(bytes);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
