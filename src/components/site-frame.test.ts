import { createElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { footerColumns, mainLinks, menuLinks } from "../metadata/navigation.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { linksIn, render, textsOf, the } from "./test-render.ts";
import { openPage } from "./test-page.ts";

const pairsOf = (links: readonly { text: string; href: string }[]) =>
  links.map(({ text, href }) => [text, href]);
const headerOn = (path: string) => render(createElement(SiteHeader, { path }));

describe("the header", () => {
  const header = headerOn("/buying-guide");

  test("begins with a way past it", () => {
    expect(linksIn(header)[0]).toEqual(["Skip to content", "#content"]);
  });

  test("has the main links in the bar and every page in the menu", () => {
    expect(linksIn(the("nav[aria-label=Main]", header))).toEqual(pairsOf(mainLinks));
    const all = header.querySelectorAll("nav").find((nav) => nav.ariaLabel === "All pages")!;
    expect(linksIn(all)).toEqual(pairsOf(menuLinks));
  });

  test("leads home by its logo, whose picture is not read out", () => {
    const logos = linksIn(header).filter(([text]) => text === "CartWorth");
    expect(logos).toEqual([
      ["CartWorth", "/"],
      ["CartWorth", "/"],
    ]);
    for (const picture of header.querySelectorAll("svg")) {
      expect(picture.attributes.get("aria-hidden")).toBe("true");
    }
  });

  test.each([
    ["/", ["Home"]],
    ["/buying-guide", ["Buying Guide", "Buying Guide"]],
    ["/contact", ["Contact"]],
    ["/club-car", []],
    ["/buying-guide-2", []],
  ])("on %s marks as the current page: %j", (path, texts) => {
    expect(textsOf("a[aria-current=page]", headerOn(path))).toEqual(texts);
    expect(textsOf("a[aria-current]", headerOn(path))).toEqual(texts);
  });

  test("has buttons that open and close the menu without a script", () => {
    const menu = the("dialog", header);
    const buttons = header.querySelectorAll("button");
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(["Menu", "Close menu"]);
    expect(buttons.map(({ attributes }) => attributes.get("command"))).toEqual([
      "show-modal",
      "close",
    ]);
    for (const { attributes } of buttons) expect(attributes.get("commandfor")).toBe(menu.id);
    expect(menu.ariaLabel).toBe("Menu");
    expect(menu.contains(buttons[0]!)).toBe(false);
    expect(menu.contains(buttons[1]!)).toBe(true);
  });
});

describe("the menu's script", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Runs on a page of a browser with or without the buttons' own attributes. */
  async function open(knowsCommands: boolean) {
    const { document, window } = openPage(headerOn("/").outerHTML);
    const menu = Object.assign(the("dialog", document.body), { open: false });
    Object.assign(menu, {
      close: () => (menu.open = false),
      showModal: () => (menu.open = true),
    });
    class Button extends EventTarget {}
    if (knowsCommands) Object.assign(Button.prototype, { commandForElement: null });
    vi.stubGlobal("HTMLButtonElement", Button);
    vi.resetModules();
    await import("./site-menu.ts");
    return { menu, window, buttons: document.querySelectorAll("button") };
  }

  test("closes it when a link is chosen, but not when the menu itself is clicked", async () => {
    const { menu } = await open(true);
    menu.open = true;
    the("nav", menu).click();
    expect(menu.open).toBe(true);
    const [logo] = menu.querySelectorAll("a");
    logo!.querySelector("path")!.click();
    expect(menu.open).toBe(false);
  });

  test("closes it as the page is left, so that Back shows the page", async () => {
    const { menu, window } = await open(true);
    menu.open = true;
    window.dispatchEvent(new Event("pagehide"));
    expect(menu.open).toBe(false);
  });

  test("opens and closes it by its buttons in a browser that cannot do so itself", async () => {
    const { menu, buttons } = await open(false);
    buttons[0]!.click();
    expect(menu.open).toBe(true);
    buttons[1]!.click();
    expect(menu.open).toBe(false);
  });

  test("leaves the buttons to a browser that can", async () => {
    const { menu, buttons } = await open(true);
    buttons[0]!.click();
    expect(menu.open).toBe(false);
  });
});

describe("the footer", () => {
  const footer = render(createElement(SiteFooter, { year: 2031 }));

  test("has a named column of links for each heading", () => {
    const columns = footer.querySelectorAll("nav");
    expect(columns.map(({ ariaLabel }) => ariaLabel)).toEqual(
      footerColumns.map(({ title }) => title),
    );
    for (const [index, { title, links }] of footerColumns.entries()) {
      expect(textsOf("h2", columns[index]!)).toEqual([title]);
      expect(linksIn(columns[index]!)).toEqual(pairsOf(links));
    }
  });

  test("names three networks, which lead nowhere yet", () => {
    expect(linksIn(footer).slice(-3)).toEqual([
      ["Facebook", "#"],
      ["Instagram", "#"],
      ["YouTube", "#"],
    ]);
  });

  test("ends with the year, the name, and who manages the site", () => {
    expect(textsOf("p", footer).at(-1)).toBe("© 2031 CartWorth. Site managed by CartWorth.");
  });
});
