import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, textOf, textsOf } from "../../ui/kit/queries.fixture.ts";
import { About } from "./about.tsx";

test("the guide begins with the sections that the page shows first, in its order", () => {
  const guide = readFileSync("src/content/guides/about.md", "utf8");
  const headings = Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual([
    "How the estimate is made",
    "What it is",
    "What it is not",
  ]);
});

test("the formula is below the first section, and what an estimate isn't is marked", () => {
  const html = ["Made", "Is", "Is not", "Paid for", "Run by"].map(
    (heading) => `<h2 id="${heading}">${heading}</h2><p>Text.</p>`,
  );
  const page = render(<About html={html.join("")} />);
  const [made] = getAll("section", page);
  expect(textOf(made!)).toContain("Made");
  expect(textsOf("figcaption", made)).toHaveLength(1);
  expect(
    getAll("div.card", page).map((card) => [textOf(card), card.hasAttribute("data-not")]),
  ).toEqual([
    [expect.stringContaining("Is"), false],
    [expect.stringContaining("Is not"), true],
  ]);
  expect(textsOf("h2", page)).toEqual(["Made", "Is", "Is not", "Paid for", "Run by"]);
});

test("what age takes off is what the rule says", () => {
  const page = render(<About html='<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>' />);
  expect(textOf(page)).toContain("10% off the base price each year for five years");
  expect(textOf(page)).toContain("then 5% a year");
  expect(textOf(page)).toContain("at most 80% in all");
});
