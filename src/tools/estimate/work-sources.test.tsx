import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { linksIn, textOf } from "../../components/test-queries.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { workFor } from "./lever-work.ts";
import { WorkSources } from "./work-sources.tsx";

test("each source is named once, with its date, and linked where its page is known", () => {
  const { sources } = workFor("upgrades", calculationOf({ hasUpgrades: false }))!;
  const text = render(<WorkSources sources={sources} />);
  expect(textOf(text)).toBe(
    "We start with the middle of the price range. Enter your own cost to see what you’d get back. " +
      "Sources: RMI Golf Carts, wheel and tire sets, undated; Tigon Golf Carts, prices of " +
      "upgrades, 2025.",
  );
  expect(linksIn(text)).toEqual([
    ["RMI Golf Carts, wheel and tire sets", "https://rmigolfcarts.com"],
  ]);
});

test("a single source is named as one", () => {
  const { sources } = workFor("new-batteries", calculationOf())!;
  expect(textOf(render(<WorkSources sources={sources} />))).toMatch(
    / Source: Aledo Golf Carts, Texas, service prices, Aug 2026\.$/,
  );
});
