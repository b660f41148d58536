import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, the } from "../../ui/kit/test-queries.ts";
import { documentedTradeIns } from "../../../domain/trade-in/documented-trade-ins.ts";
import { guideSources } from "../../../domain/trade-in/guide-sources.ts";
import { publishedFormulas } from "../../../domain/trade-in/published-formulas.ts";
import { goodTraded } from "../../../domain/trade-in/traded-cart-samples.ts";
import { tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import { conditions } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { DocumentedTable } from "./parts/documented-table.tsx";
import { asking, guide, GuideMethod, WorkTable } from "./parts/guide-method.tsx";

describe("how the guide is worked out", () => {
  const method = render(<GuideMethod />);

  test("names the dealers' formulas and leads to their sources", () => {
    for (const { name } of Object.values(publishedFormulas)) expect(textOf(method)).toContain(name);
    const links = allOf("a", method).map((link) => link.getAttribute("href"));
    expect(links).toEqual([guideSources.tigonTradeIn.url, guideSources.aledoTradeIn.url]);
  });

  test("gives an example that is the guide's own", () => {
    const { low, high } = tradeInGuide(asking, { ...goodTraded, ageYears: 8, seats: 2 });
    expect(guide).toMatchObject({ low, high });
    expect(textOf(method)).toContain(`about ${formatDollars(asking)} for a Precedent`);
    expect(textOf(method)).toContain(`${formatDollars(low)} to ${formatDollars(high)}`);
  });
});

test("each condition has the cost of its work, and batteries have theirs", () => {
  const [, ...rows] = rowsOf(the("table", render(<WorkTable />)));
  expect(rows).toHaveLength(conditions.length + 1);
  expect(rows.map(([, , cost]) => cost)).toEqual([
    "$90 to $150",
    "$210 to $400",
    "$560 to $1,000",
    "$860 to $1,800",
    "$1,268 to $1,500",
  ]);
});

describe("the documented trade-ins", () => {
  const section = render(<DocumentedTable />);
  const [, ...rows] = rowsOf(the("table", section));

  test("are all in the table, each with its source", () => {
    expect(rows.map(([name]) => name)).toEqual(documentedTradeIns.map(({ name }) => name));
    const links = allOf("tbody a", section).map((link) => link.getAttribute("href"));
    expect(links).toEqual(documentedTradeIns.map(({ source }) => source.url));
  });

  test("are counted in the text as the table judges them", () => {
    const judged = rows.map((row) => row.at(-1)!);
    const inside = judged.filter((text) => text === "yes").length;
    const below = judged.filter((text) => text === "no, below").length;
    expect(textOf(section)).toContain(
      `Of the ${inside + below} that can be compared, ${inside} fell inside the guide’s range and ${below} fell below it.`,
    );
  });

  test("say what they do not tell", () => {
    expect(rows[0]).toContain("no age given");
    expect(rows.at(-1)).toContain("not known");
    expect(rows.at(-1)!.at(-1)).toBe("not compared");
    expect(textOf(section)).not.toMatch(/null|undefined|NaN/);
  });
});
