import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { enter, mount, openPage, press, render, submit } from "../../ui/kit/test-page.ts";
import { allOf, fieldOf, pairsIn, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { noon } from "../cart/calculation-samples.ts";
import { linkQueryOf } from "../../../domain/cart/details.ts";
import { nonsense } from "../cart/test-texts.ts";
import { writeCarts } from "../my-carts/file.ts";
import { onward } from "../my-carts/test-storage.ts";
import { paperIds, paperKinds } from "./kinds.ts";
import { Papers } from "./island.tsx";

const query = linkQueryOf(someDetails({ serial: "HB2025-123456" }));
const billOfSale = `/papers${query.replace("#", "&paper=bill-of-sale#")}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: noon, toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function toolAt(path: string): Promise<HTMLElement> {
  openPage("", path);
  return mount(<Papers />);
}

test("before its script runs, the page explains each paper and cannot print one", () => {
  const page = render(<Papers />);
  for (const id of paperIds) expect(textOf(page)).toContain(paperKinds[id].about);
  expect(the("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  expect(allOf("[data-report]", page)).toEqual([]);
  expect(page.innerHTML).not.toMatch(nonsense);
});

test.each(paperIds)("%s is filled in from the address as soon as it is chosen", async (id) => {
  const tool = await toolAt(`/papers${query}`);
  await press(paperKinds[id].name, tool);
  const paper = the("[data-report]", tool);
  expect(textOf(paper)).toContain("Onward");
  expect(paper.innerHTML).not.toMatch(nonsense);
});

test.each(paperIds)("%s can be printed blank, without any cart", async (id) => {
  const tool = await toolAt(`/papers?paper=${id}`);
  const paper = the("[data-report]", tool);
  expect(textOf(paper)).not.toContain("Club Car");
  expect(paper.innerHTML).not.toMatch(nonsense);
});

test("an address that makes no sense opens the form", async () => {
  const tool = await toolAt("/papers?year=x&make=%3Cb%3E&seats=99&paper=ransom-note&price=1");
  expect(fieldOf("Model", tool).value).toBe("");
  expect(textOf(tool)).toContain("Choose a paper first.");
  expect(textOf(tool)).toContain("Four papers");
});

test("a known cart is folded away, and can be changed", async () => {
  const tool = await toolAt(billOfSale);
  expect(textsOf("label", tool)).not.toContain("Model");
  await press("Check or change the cart", tool);
  await enter("Tempo", fieldOf("Model", tool));
  expect(pairsIn(the("[data-report]", tool))).toContainEqual(["Model", "Tempo"]);
});

describe("the fields", () => {
  test("what is typed is on the paper as text, whatever it looks like", async () => {
    const tool = await toolAt(billOfSale);
    await enter("<b>Ann</b> & Co", fieldOf("Seller’s name", tool));
    await enter("6.5k obo", fieldOf("Price", tool));
    const pairs = pairsIn(the("[data-report]", tool));
    expect(pairs).toContainEqual(["Seller", "<b>Ann</b> & Co"]);
    expect(pairs).toContainEqual(["Price", "$6,500"]);
    expect(pairs).toContainEqual(["Serial number or VIN", "HB2025-123456"]);
  });

  test("a price that cannot be read is explained, and its line stays blank", async () => {
    const tool = await toolAt(billOfSale);
    await enter("6500 or 7000", fieldOf("Price", tool));
    await enter("Ann", fieldOf("Seller’s name", tool));
    expect(textOf(tool)).toContain("Enter one amount in dollars, such as $6,500 or 6.5k.");
    expect(fieldOf("Price", tool).getAttribute("aria-invalid")).toBe("true");
    expect(pairsIn(the("[data-report]", tool))).toContainEqual(["Price", "to fill in by hand"]);
  });

  test("they are there again after a reload, and gone once they are cleared", async () => {
    const path = billOfSale;
    await enter("Ann", fieldOf("Seller’s name", await toolAt(path)));
    document.body.replaceChildren();
    const again = await mount(<Papers />);
    expect(fieldOf("Seller’s name", again).value).toBe("Ann");
    await press("Clear these fields", again);
    expect(fieldOf("Seller’s name", again).value).toBe("");
    expect(sessionStorage.getItem("draft papers")).not.toContain("Ann");
  });

  test("what is kept but cannot be read is ignored", async () => {
    for (const text of ["{", "1", "null", '{"texts":{"seller":7},"paper":"x","cart":null}']) {
      sessionStorage.setItem("draft papers", text);
      const tool = await toolAt("/papers?paper=bill-of-sale");
      expect(fieldOf("Seller’s name", tool).value).toBe("");
      document.body.replaceChildren();
    }
  });
});

test("another cart's address shows that cart, with what was typed before", async () => {
  const tool = await toolAt(billOfSale);
  await enter("Ann", fieldOf("Seller’s name", tool));
  document.body.replaceChildren();
  const other = await toolAt(`/papers${linkQueryOf(someDetails({ model: "Tempo" }))}`);
  expect(textOf(the("[data-report]", other))).toContain("Tempo");
  expect(textOf(the("[data-report]", other))).toContain("Ann");
});

test("a number that comes with a link replaces the one that was typed before", async () => {
  const tool = await toolAt(billOfSale);
  await enter("Ann", fieldOf("Seller’s name", tool));
  document.body.replaceChildren();
  const again = await toolAt(billOfSale.replace("HB2025-123456", "HB2025-654321"));
  expect(pairsIn(the("[data-report]", again))).toContainEqual([
    "Serial number or VIN",
    "HB2025-654321",
  ]);
});

test("a saved cart can be taken from My Carts, which are not offered where there are none", async () => {
  expect(textsOf("label", await toolAt("/papers")).join()).not.toContain("From My Carts");
  document.body.replaceChildren();
  localStorage.setItem("my-carts", writeCarts([onward]));
  const tool = await toolAt("/papers?paper=bill-of-sale");
  await enter(onward.id, fieldOf<HTMLSelectElement>("From My Carts", tool));
  expect(pairsIn(the("[data-report]", tool))).toContainEqual(["Model", "Onward"]);
});

test("pressing Print prints", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await submit(await toolAt(billOfSale));
  expect(print).toHaveBeenCalledOnce();
});
