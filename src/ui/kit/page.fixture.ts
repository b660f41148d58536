import type { DetachedWindowAPI } from "happy-dom";
import { type ReactElement, type ReactNode, act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import { getAll, textOf, getOne } from "./queries.fixture.ts";

// React's act then waits for everything that follows from an action.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a component as in the prerendered HTML. It isn't attached to the page. */
export function render(node: ReactNode): HTMLElement {
  const root = document.createElement("main");
  root.innerHTML = renderToStaticMarkup(node);
  return root;
}

/** Mounts a component in the page until the test ends. */
export async function mount(node: ReactNode): Promise<HTMLElement> {
  const place = document.createElement("main");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await perform(() => root.render(node));
  return place;
}

declare global {
  var happyDOM: DetachedWindowAPI;
}

/** Moves this tab to another site. */
export function visitSite(origin: string): void {
  happyDOM.setURL(`${origin}/contact`);
}

/** Opens another page in this tab. Storage stays. */
export function openPage(body: string | ReactElement, path = "/contact"): void {
  history.replaceState(null, "", path);
  document.body.innerHTML = typeof body === "string" ? body : renderToStaticMarkup(body);
}

/** Opens a page at this address and mounts a component in it. */
export function mountAt(path: string, node: ReactNode): Promise<HTMLElement> {
  openPage("", path);
  return mount(node);
}

/** Presses the only button, link, label, or summary whose text begins with `text`. */
export async function press(text: string, within: HTMLElement): Promise<void> {
  const matches = getAll("button, a, label, summary", within).filter((element) =>
    textOf(element).startsWith(text),
  );
  if (matches.length !== 1) throw new Error(`${matches.length} things to press are "${text}".`);
  await perform(() => matches[0]!.click());
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replaces a field's text, moves its slider, or chooses an option. */
export async function enter(text: string, field: Field): Promise<void> {
  await perform(() => {
    field.focus();
    // React overrides the element's own value property and would miss a change made through it.
    Reflect.set(Object.getPrototypeOf(field), "value", text, field);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  });
}

export async function submit(within: HTMLElement): Promise<void> {
  await perform(() => getOne<HTMLFormElement>("form", within).requestSubmit());
}

/** Also waits for code that is loaded lazily. */
async function perform(action: () => void): Promise<void> {
  await act(async () => {
    action();
    await vi.dynamicImportSettled();
  });
}
