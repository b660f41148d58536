import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, test, waitForFonts } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const address = `/${queryOf(someDetails())}`;

test(
  "a lever being tried stays under the finger and shows its effect",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    await waitForFonts(page);
    const button = page.getByRole("button", { name: /^Try without upgrades/ });
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())!.y;
    await button.click();
    await expect(page.getByText("would be $4,536")).toBeInViewport({ ratio: 1 });
    await expect(tool.result()).toContainText("Trying: without upgrades");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
    await button.click();
    await expect(tool.result()).not.toContainText("Trying");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  },
);
