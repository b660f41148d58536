import { beforeEach, expect, test } from "vitest";
import { openPage } from "../../ui/kit/page.fixture.ts";
import "../../ui/frame/stored-carts.ts";
import { calculationOf } from "./calculation.fixture.ts";
import { saveCurrentCart } from "./current-cart.ts";

const link = (name: string) =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name)!;

beforeEach(() => {
  sessionStorage.clear();
  openPage('<a data-takes-cart href="/recalls">Recalls</a> <a href="/about">About</a>', "/about");
});

test("a link to a tool carries the valued cart along, and other links don’t", () => {
  saveCurrentCart(calculationOf());
  for (const name of ["Recalls", "About"]) link(name).click();
  expect(link("Recalls").search).toContain("make=Club+Car");
  expect(link("About").search).toBe("");
});

test("a link to a tool ignores a stored value that isn't a cart", () => {
  sessionStorage.setItem("your cart", "javascript:alert(1)");
  link("Recalls").click();
  expect(link("Recalls").getAttribute("href")).toBe("/recalls");
});
