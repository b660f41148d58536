import { expect, test } from "vitest";
import { fillValues, sectionsOf } from "./sections.ts";

test("a guide is split into sections and grid items without losing text", () => {
  const html = `<p>First</p><h2 id="a-b">A</h2><p>One</p><h3 id="x">X</h3><h2 id="c">C</h2>`;
  const sections = sectionsOf(html);
  expect(sections.map(({ id }) => id)).toEqual(["", "a-b", "c"]);
  expect(sections[1]!.items).toEqual([`<h3 id="x">X</h3>`]);
  const texts = sections.flatMap(({ heading, lead, body, notes, items }) => [
    heading,
    lead,
    body,
    notes,
    ...items,
  ]);
  expect(texts.join("")).toBe(html);
});

test("an empty guide has no sections", () => {
  expect(sectionsOf("\n")).toEqual([]);
});

test("a quotation becomes a pull number and is removed from the text", () => {
  const [section] = sectionsOf(
    `<h2 id="a">A</h2><blockquote>\n<p><strong>50%</strong> of it.</p>\n</blockquote><p>Text</p>`,
  );
  expect(section!.pull.trim()).toBe(`<p><strong class="big">50%</strong> of it.</p>`);
  expect(section!.lead).toBe("<p>Text</p>");
});

test("the paragraphs before the first list or table lead a section", () => {
  const [section] = sectionsOf(`<h2 id="a">A</h2><p>One</p><p>Two</p><table></table><p>Three</p>`);
  expect(section).toMatchObject({
    heading: `<h2 id="a">A</h2>`,
    lead: "<p>One</p><p>Two</p>",
    body: `<table class="rows"></table>`,
  });
});

test("what follows a section's last table is its notes", () => {
  const notesOf = (html: string) => sectionsOf(`<h2 id="a">A</h2><p>Lead</p>${html}`)[0]!.notes;
  expect(notesOf("<table></table><p>Between</p><table></table>\n<p>After</p>")).toBe(
    "<p>After</p>",
  );
  expect(notesOf("<ol></ol><table></table><ul></ul>")).toBe(`<ul class="stack"></ul>`);
  expect(notesOf("<ul></ul><p>After</p>")).toBe("");
  expect(notesOf(`<table></table><ul><li><input type="checkbox" disabled> Ask</li></ul>`)).toBe("");
});

test("lists and tables get the site's classes", () => {
  const [section] = sectionsOf(`<ul class="contains-task-list"></ul><ol></ol><table></table>`);
  expect(section!.body).toBe(
    `<ul class="stack"></ul><ol class="stack"></ol><table class="rows"></table>`,
  );
});

test("a checklist's boxes can be checked and are labeled by their bold or whole text", () => {
  const [section] = sectionsOf(
    `<ul><li><input type="checkbox" disabled> <strong>Storage.</strong> Charge it.</li>` +
      `<li><input type="checkbox" disabled> Each tire</li></ul>`,
  );
  expect(section!.body).toBe(
    `<ul class="stack"><li><label><input type="checkbox"><strong>Storage.</strong></label> Charge it.</li>` +
      `<li><label><input type="checkbox">Each tire</label></li></ul>`,
  );
});

test("a checklist of short lines stands in columns", () => {
  const [section] = sectionsOf(
    `<ul><li><input type="checkbox" disabled> Both names</li>\n` +
      `<li><input type="checkbox" disabled> Date</li></ul><ul><li>A sentence</li></ul>`,
  );
  expect(section!.body).toMatch(/^<ul class="grid">.*<ul class="stack">/s);
});

test("a guide's values are escaped", () => {
  const fill = (manager: string) =>
    fillValues("<p>{manager} runs it. Ask {manager}.</p>", { manager });
  expect(fill("A & B <b>")).toBe("<p>A &amp; B &lt;b&gt; runs it. Ask A &amp; B &lt;b&gt;.</p>");
  expect(fill("$& Carts")).toBe("<p>$&amp; Carts runs it. Ask $&amp; Carts.</p>");
});

test("a guide's places are linked to their pages", () => {
  const places = [{ name: "Ohio", code: "oh", territory: false }];
  expect(fillValues("<p>In {places}.</p>", { places })).toBe('<p>In <a href="/oh">Ohio</a>.</p>');
});

test("a guide's price names the cart that it's for", () => {
  const price = { dollars: 1200, cart: "make=EZ-GO&model=RXV", figure: "trade-in" } as const;
  expect(fillValues("<p>{price}</p>", { price })).toBe(
    '<p><data value="1200" data-cart="make=EZ-GO&amp;model=RXV" data-figure="trade-in">$1,200</data></p>',
  );
});

test("a guide with an unknown value fails the build", () => {
  expect(() => fillValues("<p>{price}</p>", {})).toThrow("{price}");
});
