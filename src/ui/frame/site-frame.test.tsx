import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPage, render } from "../kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../kit/queries.fixture.ts";
import {
  barLinks,
  footerColumns,
  guideGroup,
  otherGroups,
  toolGroups,
} from "../../site/navigation.ts";
import { savedCountPlaces } from "./header-elements.ts";
import { SiteFooter, SiteHeader } from "./site-frame.tsx";

const pairsOf = (links: readonly { text: string; href: string }[]) =>
  links.map(({ text, href }) => [text, href]);
const hrefsOf = (groups: readonly { links: readonly { href: string }[] }[]) =>
  groups.flatMap(({ links }) => links.map(({ href }) => href));
const hrefsIn = (within: ParentNode) => linksIn(within).map(([, href]) => href);
const headerOn = (path: string) => render(<SiteHeader path={path} />);

describe("the header", () => {
  const header = headerOn("/buying-guide");
  const bar = getOne("nav[aria-label=Main]", header);
  const [tools, guides] = getAll("details", bar);

  test("the header begins with a link past it", () => {
    expect(linksIn(header)[0]).toEqual(["Skip to content", "#content"]);
  });

  test("the header has two menus, only one of which can be open", () => {
    expect(
      [...bar.children].map((child) => textOf(child.querySelector("summary") ?? child)),
    ).toEqual(["Value a cart", "Check a price", "Tools", "Guides", "My carts"]);
    expect(new Set([tools!, guides!].map((menu) => menu.getAttribute("name"))).size).toBe(1);
    expect(hrefsIn(tools!)).toEqual(hrefsOf(toolGroups));
    expect(textsOf("h2", tools)).toEqual(toolGroups.map(({ title }) => title));
    expect(linksIn(guides!)).toEqual(pairsOf(guideGroup.links));
  });

  test("the menu of tools says what each tool is for", () => {
    expect(textsOf("small", tools)).toEqual(
      toolGroups.flatMap(({ links }) => links.map(({ note }) => note)),
    );
  });

  test("the full-screen menu has every page", () => {
    const menu = getOne("nav[aria-label='All pages']", header);
    const groups = [...toolGroups, guideGroup, ...otherGroups];
    expect(textsOf("h2", menu)).toEqual(groups.map(({ title }) => title));
    expect(hrefsIn(menu)).toEqual(hrefsOf([{ links: barLinks }, ...groups]));
  });

  test("the header has no number of saved carts until its script runs", () => {
    const counts = getAll(savedCountPlaces, header);
    expect(counts.map(({ textContent }) => textContent)).toEqual(["", ""]);
  });

  test("the header's logo leads home, and its picture is not read out", () => {
    const logos = linksIn(header).filter(([text]) => text === "CartWorth");
    expect(logos).toEqual([
      ["CartWorth", "/"],
      ["CartWorth", "/"],
    ]);
    for (const picture of getAll("svg", header)) {
      expect(picture.getAttribute("aria-hidden")).toBe("true");
    }
  });

  test.each([
    ["/", ["Value a cart", "Value a cart"]],
    ["/buying-guide", ["Buying Guide", "Buying Guide"]],
    ["/contact", ["Contact"]],
    ["/states", ["States Prices and road rules", "States Prices and road rules"]],
    ["/club-car", []],
    ["/buying-guide-2", []],
  ])("the header on %s marks the current page in the links %j", (path, texts) => {
    expect(textsOf("a[aria-current=page]", headerOn(path))).toEqual(texts);
    expect(textsOf("a[aria-current]", headerOn(path))).toEqual(texts);
  });

  test.each([
    ["/battery-costs", true],
    ["/depreciation", true],
    ["/about", false],
    ["/privacy-policy", false],
    ["/club-car", false],
  ])("the header on %s marks the Guides menu: %s", (path, isMarked) => {
    const menu = getAll("details", headerOn(path)).at(-1)!;
    expect(textOf(getOne("summary", menu))).toBe("Guides");
    expect("current" in menu.dataset).toBe(isMarked);
  });

  test("the header's buttons open and close the full-screen menu without JavaScript", () => {
    const menu = getOne("dialog", header);
    const buttons = getAll("button", header);
    expect(buttons.map(textOf)).toEqual(["Menu", "Close"]);
    expect(buttons.map((button) => button.getAttribute("command"))).toEqual([
      "show-modal",
      "close",
    ]);
    for (const button of buttons) expect(button.getAttribute("commandfor")).toBe(menu.id);
    expect(menu.getAttribute("aria-label")).toBe("Menu");
    expect(menu.contains(buttons[0]!)).toBe(false);
    expect(menu.contains(buttons[1]!)).toBe(true);
  });
});

describe("the menus' script", () => {
  /** `knowsCommands` is true in a browser whose buttons can open a dialog by themselves. */
  async function open({ knowsCommands = true } = {}) {
    if (knowsCommands) Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    });
    openPage(<SiteHeader path="/" />);
    vi.resetModules();
    await import("./site-menu.ts");
    const [tools, guides] = getAll<HTMLDetailsElement>("details");
    return { menu: getOne<HTMLDialogElement>("dialog"), tools: tools!, guides: guides! };
  }

  test("a pressed link closes the menus, and a press elsewhere in them doesn't", async () => {
    const { menu, tools } = await open();
    menu.showModal();
    getOne("nav", menu).click();
    expect(menu.open).toBe(true);
    getAll("a path", menu)[0]!.dispatchEvent(new Event("click", { bubbles: true }));
    expect(menu.open).toBe(false);
    tools.open = true;
    getAll("h2", tools)[0]!.click();
    expect(tools.open).toBe(true);
    getAll("a", tools)[0]!.click();
    expect(tools.open).toBe(false);
  });

  test("leaving the page closes the menus, so that Back shows the page", async () => {
    const { menu, guides } = await open();
    menu.showModal();
    guides.open = true;
    dispatchEvent(new Event("pagehide"));
    expect([menu.open, guides.open]).toEqual([false, false]);
  });

  test("moving the focus or pressing elsewhere closes a header menu", async () => {
    const { tools, guides } = await open();
    tools.open = true;
    getOne("summary", guides).focus();
    expect(tools.open).toBe(false);
    guides.open = true;
    document.body.click();
    expect(guides.open).toBe(false);
  });

  test("Escape closes a header menu and focuses its name", async () => {
    const { tools } = await open();
    tools.open = true;
    getAll("a", tools)[0]!.focus();
    dispatchKey("a");
    expect(tools.open).toBe(true);
    dispatchKey("Escape");
    expect(tools.open).toBe(false);
    expect(document.activeElement).toBe(getOne("summary", tools));
  });

  test.each([
    ["the script opens and closes the menu in a browser whose buttons can’t", false],
    ["the script leaves the menu to buttons that can open it", true],
  ])("%s", async (_what, knowsCommands) => {
    const { menu } = await open({ knowsCommands });
    const buttons = getAll("button");
    buttons[0]!.click();
    expect(menu.open).toBe(!knowsCommands);
    buttons[1]!.click();
    expect(menu.open).toBe(false);
  });
});

function dispatchKey(key: string) {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

describe("the footer", () => {
  const footer = render(<SiteFooter year={2031} />);

  test("the footer has a named column of links for each heading", () => {
    const columns = getAll("nav", footer);
    expect(columns.map((column) => column.getAttribute("aria-label"))).toEqual(
      footerColumns.map(({ title }) => title),
    );
    for (const [index, { title, links }] of footerColumns.entries()) {
      expect(textsOf("h2", columns[index])).toEqual([title]);
      expect(linksIn(columns[index]!)).toEqual(pairsOf(links));
    }
  });

  test("the footer names three networks whose links lead nowhere yet", () => {
    expect(linksIn(footer).slice(-3)).toEqual([
      ["Facebook", "#"],
      ["Instagram", "#"],
      ["YouTube", "#"],
    ]);
  });

  test("the footer ends with the year, the name, and who manages the site", () => {
    expect(textsOf("p", footer).at(-1)).toBe("© 2031 CartWorth. Site managed by CartWorth.");
  });
});
