import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { paperKinds } from "../../src/features/papers/kinds.ts";
import { expect, hydrated, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

const cart =
  "year=2020&make=Club+Car&model=Onward&seats=4&powertrain=electric&condition=good&batteryAge=4";

test("an estimate leads to its papers, and the flyer's code to a page that tells buyers none of the owner's numbers", async ({
  page,
}) => {
  const tool = await openTool(page, `/?${cart}&serial=HB2025-123456`);
  await page.getByRole("radio", { name: "Insuring" }).check();
  await page.getByRole("link", { name: "Print the value sheet" }).first().click();
  await page.waitForURL("**/papers?**");
  await hydrated(page);
  await page.getByRole("radio", { name: paperKinds["for-sale-flyer"].name }).check();
  await page.getByLabel(/^Print a QR code/).check();
  const picture = await page.getByRole("img", { name: /QR code/ }).screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const address = decodeQR({ width: info.width, height: info.height, data });
  expect(address).not.toContain("HB2025");
  await tool.open(address);
  const forBuyers = page.getByRole("main");
  await expect(forBuyers).toContainText("2020 Club Car Onward");
  await expect(forBuyers).toContainText("Dealers ask");
  await expect(forBuyers).not.toContainText(/don’t take less|settle near/i);
});
