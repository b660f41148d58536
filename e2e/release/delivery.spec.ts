import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { fillMessage, uniqueEmail, storedFrom } from "../inbox-files.ts";
import { printedAddress, startServer } from "../server-process.ts";

// The browser logs a failed request as an error, so these tests do not watch the console.

const send = { name: "Send Message" };
const confirmation = "Thank you for your message!";

test("a locked database is reported clearly, and the text stays", async ({ page }) => {
  const email = uniqueEmail();
  const folder = mkdtempSync(`${tmpdir()}/locked-`);
  const server = startServer({ DATA_DIR: folder });
  await page.goto(`${await printedAddress(server)}/contact`);
  await fillMessage(page, email);
  const other = new DatabaseSync(`${folder}/inbox.sqlite`);
  other.exec("BEGIN EXCLUSIVE");
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText("We could not store this just now.", {
    timeout: 15_000,
  });
  await expect(page.getByLabel("Message")).toHaveValue("Is my DS from 2004?");
  other.exec("ROLLBACK");
  other.close();
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText(confirmation);
  server.kill("SIGTERM");
  expect(await storedFrom(email, folder)).toHaveLength(1);
});

test("a full disk is reported clearly, and a retry makes a single entry once there is room", async ({
  page,
}) => {
  const email = uniqueEmail();
  const folder = mkdtempSync(`${tmpdir()}/full-disk-`);
  const server = startServer({ DATA_DIR: folder });
  await page.goto(`${await printedAddress(server)}/contact`);
  await fillMessage(page, email);
  limitFiles(server, "0");
  const answer = page.waitForResponse("**/api/messages");
  await page.getByRole("button", send).click();
  expect((await answer).status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText(
    "We could not store this just now. Nothing you typed is lost: send it again in a minute.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("Is my DS from 2004?");
  expect(await storedFrom(email, folder)).toEqual([]);
  limitFiles(server, "unlimited");
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText(confirmation);
  server.kill("SIGTERM");
  expect(await storedFrom(email, folder)).toHaveLength(1);
});

/**
 * Limits the size of files. To SQLite this looks like a full disk, but it does not need root: Linux
 * lets anyone change the soft limits of their own processes.
 */
function limitFiles({ pid }: ChildProcess, bytes: string): void {
  execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:`]);
}
