import { expect, test } from "vitest";
import { naming, sectionsOf } from "./sections.ts";

test("a guide is cut before each heading, and nothing is lost", () => {
  const html = `<p>First</p><h2 id="a-b">A</h2><p>One</p><h3 id="x">X</h3><h2 id="c">C</h2>`;
  const sections = sectionsOf(html);
  expect(sections.map(({ id }) => id)).toEqual(["", "a-b", "c"]);
  expect(sections.map((section) => section.html).join("")).toBe(html);
});

test("an empty guide has no sections", () => {
  expect(sectionsOf("\n")).toEqual([]);
});

test("a guide names the site manager as plain text", () => {
  expect(naming("A & B <b>", "<p>{manager} runs it. Ask {manager}.</p>")).toBe(
    "<p>A &amp; B &lt;b> runs it. Ask A &amp; B &lt;b>.</p>",
  );
  expect(naming("$& Carts", "<p>{manager}</p>")).toBe("<p>$&amp; Carts</p>");
});
