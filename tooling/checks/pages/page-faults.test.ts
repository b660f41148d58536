import { expect, test } from "vitest";
import { pageFaults, danglingReferences, vocabularyFaults } from "./page-faults.ts";

const description = "A description that is long enough to be shown whole by a search engine.";

function faultsOf(body: string, head = `<meta name="description" content="${description}">`) {
  const html = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`;
  return pageFaults({ path: "/x", html });
}

test("a plain page has no faults", () => {
  expect(faultsOf("<p>“A 6 × 8 V pack” — $5,216 &#39;ok&#39; &amp; −55%</p>")).toEqual([]);
});

test("a character missing from the fonts is a fault", () => {
  expect(faultsOf("<p>Ω</p>")).toEqual(['/x: "Ω" is not in the fonts: see tooling/build/fonts.ts']);
});

test("characters in scripts and styles do not count", () => {
  expect(faultsOf("<script>'Ω'</script>")).toEqual([]);
});

test("a link that touches the word before it is a fault", () => {
  expect(faultsOf('<p>the error is<a href="/x">published</a></p>')).toEqual([
    '/x: no space before the link "published"',
  ]);
  expect(
    faultsOf('<p>the error is <a href="/x">published</a> (<a href="/x">here</a>)</p>'),
  ).toEqual([]);
});

test("a style attribute is a fault", () => {
  const faults = faultsOf('<i style="left:0"></i>');
  expect(faults).toContain("/x: a style attribute, which the policy blocks");
});

test("invalid markup is a fault", () => {
  expect(faultsOf("<ul><p>no item</p></ul>")[0]).toMatch(/element-permitted-content/);
});

test("structured data must be JSON that uses schema.org's terms", () => {
  const data = (json: string) => faultsOf(`<script type="application/ld+json">${json}</script>`);
  expect(data("{")).toEqual(["/x: structured data that is not JSON"]);
  expect(data('{"@type":"Cart"}')).toEqual(["/x: schema.org has no type Cart"]);
});

test("a title that search engines cut is a fault", () => {
  const head = `<meta name="description" content="${description}">`;
  const html = `<!doctype html><html lang="en"><head><title>${"A".repeat(61)}</title>${head}</head><body></body></html>`;
  expect(pageFaults({ path: "/x", html })).toContain("/x: a title of more than 60 characters");
});

test("a missing description is a fault", () => {
  expect(faultsOf("<p>text</p>", "")[0]).toMatch(/a description of 0 characters/);
});

test("schema.org's terms, own and inherited, have no faults", () => {
  const tool = { "@type": "WebApplication", browserRequirements: "JavaScript", name: "Tool" };
  expect(vocabularyFaults({ "@context": "https://schema.org", "@graph": [tool] })).toEqual([]);
});

test("a type that schema.org does not have is a fault", () => {
  expect(vocabularyFaults({ "@type": "GolfCart" })).toEqual(["schema.org has no type GolfCart"]);
});

test("a property that its type does not have is a fault, however deeply nested", () => {
  const list = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", place: 1 }] };
  expect(vocabularyFaults({ "@graph": [list] })).toEqual(["schema.org's ListItem has no place"]);
});

test("a reference to something that is not on the page is a fault, however deeply nested", () => {
  const us = { "@type": "Organization", "@id": "#us" };
  const by = (id: string) => ({ "@type": "WebPage", author: [{ "@id": id }] });
  expect(danglingReferences({ "@graph": [us, by("#us")] })).toEqual([]);
  expect(danglingReferences({ "@graph": [us, by("#you")] })).toEqual([
    "structured data cites #you, which is not on the page",
  ]);
});
