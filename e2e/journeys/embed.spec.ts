import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { openDealer, openLine, valueOnward } from "../embed-page.ts";
import { dataDir, uniqueEmail, storedFrom } from "../inbox-files.ts";
import { test } from "../dated-page.ts";
import { dialogOf, opener, sendCart } from "../sell-dialog-page.ts";

openDealer();

test("a dealer's visitor values a cart and offers it, and the operator exports the dealer's leads", async ({
  page,
  baseURL,
}) => {
  const partner = `sunny-${Date.now().toString(36)}`;
  const email = uniqueEmail();
  const frame = await openLine(page, baseURL!, `?make=club-car&partner=${partner}`);
  await valueOnward(frame);
  await opener(frame).click();
  const dialog = dialogOf(frame);
  await expect(dialog).toContainText("which may forward them to the dealer");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await sendCart(frame, email);
  await expect(frame.getByText("CartWorth received your details for the")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener(frame)).toBeFocused();

  const [lead] = await storedFrom(email);
  expect(lead).toMatchObject({
    kind: "lead",
    partner,
    page: expect.stringMatching(/^\/\?year=2020/),
  });
  const exported = spawnSync(
    process.execPath,
    ["cli/inbox/inbox.ts", "export", "--format", "csv", "--partner", partner],
    {
      env: { ...process.env, NO_COLOR: undefined, DATA_DIR: dataDir, DATABASE_URL: "" },
      encoding: "utf8",
    },
  );
  const [, ...rows] = exported.stdout.trim().split("\r\n");
  expect([exported.status, exported.stderr, rows.length]).toEqual([0, "", 1]);
  expect(rows[0]).toContain(email);
});
