import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFolder } from "../../../config/folders.ts";
import { guides } from "../../site/pages.ts";
import { placesToCheck, placesToClean, placesToEquip } from "./parts/guide-picture.tsx";
import { places } from "./parts/places.tsx";
import { values } from "./values.ts";

const textOf = (guide: string) =>
  readFileSync(`${projectFolder}src/content/guides/${guide}.md`, "utf8");
const linesOf = (guide: string) => textOf(guide).split(/^---$/m)[2]!.split("\n");

test("every guide has a record in src/site/pages.ts, and every record has a guide", () => {
  const files = readdirSync(`${projectFolder}src/content/guides`).map((name) => name.slice(0, -3));
  expect(files.toSorted()).toEqual(Object.keys(guides).toSorted());
});

test.each(Object.keys(guides))(
  "every figure, look, short name, and answer in the guide %s belongs to one of its headings",
  (guide) => {
    const anchors = ["figures", "looks", "shortNames", "answers"].flatMap((name) =>
      keysOf(name, guide),
    );
    expect(headingsOf(guide).map(anchorOf)).toEqual(expect.arrayContaining(anchors));
  },
);

test.each(["privacy-policy", "terms-of-service"])(
  "every section of %s has an answer, except the short answers themselves",
  (guide) => {
    const anchors = headingsOf(guide).map(anchorOf);
    expect(keysOf("answers", guide)).toEqual(anchors.filter((anchor) => anchor !== "in-short"));
  },
);

/** The anchors in a part of a guide's header. */
function keysOf(name: string, guide: string): string[] {
  const [, header] = textOf(guide).split(/^---$/m);
  const [, lines = ""] = header!.match(new RegExp(`^${name}:\\n((?: .*\\n)*)`, "m")) ?? [];
  return Array.from(lines.matchAll(/^ {2}"?([^":]+)"?:/gm), ([, anchor]) => anchor!);
}

const headingsOf = (guide: string) => linesOf(guide).filter((line) => line.startsWith("## "));

/** The anchor that Astro makes from a Markdown heading. */
const anchorOf = (heading: string) =>
  heading
    .slice("## ".length)
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

const features = [
  "buying-guide",
  "selling-tips",
  "market-trends",
  "titles-and-registration",
  "where-to-sell",
  "battery-costs",
  "paying-for-it",
  "insurance",
  "depreciation",
  "for-courses",
];

test.each(features)("no paragraph in the guide %s is longer than 60 words", (guide) => {
  const lines = linesOf(guide);
  // Sources are folded away.
  const shown = lines.includes("## Sources") ? lines.slice(0, lines.indexOf("## Sources")) : lines;
  const paragraphs = [""];
  for (const line of shown) {
    if (/^(?:#|>|\||- |\d+\. )/.test(line)) paragraphs.push("");
    paragraphs[paragraphs.length - 1] += ` ${line.replaceAll(/\]\([^)]*\)/g, "]")}`;
  }
  expect(paragraphs.filter((paragraph) => paragraph.split(/\s+/).length > 60)).toEqual([]);
});

test("every number on the drawing in the selling tips is in their list", () => {
  const numbered = linesOf("selling-tips").filter((line) => /^\d+\. /.test(line));
  expect(numbered).toHaveLength(placesToClean.places.length);
});

test("every number on the drawing of a street-legal cart is in its list", () => {
  const lines = linesOf("titles-and-registration");
  const section = lines.slice(lines.indexOf("## Making it street legal"));
  const list = section.slice(
    0,
    section.findIndex((line) => line.startsWith("### ")),
  );
  expect(list.filter((line) => /^\d+\. /.test(line))).toHaveLength(placesToEquip.places.length);
});

test("every number on the drawing in the buying guide is a place to look at", () => {
  expect(places).toHaveLength(placesToCheck.places.length);
});

test.each([
  ["wont-charge", "**Lithium.**"],
  ["buying-guide", "**Storage.**"],
  ["market-trends", "**Cold regions.**"],
  ["battery-costs", "**Lithium.**"],
])("the guide %s says under %j not to charge lithium below freezing", (guide, title) => {
  const line = linesOf(guide).find((text) => text.includes(title) && text.includes("charge"));
  expect(line).toMatch(/(never|not be) charged?.* below freezing/i);
});

const dollars = (text: string) => Number(text.replaceAll(/[$,]/g, ""));

test("new batteries bring the seller less than they cost, as the guides say", () => {
  expect(values.wornOutBrings.dollars).toBeLessThan(dollars(values.setCost));
  expect(values.youngBrings.dollars).toBe(0);
});
