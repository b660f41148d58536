import { readFileSync } from "node:fs";
import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { parseFrontmatter } from "astro/markdown";
import { expect, test } from "vitest";
import { projectFolder } from "../../../../config/folders.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, textOf } from "../../../ui/kit/queries.fixture.ts";
import { PlainText } from "./plain-text.tsx";

/** A page's text as Astro makes it from the Markdown. */
async function htmlOf(page: string): Promise<string> {
  const file = readFileSync(`${projectFolder}src/content/guides/${page}.md`, "utf8");
  const processor = await createSatteriMarkdownProcessor({ syntaxHighlight: false });
  return (await processor.render(parseFrontmatter(file).content)).code;
}

test("a link to a section leads into its fold", () => {
  const page = render(
    <PlainText
      answers={{}}
      html={`<h2 id="look">Look</h2><p>Under the seat.</p><h2 id="ask">Ask</h2><p>A dealer.</p>`}
    />,
  );
  expect(textOf(getOne("#look", page))).toBe("Under the seat.");
  expect(textOf(getOne("details > #ask", page))).toBe("A dealer.");
});

test.each(["privacy-policy", "terms-of-service"])("no section of %s loses a word", async (name) => {
  const html = await htmlOf(name);
  const page = render(<PlainText answers={{}} html={html} />);
  const sections = getAll(".card > section", page).map(({ innerHTML }) => wordsIn(innerHTML));
  expect(sections).toEqual(html.split(/(?=<h2)/).map(wordsIn));
});

/** Sorted, because the dates stand below the short answers. */
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "")
    .toSorted();

test("each short answer has its drawing", async () => {
  const page = render(<PlainText answers={{}} html={await htmlOf("privacy-policy")} />);
  const answers = getAll("li:has(svg)", page);
  expect(answers.map(textOf)).toEqual([
    expect.stringContaining("accounts"),
    expect.stringContaining("cookies"),
    expect.stringContaining("analytics"),
  ]);
  expect(answers.map((answer) => getOne("svg", answer).children.length)).toEqual([3, 3, 3]);
});

test("short answers stand above the rest of their section", () => {
  const page = render(
    <PlainText
      answers={{}}
      html={
        `<h2 id="in-short">In short</h2><p>Last updated.</p>` +
        `<ul><li><strong>None.</strong> At all.</li></ul><p>Or few.</p>`
      }
    />,
  );
  expect(textOf(page)).toContain("In shortNone. At all.Last updated.Or few.");
});

test("each section is folded below its heading and its answer, but not the first", () => {
  const page = render(
    <PlainText
      answers={{ availability: "Provided as is." }}
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
  expect(textOf(page)).toContain("AvailabilityProvided as is.We try.");
});
