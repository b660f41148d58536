import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Page, launch } from "puppeteer-core";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { firefoxPath, webkitPath } from "../tooling/browsers.ts";

/** A page in a browser as people have it, not as Playwright builds it. Elements are CSS selectors. */
export interface OtherPage {
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  /** Types at the end of a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

const width = 1280;
const height = 900;

/** Debian's Firefox, over WebDriver BiDi. */
export async function openFirefox(): Promise<OtherPage> {
  const browser = await launch({ browser: "firefox", executablePath: firefoxPath() });
  const page: Page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    open: async (address) => void (await page.goto(address)),
    click: (selector) => page.click(selector),
    choose: async (selector, value) => void (await page.select(selector, value)),
    type: (selector, text) => page.type(selector, text),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what it is
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    close: () => browser.close(),
  };
}

/** Debian's WebKit, over WebDriver, on a screen of its own. */
export async function openWebkit(): Promise<OtherPage> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", `${width}x${height}x24`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  const driver = await startWebkit(port);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = (selector: string): WebElement => driver.findElement(By.css(selector));
  return {
    open: (address) => driver.get(address),
    click: async (selector) => {
      // WebDriver doesn't click an element that is partly outside the window.
      await driver.executeScript(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })",
        selector,
      );
      await find(selector).click();
    },
    choose: async (selector, value) => {
      const option = await driver.executeScript<WebElement>(
        "return [...document.querySelector(arguments[0]).options].find(({ value }) => value === arguments[1])",
        selector,
        value,
      );
      await option.click();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: async () => {
      await driver.quit();
      await Promise.all([server, screen].map(end));
    },
  };
}

/** The server listens a moment after it starts. */
async function startWebkit(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: webkitPath(), args: ["--automation"] },
  });
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(500);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
