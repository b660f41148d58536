import type { DetachedWindowAPI } from "happy-dom";
import { type ReactElement, type ReactNode, act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import { getAll, textOf, getOne } from "./queries.fixture.ts";

// Asks React to do in `act` all that follows from it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component as a reader gets it before its script runs. It is in no page. */
export function render(what: ReactNode): HTMLElement {
  const root = document.createElement("main");
  root.innerHTML = renderToStaticMarkup(what);
  return root;
}

/** A component at work in the page, until the test ends. */
export async function mount(what: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("main");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await perform(() => root.render(what));
  return place;
}

declare global {
  var happyDOM: DetachedWindowAPI;
}

/** Moves this tab to a site, whose addresses are then those of the pages. */
export function visitSite(origin: string): void {
  happyDOM.setURL(`${origin}/contact`);
}

/** Opens another page in this tab, whose storages keep what they have. */
export function openPage(body: string | ReactElement, path = "/contact"): void {
  history.replaceState(null, "", path);
  document.body.innerHTML = typeof body === "string" ? body : renderToStaticMarkup(body);
}

/** A component at work in a page of its own at this address. */
export function mountAt(path: string, what: ReactNode): Promise<HTMLElement> {
  openPage("", path);
  return mount(what);
}

/** Presses the only button, link, label, or row to open whose text begins so, as a visitor does. */
export async function press(text: string, within: HTMLElement): Promise<void> {
  const pressed = getAll("button, a, label, summary", within).filter((each) =>
    textOf(each).startsWith(text),
  );
  if (pressed.length !== 1) throw new Error(`${pressed.length} things to press are "${text}".`);
  await perform(() => pressed[0]!.click());
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types this in place of a field's text, drags its slider there, or chooses this option. */
export async function enter(text: string, field: Field): Promise<void> {
  await perform(() => {
    field.focus();
    // React hears of a change only if the element itself, not its own property, was changed.
    Reflect.set(Object.getPrototypeOf(field), "value", text, field);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  });
}

/** Presses the button that sends the form, or Enter in one of its fields. */
export async function submit(within: HTMLElement): Promise<void> {
  await perform(() => getOne<HTMLFormElement>("form", within).requestSubmit());
}

/** Does this, and waits for what follows from it, also for code that is loaded late. */
async function perform(action: () => void): Promise<void> {
  await act(async () => {
    action();
    await vi.dynamicImportSettled();
  });
}
