import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { documentedTradeIns } from "../../../domain/market/documented-trade-ins.ts";
import { guideSources } from "../../../domain/market/guide-sources.ts";
import { publishedFormulas } from "../../../domain/market/published-formulas.ts";
import { calculationOf } from "../cart-form/calculation.fixture.ts";
import { defaultDetails } from "../../../domain/details/details.ts";
import {
  conditionWork,
  middleCost,
  totalCost,
  work,
  youngestToRepair,
} from "../../../domain/market/work-prices.ts";
import { conditions } from "../../../domain/cart/cart.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../domain/words/money.ts";
import { DocumentedTable } from "./parts/documented-table.tsx";
import { GuideMethod, WorkByCondition } from "./parts/guide-method.tsx";

describe("how the guide is worked out", () => {
  const method = render(<GuideMethod />);

  test("the trade-in guide names the dealers' formulas and links to their sources", () => {
    for (const { name } of Object.values(publishedFormulas)) expect(textOf(method)).toContain(name);
    const links = getAll("a", method).map((link) => link.getAttribute("href"));
    expect(links).toEqual([guideSources.tigonTradeIn.url, guideSources.aledoTradeIn.url]);
  });

  test("the trade-in guide's example shows the guide's own figures", () => {
    const cart = { ...defaultDetails, modelYear: "2018", make: "Club Car", model: "Precedent" };
    const { asking, tradeIn } = calculationOf(cart).market!;
    expect(textOf(method)).toContain(
      `dealers ask ${formatDollars(roundedDollars(asking.asking))} for one`,
    );
    expect(textOf(getOne(".big", method))).toBe(formatRange(tradeIn));
    expect(textsOf("figure li span", method).at(-1)).toBe(formatRange(tradeIn));
  });
});

test("the work by condition has the cost of each condition's work and of batteries", () => {
  const costs = [
    ...conditions.map((condition) =>
      totalCost(
        conditionWork({ condition, powertrain: "electric", notRunning: false }, youngestToRepair),
      ),
    ),
    middleCost(work.batteries),
  ];
  expect(textsOf("li p > span", render(<WorkByCondition />))).toEqual(
    costs.map((cost) => formatDollars(Math.round(cost))),
  );
});

describe("the documented trade-ins", () => {
  const section = render(<DocumentedTable />);

  test("the drawing has a ball for each offer that can be compared, and its counts match the text", () => {
    const drawing = getOne("[aria-hidden=true]", section);
    const [inside, below, above] = textOf(getOne(".big", section)).match(/\d+/g)!.map(Number);
    expect(getAll("span i", drawing)).toHaveLength(inside!);
    expect(getAll("[data-side=below]", drawing)).toHaveLength(below!);
    expect(getAll("[data-side=above]", drawing)).toHaveLength(above!);
  });

  const [, ...rows] = rowsOf(getOne("table", section));

  test("every documented trade-in is in the table with its source", () => {
    expect(rows.map(([name]) => name)).toEqual(documentedTradeIns.map(({ name }) => name));
    const links = getAll("tbody a", section).map((link) => link.getAttribute("href"));
    expect(links).toEqual(documentedTradeIns.map(({ source }) => source.url));
  });

  test("the text counts the documented trade-ins as the table judges them", () => {
    const judged = rows.map((row) => row.at(-1)!);
    const inside = judged.filter((text) => text === "yes").length;
    const below = judged.filter((text) => text === "no, below").length;
    const above = judged.filter((text) => text === "no, above").length;
    expect(textOf(getOne(".big", section))).toBe(
      `${inside} inside, ${below} below, ${above} above`,
    );
  });

  test("the table of documented trade-ins says when something is not known", () => {
    expect(rows[0]).toContain("no age given");
    expect(rows.at(-1)).toContain("not known");
    expect(rows.at(-1)!.at(-1)).toBe("not compared");
    expect(textOf(section)).not.toMatch(/null|undefined|NaN/);
  });
});

test("no paragraph of the trade-in guide is longer than 60 words", () => {
  const parts = [GuideMethod, WorkByCondition, DocumentedTable].map((Part) => render(<Part />));
  const longParagraphs = parts.flatMap((part) =>
    textsOf("p", part).filter((text) => text.split(/\s+/).length > 60),
  );
  expect(longParagraphs).toEqual([]);
});
