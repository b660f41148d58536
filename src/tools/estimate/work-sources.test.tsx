import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { linksIn, textOf } from "../../components/test-queries.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { workFor } from "./lever-work.ts";
import { WorkSources } from "./work-sources.tsx";

const calculation = calculationOf({ hasUpgrades: false });
const works = (["new-batteries", "better-condition", "upgrades"] as const).map((id) =>
  workFor(id, calculation)!,
);

test("each source is named once, with its date, and linked where its page is known", () => {
  const sources = render(<WorkSources works={works} />);
  expect(textOf(sources)).toBe(
    "We start with the middle of the price range. Enter your own cost to see what you’d get back. Prices come from Aledo Golf Carts, Texas, " +
      "service prices, Aug 2026; RMI Golf Carts, wheel and tire sets, undated; Tigon Golf Carts, " +
      "prices of upgrades, 2025.",
  );
  expect(linksIn(sources)).toEqual([
    ["RMI Golf Carts, wheel and tire sets", "https://rmigolfcarts.com"],
  ]);
});

test("where nothing costs anything, no source is named", () => {
  expect(textOf(render(<WorkSources works={[]} />))).toBe("");
});
