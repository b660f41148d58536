import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freezeDate, testTime, test as unwatched } from "../dated-page.ts";
import { photoOfLabel } from "../bar-code-label.ts";
import { expect, expectAccessible, expectFitsFingers, test } from "../test.ts";
import { openFinder } from "../year-finder-page.ts";
import { openTool } from "../value-tool.ts";
import { expectYear, openScanner, serial } from "../scanner.ts";

test("a photo of a label, slightly turned and with another code on it, is read as its year", async ({
  page,
}) => {
  const finder = await openFinder(page);
  const scanner = await openScanner(page);
  await expect(scanner.status).toContainText("couldn’t start a camera");
  await scanner.choose(await photoOfLabel(["AB-00917", serial], { degrees: 1.5 }));
  await expectYear(finder, "2015");
});

test("a small and noisy photo of a label that is turned by 8 degrees is read", async ({ page }) => {
  const finder = await openFinder(page);
  const scanner = await openScanner(page);
  await scanner.choose(await photoOfLabel([serial], { degrees: 8, width: 800, noise: 60 }));
  await expectYear(finder, "2015");
});

test("a number of an unknown kind is offered, not filled in right away", async ({ page }) => {
  const tool = await openTool(page);
  await page.getByText("Serial number for recalls and papers").click();
  const scanner = await openScanner(page);
  await scanner.choose(await photoOfLabel(["AB-00917"]));
  await expect(scanner.status).toHaveText("We don’t know this kind of number. Use it anyway?");
  await scanner.dialog.getByRole("button", { name: "AB-00917" }).click();
  await expect(tool.page.getByLabel("Serial number")).toBeFocused();
  await expect(tool.page.getByLabel("Serial number")).toHaveValue("AB-00917");
});

test("a photo without a code gets advice for the next one, and the field has the focus again", async ({
  page,
}) => {
  const finder = await openFinder(page);
  await finder.number().fill("PQ0745");
  const scanner = await openScanner(page);
  await scanner.choose(await photoOfLabel([]));
  await expect(scanner.status).toContainText("No bar code found. Take the photo up close");
  await page.keyboard.press("Escape");
  await expect(finder.number()).toBeFocused();
  await expect(finder.number()).toHaveValue("PQ0745");
});

for (const [what, file] of [
  ["worker", /scan-worker/],
  ["WebAssembly", /\.wasm$/],
] as const) {
  // The browser logs the file that is missing.
  unwatched(
    `if the scanner’s ${what} doesn’t arrive, a sentence says so, and what was typed stays`,
    async ({ page }) => {
      const finder = await openFinder(page);
      await finder.number().fill("PQ0745");
      await page.route(file, (route) => route.abort());
      const scanner = await openScanner(page);
      await scanner.choose(await photoOfLabel([serial]));
      await expect(scanner.status).toContainText("The scanner couldn’t be loaded.");
      await expect(finder.number()).toHaveValue("PQ0745");
      await page.unroute(file);
      await scanner.choose(await photoOfLabel([serial], { degrees: 1 }));
      await expectYear(finder, "2015");
    },
  );
}

unwatched(
  "if the scanner’s dialog doesn’t arrive, a sentence says so, and a second press asks again",
  async ({ page }) => {
    const finder = await openFinder(page);
    await finder.number().fill("PQ0745");
    await page.route(/scan-dialog/, (route) => route.abort());
    await page.getByRole("button", { name: "Scan the bar code" }).click();
    await expect(page.getByRole("alert")).toContainText("The scanner couldn’t be loaded.");
    await expect(finder.number()).toHaveValue("PQ0745");
    await page.unroute(/scan-dialog/);
    await expect((await openScanner(page)).dialog).toBeVisible();
  },
);

test("a browser that reads bar codes itself loads no reader", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript((rawValue) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ["code_39", "code_128", "aztec"];
      detect = async (pixels: ImageData) => (pixels.width > 0 ? [{ rawValue }] : []);
    }
    Object.assign(window, { BarcodeDetector });
  }, serial);
  const finder = await openFinder(page);
  await (await openScanner(page)).choose(await photoOfLabel([]));
  await expectYear(finder, "2015");
  expect(asked.filter((url) => /scan-dialog|scan-worker|wasm/.test(url))).toEqual([
    expect.stringContaining("scan-dialog"),
  ]);
});

test("the scanner’s dialog is accessible @both", async ({ page }) => {
  await openFinder(page);
  const scanner = await openScanner(page);
  await expect(scanner.status).toContainText("couldn’t start a camera");
  await expectAccessible(page);
  await expectFitsFingers(page);
});

/** In a browser whose camera sees a label. */
const cameraTest = test.extend<{ isAllowed: boolean }>({
  isAllowed: [true, { option: true }],
  page: async ({ playwright, launchOptions, baseURL, isAllowed }, use, info) => {
    // Outside a UTF-8 locale, Chromium can't open a path that has the apostrophe of a test's title.
    const film = join(info.project.outputDir, `${info.testId}.mjpeg`);
    writeFileSync(film, await photoOfLabel([serial], { degrees: 4 }));
    const args = [
      ...launchOptions.args!,
      "--use-fake-device-for-media-stream",
      `--use-fake-ui-for-media-stream${isAllowed ? "" : "=deny"}`,
      `--use-file-for-fake-video-capture=${film}`,
    ];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
    await page.addInitScript(freezeDate, testTime);
    await use(page);
    await browser.close();
  },
});

cameraTest(
  "a label in front of the camera is read, and the camera is off again",
  async ({ page }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        Object.assign(globalThis, { track: stream.getTracks()[0] });
        return stream;
      };
    });
    const finder = await openFinder(page);
    await page.getByRole("button", { name: "Scan the bar code" }).click();
    await expectYear(finder, "2015");
    expect(await page.evaluate("track.readyState")).toBe("ended");
  },
);

cameraTest("a camera’s light is switched on and off by a button", async ({ page }) => {
  await page.addInitScript(() => {
    const lights: unknown[] = [];
    Object.assign(globalThis, { lights });
    MediaStreamTrack.prototype.getCapabilities = () => Object({ torch: true });
    MediaStreamTrack.prototype.applyConstraints = async (given) =>
      void lights.push(given!.advanced);
    // Nothing is found, so the dialog stays.
    CanvasRenderingContext2D.prototype.drawImage = () => {};
  });
  await openFinder(page);
  await openScanner(page);
  const light = page.getByRole("button", { name: "Light" });
  await light.click();
  await expect(light).toHaveAttribute("aria-pressed", "true");
  await light.click();
  await expect(light).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate("lights")).toEqual([[{ torch: true }], [{ torch: false }]]);
});

cameraTest.describe("when the camera is refused", () => {
  cameraTest.use({ isAllowed: false });

  cameraTest("the scanner says so, and a photo still works", async ({ page }) => {
    const finder = await openFinder(page);
    const scanner = await openScanner(page);
    await expect(scanner.status).toContainText("The camera is blocked.");
    await scanner.choose(await photoOfLabel([serial]));
    await expectYear(finder, "2015");
  });
});
