import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, linksIn, textOf } from "../../../ui/kit/queries.fixture.ts";
import { answers, PlainText } from "./plain-text.tsx";

test("a page of plain text has all of its text, and links to its sections", () => {
  const page = render(
    <PlainText
      id="privacy-policy"
      html={
        `<p>First of all.</p><h2 id="look">Look</h2><p>Under the seat.</p><h3>Rust</h3><p>Below.</p>` +
        `<h2 id="ask">Ask</h2><ul><li>A dealer</li></ul>`
      }
    />,
  );
  expect(textOf(page)).toContain("First of all.LookUnder the seat.RustBelow.AskA dealer");
  expect(linksIn(getOne("nav", page))).toEqual([
    ["Look", "#look"],
    ["Ask", "#ask"],
  ]);
});

test("a phone folds each section below its heading and its answer, but not the first", () => {
  const page = render(
    <PlainText
      id="terms-of-service"
      html={
        `<h2 id="estimates-only">Estimates only</h2><p>Last updated.</p>` +
        `<h2 id="availability">Availability</h2><p>We try.</p>`
      }
    />,
  );
  const folds = getAll("details", page);
  expect(folds.map((fold) => getOne("summary", fold).getAttribute("aria-label"))).toEqual([
    "Availability",
  ]);
  expect(textOf(folds[0]!)).toBe("We try.");
  expect(getOne("#availability", folds[0])).toBeDefined();
  expect(textOf(page)).toContain(`Availability${answers["terms-of-service"]!.availability}We try.`);
});

test("the short answers are shown with all of their words, above the dates", () => {
  const page = render(
    <PlainText
      id="privacy-policy"
      html={`<h2 id="in-short">In short</h2><p>Last updated.</p><ul><li><strong>None.</strong> At all.</li></ul>`}
    />,
  );
  expect(textOf(page)).toContain("In shortNone. At all.Last updated.");
});

test.each(Object.entries(answers))("every section of %s has an answer", (page, sections) => {
  const text = readFileSync(`src/content/guides/${page}.md`, "utf8");
  const ids = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, "")
      .replaceAll(" ", "-"),
  );
  expect(Object.keys(sections)).toEqual(ids.filter((id) => id !== "in-short"));
});
