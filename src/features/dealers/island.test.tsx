import { expect, test } from "vitest";
import { enter, mount, render } from "../../ui/kit/page.fixture.ts";
import { fieldOf, getOne, textOf, textsOf } from "../../ui/kit/queries.fixture.ts";
import { DealerLine } from "./island.tsx";

const siteUrl = "https://cartworth.example";
const mountLine = () => mount(<DealerLine siteUrl={siteUrl} />);
const lineIn = (tool: HTMLElement) => textOf(getOne("pre", tool));
const previewIn = (tool: HTMLElement) => getOne("iframe", tool);

test("the line to paste has the dealer's answer, make, and ID", async () => {
  const tool = await mountLine();
  await enter("selling", fieldOf("It opens on", tool));
  await enter("club-car", fieldOf("Make", tool));
  await enter("sunny-carts", fieldOf("Your ID", tool));
  expect(lineIn(tool)).toContain(
    `src="${siteUrl}/embed?for=selling&amp;make=club-car&amp;dealers=hide&amp;partner=sunny-carts"`,
  );
  expect(previewIn(tool).getAttribute("src")).toMatch(/^\/embed\?.*partner=sunny-carts&sample$/);
});

test("an ID that isn't valid is explained and stays out of the line", async () => {
  const tool = await mountLine();
  await enter("Bad ID", fieldOf("Your ID", tool));
  expect(textsOf("p[role=status]", tool)).toContain(
    "Use lowercase letters, digits, and hyphens, such as sunny-carts. Until then, the line has no ID.",
  );
  expect(lineIn(tool)).not.toContain("partner");
});

test("typing an ID that isn't valid leaves the open preview as it is", async () => {
  const tool = await mountLine();
  const preview = previewIn(tool);
  await enter("B", fieldOf("Your ID", tool));
  await enter("Ba", fieldOf("Your ID", tool));
  expect(previewIn(tool)).toBe(preview);
});

test("without its script, the page says what its line does", () => {
  const notice = textOf(getOne(".needs-script", render(<DealerLine siteUrl={siteUrl} />)));
  expect(notice).toContain("Changing the line needs JavaScript.");
  expect(notice).toContain("opens on “Trading in” and offers every make");
});
