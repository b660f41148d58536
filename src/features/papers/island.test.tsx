import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { enter, mountAt, press, render, submit } from "../../ui/kit/page.fixture.ts";
import {
  linksIn,
  getAll,
  fieldOf,
  pairsIn,
  textOf,
  textsOf,
  getOne,
} from "../../ui/kit/queries.fixture.ts";
import { browserForEachTest, returnTo } from "../cart-form/browser.fixture.ts";
import { linkQueryOf } from "../../../domain/details/details.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { calculationOf } from "../cart-form/calculation.fixture.ts";
import { brokenText } from "../cart-form/texts.fixture.ts";
import { writeCarts } from "../my-carts/format.ts";
import { onward } from "../my-carts/storage.fixture.ts";
import { paperKinds } from "./kinds.ts";
import { paperIds } from "../../site/cart-addresses.ts";
import { Papers } from "./island.tsx";

const query = linkQueryOf(someDetails({ serial: "HB2025-123456" }));
const billOfSale = `/papers${query.replace("#", "&paper=bill-of-sale#")}`;

browserForEachTest();

const toolAt = (path: string) => mountAt(path, <Papers />);
const paperIn = (tool: HTMLElement) => getOne("[data-report]", tool);
const linesOn = (tool: HTMLElement) => pairsIn(paperIn(tool));

test("the page before hydration explains each paper and cannot print one", () => {
  const page = render(<Papers />);
  for (const id of paperIds) expect(textOf(page)).toContain(paperKinds[id].about);
  expect(getOne("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  expect(getAll("[data-report]", page)).toEqual([]);
  expect(page.innerHTML).not.toMatch(brokenText);
});

test.each(paperIds)(
  "the paper %s is filled in from the address, and blank without a cart",
  async (id) => {
    const tool = await toolAt(`/papers${query}`);
    await press(paperKinds[id].name, getOne("fieldset:has([name=paper])", tool));
    expect(textOf(paperIn(tool))).toContain("Onward");
    const blank = await toolAt(`/papers?paper=${id}`);
    expect(textOf(paperIn(blank))).not.toContain("Club Car");
    for (const page of [tool, blank]) expect(paperIn(page).innerHTML).not.toMatch(brokenText);
  },
);

test("an address full of junk opens an empty form", async () => {
  const tool = await toolAt("/papers?year=x&make=%3Cb%3E&seats=99&paper=ransom-note&price=1");
  expect(fieldOf("Model", tool).value).toBe("");
  expect(textOf(tool)).toContain("Choose a paper first.");
  expect(textOf(tool)).toContain(paperKinds["bill-of-sale"].about);
});

test("a cart from the address is folded away and can be changed", async () => {
  const tool = await toolAt(billOfSale);
  expect(textsOf("label", tool)).not.toContain("Model");
  await press("Check or change the cart", tool);
  await enter("Tempo", fieldOf("Model", tool));
  expect(linesOn(tool)).toContainEqual(["Model", "Tempo"]);
});

describe("the fields", () => {
  test("typed markup is on the paper as text", async () => {
    const tool = await toolAt(billOfSale);
    await enter("<b>Ann</b> & Co", fieldOf("Seller’s name", tool));
    await enter("6.5k obo", fieldOf("Price", tool));
    expect(linesOn(tool)).toContainEqual(["Seller", "<b>Ann</b> & Co"]);
    expect(linesOn(tool)).toContainEqual(["Price", "$6,500"]);
    expect(linesOn(tool)).toContainEqual(["Serial number or VIN", "HB2025-123456"]);
  });

  test("the line that the focused field fills is marked on the paper", async () => {
    const tool = await toolAt(billOfSale);
    const marks = () => textsOf("[data-marked] dt", paperIn(tool));
    fieldOf("Buyer’s name", tool).focus();
    await vi.waitFor(() => expect(marks()).toEqual(["Buyer"]));
    fieldOf("Price", tool).focus();
    await vi.waitFor(() => expect(marks()).toEqual(["Price"]));
    fieldOf("Price", tool).blur();
    await vi.waitFor(() => expect(marks()).toEqual([]));
  });

  test("an unreadable price is explained, and its line stays blank", async () => {
    const tool = await toolAt(billOfSale);
    await enter("6500 or 7000", fieldOf("Price", tool));
    await enter("Ann", fieldOf("Seller’s name", tool));
    expect(textOf(tool)).toContain("Enter one amount in dollars, such as $6,500 or 6.5k.");
    expect(fieldOf("Price", tool).getAttribute("aria-invalid")).toBe("true");
    expect(linesOn(tool)).toContainEqual(["Price", "to fill in by hand"]);
  });

  test("typed fields survive a reload until they are cleared", async () => {
    await enter("Ann", fieldOf("Seller’s name", await toolAt(billOfSale)));
    const reopened = await toolAt(location.pathname + location.search + location.hash);
    expect(fieldOf("Seller’s name", reopened).value).toBe("Ann");
    await press("Clear these fields", reopened);
    expect(fieldOf("Seller’s name", reopened).value).toBe("");
    expect(sessionStorage.getItem("draft papers")).not.toContain("Ann");
  });

  test("an unreadable draft is ignored", async () => {
    for (const text of ["{", "1", "null", '{"texts":{"seller":7},"paper":"x","cart":null}']) {
      sessionStorage.setItem("draft papers", text);
      const tool = await toolAt("/papers?paper=bill-of-sale");
      expect(fieldOf("Seller’s name", tool).value).toBe("");
    }
  });
});

describe("the price", () => {
  const paperAt = (paper: string, more = "") =>
    toolAt(`/papers${linkQueryOf(someDetails())}&paper=${paper}${more}`);

  test("the price of an ad is on the checklist and the bill of sale", async () => {
    const checklist = await paperAt("buying-checklist", "&price=%244%2C200&seller=dealer");
    expect(linesOn(checklist)).toContainEqual(["Asking price", "$4,200"]);
    expect(linesOn(checklist)).toContainEqual(["Seller", "Dealer"]);
    await press(paperKinds["bill-of-sale"].name, getOne("fieldset:has([name=paper])", checklist));
    expect(linesOn(checklist)).toContainEqual(["Price", "$4,200"]);
    expect(linesOn(checklist)).toContainEqual(["Seller", "to fill in by hand"]);
  });

  test("the price of another ad replaces the first, and a price typed later survives a reload", async () => {
    await paperAt("buying-checklist", "&price=4200");
    const tool = await paperAt("buying-checklist", "&price=3900");
    expect(linesOn(tool)).toContainEqual(["Asking price", "$3,900"]);
    await enter("3700", fieldOf("Price", tool));
    expect(linesOn(await returnTo(<Papers />))).toContainEqual(["Asking price", "$3,700"]);
  });

  test("the flyer's price is the advised asking price unless the address has one", async () => {
    const ask = calculationOf().advice!.selling.number;
    const flyer = async (more?: string) => textOf(paperIn(await paperAt("for-sale-flyer", more)));
    expect(await flyer()).toContain(formatDollars(ask));
    expect(await flyer("&price=6500")).toContain("$6,500");
  });

  test("the flyer's price stays blank for a cart without dealers' prices", async () => {
    const via = someDetails({ make: "Garia", model: "Via" });
    const flyer = paperIn(await toolAt(`/papers${linkQueryOf(via)}&paper=for-sale-flyer`));
    expect(textOf(flyer)).not.toMatch(/\$[\d,]{3}/);
  });

  test("the price of somebody else’s ad is not on the flyer", async () => {
    const tool = await paperAt("buying-checklist", "&price=4200");
    await press(paperKinds["for-sale-flyer"].name, getOne("fieldset:has([name=paper])", tool));
    expect(textOf(paperIn(tool))).not.toContain("$4,200");
  });

  test("the advised asking price stays off the bill of sale", async () => {
    const tool = await paperAt("for-sale-flyer");
    await press(paperKinds["bill-of-sale"].name, getOne("fieldset:has([name=paper])", tool));
    expect(linesOn(tool)).toContainEqual(["Price", "to fill in by hand"]);
  });
});

test("a bill of sale leads to the report of the sale, with its price and month but no names", async () => {
  const tool = await toolAt(billOfSale);
  await enter("Ann", fieldOf("Seller’s name", tool));
  await enter("6.5k", fieldOf("Price", tool));
  await enter("2026-05-20", fieldOf("Date of sale", tool));
  const link = linksIn(tool).find(([text]) => text === "tell us the price");
  expect(link![1]).toMatch(/^\/sold\?year=2020&.*&kind=private#price=%246%2C500&soldIn=2026-05$/);
  expect(link![1]).not.toMatch(/Ann|HB2025/);
});

test("another cart's address shows that cart and keeps the typed fields", async () => {
  await enter("Ann", fieldOf("Seller’s name", await toolAt(billOfSale)));
  const other = paperIn(await toolAt(`/papers${linkQueryOf(someDetails({ model: "Tempo" }))}`));
  expect(textOf(other)).toContain("Tempo");
  expect(textOf(other)).toContain("Ann");
  const numbered = await toolAt(billOfSale.replace("HB2025-123456", "HB2025-654321"));
  expect(linesOn(numbered)).toContainEqual(["Serial number or VIN", "HB2025-654321"]);
});

test("opening a link again shows its own cart, and going back shows the cart as it was edited", async () => {
  const tool = await toolAt(billOfSale);
  await press("Check or change the cart", tool);
  await enter("Tempo", fieldOf("Model", tool));
  expect(linesOn(await returnTo(<Papers />))).toContainEqual(["Model", "Tempo"]);
  const opened = await toolAt(location.pathname + location.search);
  expect(linesOn(opened)).toContainEqual(["Model", "Onward"]);
});

test("a cart entered here by hand counts as said, even after a reload", async () => {
  const tool = await toolAt("/papers?paper=insurance-sheet");
  await enter("2020", fieldOf("Year", tool));
  await enter("Club Car", fieldOf("Make", tool));
  await enter("Onward", fieldOf("Model", tool));
  const reloaded = await returnTo(<Papers />);
  await vi.waitFor(() => expect(textOf(paperIn(reloaded))).toContain("Onward"));
  expect(textOf(paperIn(reloaded))).not.toContain("assumed");
});

test("the fields stand in the order of the paper, and the known cart's fields are folded", async () => {
  const tool = await toolAt(billOfSale);
  expect(textsOf("legend", tool).slice(1)).toEqual([
    "The seller and buyer",
    "The cart",
    "The sale",
  ]);
  expect(textsOf("h3", paperIn(tool))).toEqual(["The cart", "The sale"]);
  const cart = getOne("fieldset:has([name=reading])", tool);
  expect(textOf(cart)).toContain("2020 Club Car Onward");
  await press("Check or change the cart", cart);
  expect(textsOf("label", cart)).toContain("Model");
});

test("a phone shows the top of the paper above the fields until the visitor unfolds it", async () => {
  const tool = await toolAt(billOfSale);
  const isWhole = () => paperIn(tool).closest("[data-whole]") !== null;
  expect(isWhole()).toBe(false);
  await press("Show the whole page", tool);
  expect(isWhole()).toBe(true);
  await press("Show less", tool);
  expect(isWhole()).toBe(false);
});

test("a saved cart can be chosen if there are any", async () => {
  expect(textsOf("label", await toolAt("/papers")).join()).not.toContain("From My Carts");
  localStorage.setItem("my-carts", writeCarts([onward]));
  const tool = await toolAt("/papers?paper=bill-of-sale");
  await enter(onward.id, fieldOf<HTMLSelectElement>("From My Carts", tool));
  expect(linesOn(tool)).toContainEqual(["Model", "Onward"]);
});

test("pressing Print prints the page", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await submit(await toolAt(billOfSale));
  expect(print).toHaveBeenCalledOnce();
});

test("a cart entered here counts as said in full, and a linked cart only where the link says so", async () => {
  const linked = await toolAt(
    "/papers?paper=insurance-sheet&year=2020&make=Club+Car&model=Onward&seats=4",
  );
  await vi.waitFor(() => expect(textOf(paperIn(linked))).toContain("Good, assumed"));
  expect(textOf(paperIn(linked))).not.toContain("4 seats, assumed");
  expect(textOf(paperIn(linked))).toContain("the owner, and on what is marked as assumed.");
  sessionStorage.clear();
  const typed = await toolAt("/papers?paper=insurance-sheet");
  await enter("2020", fieldOf("Year", typed));
  await enter("Club Car", fieldOf("Make", typed));
  await enter("Onward", fieldOf("Model", typed));
  await vi.waitFor(() => expect(textOf(paperIn(typed))).toContain("Good"));
  expect(textOf(paperIn(typed))).not.toContain("assumed");
});

test("a paper is a picture until one is chosen", async () => {
  const tool = await toolAt("/papers");
  expect(getAll("label .thumbnail", tool)).toHaveLength(paperIds.length);
  await press("Buying checklist", tool);
  expect(getOne("[name=paper]:checked", tool).getAttribute("value")).toBe("buying-checklist");
  expect(getAll("label .thumbnail", tool)).toEqual([]);
});
