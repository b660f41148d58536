import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPage, render } from "../kit/test-page.ts";
import { allOf, linksIn, textsOf, the } from "../kit/test-queries.ts";
import { footerColumns, mainLinks, menuGroups, toolLinks } from "../../site/navigation.ts";
import { savedCountPlaces } from "./header-elements.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const pairsOf = (links: readonly { text: string; href: string }[]) =>
  links.map(({ text, href }) => [text, href]);
const headerOn = (path: string) => render(<SiteHeader path={path} />);

describe("the header", () => {
  const header = headerOn("/buying-guide");

  test("begins with a way past it", () => {
    expect(linksIn(header)[0]).toEqual(["Skip to content", "#content"]);
  });

  test("has the main links in the bar and every page in the menu", () => {
    expect(linksIn(the("nav[aria-label=Main]", header))).toEqual(pairsOf(mainLinks));
    const all = allOf("nav", header).find((nav) => nav.getAttribute("aria-label") === "All pages")!;
    expect(textsOf("h2", all)).toEqual(menuGroups.map(({ title }) => title));
    expect(linksIn(all).map(([, href]) => href)).toEqual(
      [menuGroups[0]!.links, mainLinks, ...menuGroups.slice(1).map(({ links }) => links)]
        .flat()
        .map(({ href }) => href),
    );
  });

  test("is followed by the tools, without a number of carts until a script knows it", () => {
    const tools = allOf("nav", header).find((nav) => nav.getAttribute("aria-label") === "Tools")!;
    expect(linksIn(tools).map(([, href]) => href)).toEqual(toolLinks.map(({ href }) => href));
    for (const count of allOf(savedCountPlaces, header)) expect(count.textContent).toBe("");
  });

  test("leads home by its logo, whose picture is not read out", () => {
    const logos = linksIn(header).filter(([text]) => text === "CartWorth");
    expect(logos).toEqual([
      ["CartWorth", "/"],
      ["CartWorth", "/"],
    ]);
    for (const picture of allOf("svg", header)) {
      expect(picture.getAttribute("aria-hidden")).toBe("true");
    }
  });

  test.each([
    ["/", ["Value a cart", "Value a cart"]],
    ["/buying-guide", ["Buying Guide", "Buying Guide"]],
    ["/contact", ["Contact"]],
    ["/year-finder", ["Year finder", "Year finder"]],
    ["/club-car", []],
    ["/buying-guide-2", []],
  ])("on %s marks as the current page: %j", (path, texts) => {
    expect(textsOf("a[aria-current=page]", headerOn(path))).toEqual(texts);
    expect(textsOf("a[aria-current]", headerOn(path))).toEqual(texts);
  });

  test("has buttons that open and close the menu without a script", () => {
    const menu = the("dialog", header);
    const buttons = allOf("button", header);
    expect(buttons.map((each) => each.getAttribute("aria-label"))).toEqual(["Menu", "Close menu"]);
    expect(buttons.map((each) => each.getAttribute("command"))).toEqual(["show-modal", "close"]);
    for (const each of buttons) expect(each.getAttribute("commandfor")).toBe(menu.id);
    expect(menu.getAttribute("aria-label")).toBe("Menu");
    expect(menu.contains(buttons[0]!)).toBe(false);
    expect(menu.contains(buttons[1]!)).toBe(true);
  });
});

describe("the menu's script", () => {
  /** Runs in a browser that does or does not open a dialog by a button's own attributes. */
  async function open(knowsCommands: boolean) {
    if (knowsCommands) Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    });
    openPage(<SiteHeader path="/" />);
    vi.resetModules();
    await import("./site-menu.ts");
    return { menu: the<HTMLDialogElement>("dialog"), buttons: allOf("button") };
  }

  test("closes it when a link is chosen, but not when the menu itself is clicked", async () => {
    const { menu } = await open(true);
    menu.showModal();
    the("nav", menu).click();
    expect(menu.open).toBe(true);
    allOf("a path", menu)[0]!.dispatchEvent(new Event("click", { bubbles: true }));
    expect(menu.open).toBe(false);
  });

  test("closes it as the page is left, so that Back shows the page", async () => {
    const { menu } = await open(true);
    menu.showModal();
    dispatchEvent(new Event("pagehide"));
    expect(menu.open).toBe(false);
  });

  test.each([
    ["opens and closes it by its buttons in a browser that cannot do so itself", false],
    ["leaves the buttons to a browser that can", true],
  ])("%s", async (_what, knowsCommands) => {
    const { menu, buttons } = await open(knowsCommands);
    buttons[0]!.click();
    expect(menu.open).toBe(!knowsCommands);
    buttons[1]!.click();
    expect(menu.open).toBe(false);
  });
});

describe("the footer", () => {
  const footer = render(<SiteFooter year={2031} />);

  test("has a named column of links for each heading", () => {
    const columns = allOf("nav", footer);
    expect(columns.map((each) => each.getAttribute("aria-label"))).toEqual(
      footerColumns.map(({ title }) => title),
    );
    for (const [index, { title, links }] of footerColumns.entries()) {
      expect(textsOf("h2", columns[index])).toEqual([title]);
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
