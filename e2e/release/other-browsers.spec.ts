import { expect, test } from "@playwright/test";
import { figuresOf } from "../../domain/answer/figures.ts";
import { answerNumber } from "../../domain/answer/text.ts";
import { aCart } from "../../domain/details/cart.fixture.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { type OtherPage, openFirefox, openWebkit } from "../other-browsers.ts";

const figures = figuresOf(
  aCart({ modelYear: 2018, model: "Precedent", batteryAge: 2 }),
  siteMarket,
  new Date().getFullYear(),
);
const query =
  "?year=2018&make=Club+Car&model=Precedent&seats=2&powertrain=electric&condition=good&batteryAge=2";

for (const [name, openBrowser] of [
  ["Firefox", openFirefox],
  ["WebKit", openWebkit],
] as const) {
  test.describe(name, () => {
    test.describe.configure({ mode: "serial" });
    let page: OtherPage;
    let origin: string;

    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL!;
      page = await openBrowser();
    });
    test.afterAll(() => page.close());

    /** Opens a page, and waits until its tool works and has replaced the server's answer. */
    async function visit(path: string): Promise<void> {
      await page.open(origin + path);
      await expectValue(
        'document.querySelectorAll("astro-island[ssr], .first-answer").length',
      ).toBe(0);
    }

    const expectValue = (expression: string) => expect.poll(() => page.evaluate(expression));
    const expectText = (selector: string) =>
      expectValue(`document.querySelector(${JSON.stringify(selector)})?.textContent`);
    const expectAnswer = (role: string) =>
      expectValue(`document.querySelector("[data-answer=${role}]")?.value`);

    test("a cart that is typed in gets its answer and its estimate", async () => {
      await visit("/");
      await page.type("[name=year]", "2018");
      await page.choose("[name=seats]", "2");
      await page.choose("[name=make]", "Club Car");
      await page.type("[name=model]", "Precedent");
      await page.click("main form button[type=submit]");
      await expectAnswer("selling").toBe(String(answerNumber(figures, "selling")));
      await expectText("[aria-label$=result] table").toContain(
        figures.estimate.value.toLocaleString("en-US"),
      );
    });

    test("a shared address opens on its answer, for each role", async () => {
      await visit(`/${query}`);
      await expectAnswer("selling").toBe(String(answerNumber(figures, "selling")));
      await page.click("label:has([name=for][value=trading])");
      await expectAnswer("trading").toBe(String(answerNumber(figures, "trading")));
      await expectText("h1").toBe("2018 Club Car Precedent");
    });

    test("an advertised price gets an offer and a limit", async () => {
      await visit(`/check-a-price${query}`);
      await page.type("[name=price]", "6500");
      await page.click("main form button[type=submit]");
      await expectAnswer("buying").toBe(String(answerNumber(figures, "buying")));
      await expectText("[aria-label='Price check']").toContain("Stop at");
    });

    test("a serial number gets its year", async () => {
      await visit("/year-finder");
      await page.type("[name=number]", "PQ0745-812345");
      await page.click("main form button[type=submit]");
      await expectText("[aria-label='Year finder'] data").toContain("2007");
    });

    test("a make and a year get their recalls", async () => {
      await visit("/recalls");
      await page.choose("[name=make]", "Club Car");
      await page.type("[name=year]", "2015");
      await page.click("main form button[type=submit]");
      await expectText("[aria-label='Recall check']").toContain(
        "A recall may cover this 2015 Club Car",
      );
    });

    test("a message is stored", async () => {
      const email = uniqueEmail();
      await visit("/contact");
      await page.type("main [name=name]", "Ann");
      await page.type("main [name=email]", email);
      await page.choose("main [name=subject]", "valuation");
      await page.type("main [name=message]", "Is my DS from 2004?");
      await page.click("main form button[type=submit]");
      await expectText("main [role=alert]").toContain("Thank you for your message!");
      expect(await storedFrom(email)).toHaveLength(1);
    });

    test("the logo and the form begin at the same place beside a classic scroll bar", async () => {
      for (const path of ["/", "/club-car", "/tx"]) {
        await page.open(origin + path);
        const left = (selector: string) =>
          `Math.round(document.querySelector("${selector}").getBoundingClientRect().left)`;
        const [logo, form] = await page.evaluate<number[]>(
          `[${left("header a")}, ${left("main form")}]`,
        );
        expect(Math.abs(logo! - form!), path).toBeLessThanOrEqual(1);
      }
    });

    test("lists look like the other fields", async () => {
      await visit("/");
      const look = (field: string) =>
        page.evaluate(
          `(({ backgroundColor, color, borderColor, borderRadius }) => [backgroundColor, color, borderColor, borderRadius])(getComputedStyle(document.querySelector("[name=${field}]")))`,
        );
      expect(await look("make")).toEqual(await look("model"));
    });
  });
}
