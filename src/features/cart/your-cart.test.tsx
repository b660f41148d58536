import { beforeEach, expect, test } from "vitest";
import { openPage } from "../../ui/kit/test-page.ts";
import { showYourCart } from "../../ui/frame/show-your-cart.ts";
import { calculationOf } from "./calculation-samples.ts";
import { rememberCart } from "./your-cart.ts";

const page = `
  <a data-takes-cart href="/recalls">Recalls</a> <a href="/about">About</a>
  <aside data-cart-bar="tool" hidden><b></b> <span></span> <a href="/">See its value</a></aside>`;
const link = (name: string) =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name)!;
const bar = () => document.querySelector<HTMLElement>("aside")!;

beforeEach(() => {
  sessionStorage.clear();
  openPage(page, "/recalls");
});

test("a link to a tool starts from the cart that was valued, and others don’t", () => {
  showYourCart();
  rememberCart(calculationOf());
  for (const name of ["Recalls", "About"]) link(name).click();
  expect(link("Recalls").search).toContain("make=Club+Car");
  expect(link("About").search).toBe("");
});

test("the bar names the cart and leads to its value", () => {
  showYourCart();
  expect(bar().hidden).toBe(true);
  rememberCart(calculationOf());
  showYourCart();
  expect(bar().hidden).toBe(false);
  expect(bar().querySelector("b")!.textContent).toBe("2020 Club Car Onward");
  expect(link("See its value").search).toContain("model=Onward");
});

test("what another page stored there is ignored", () => {
  for (const query of ["javascript:alert(1)", 1, undefined]) {
    sessionStorage.setItem("your cart", JSON.stringify({ query }));
    showYourCart();
    expect(bar().hidden).toBe(true);
  }
});
