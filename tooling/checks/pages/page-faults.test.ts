import { expect, test } from "vitest";
import {
  pageFaults,
  danglingReferences,
  vocabularyFaults,
  siteFaults,
  datedAddresses,
  undatedLinkFaults,
} from "./page-faults.ts";

const description = "A description that is long enough to be shown whole by a search engine.";

const head = `<meta name="description" content="${description}">`;

function faultsOf(body: string, inHead = head) {
  const html = `<!doctype html><html lang="en"><head><title>A page</title>${inHead}</head><body>${body}</body></html>`;
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

test("a class without a style is a fault", () => {
  const styles = "<style>@media (width<=30rem){.chip{margin:0}}</style>";
  expect(faultsOf('<p class="chip">Lifted</p>', head + styles)).toEqual([]);
  expect(faultsOf('<p class="chip modal">Lifted</p>', head + styles)).toEqual([
    '/x: no style for the class "modal"',
  ]);
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
  const html = `<!doctype html><html lang="en"><head><title>${"A".repeat(61)}</title>${head}</head><body></body></html>`;
  expect(pageFaults({ path: "/x", html })).toContain("/x: a title of more than 60 characters");
});

test.each([0, 49, 171])("a description of %i characters is a fault", (length) => {
  const inHead = `<meta name="description" content="${"a".repeat(length)}">`;
  expect(faultsOf("<p>text</p>", inHead)).toEqual([
    expect.stringContaining(`a description of ${length} characters`),
  ]);
});

test.each([50, 170])("a description of %i characters is no fault", (length) => {
  const inHead = `<meta name="description" content="${"a".repeat(length)}">`;
  expect(faultsOf("<p>text</p>", inHead)).toEqual([]);
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

const page = (path: string, title: string, body: string) => ({
  path,
  html: `<title>${title}</title><meta name="description" content="About ${title}">${body}`,
});
const addresses = new Set(["/", "/a", "/icon.svg"]);

test("links to pages, anchors, files, and nowhere are not faults", () => {
  const home = page("/", "Home", `<a href="/a#x">a</a><a href="/icon.svg">i</a><a href="#">n</a>`);
  const other = page("/a", "A", `<p id="x"></p><a class="b" href="/?year=2020">home</a>`);
  expect(siteFaults([home, other], addresses)).toEqual([]);
});

test("a link to a missing page or anchor is a fault", () => {
  const home = page("/", "Home", `<a href="/b">b</a><a href="/a#y">a</a><a href="#z">z</a>`);
  expect(siteFaults([home, page("/a", "A", "")], addresses)).toEqual([
    "/: a link to /b, which does not exist",
    "/: a link to /a#y, which does not exist",
    "/: a link to #z, which does not exist",
  ]);
});

test("two pages with the same title and description are faults", () => {
  expect(siteFaults([page("/", "Same", ""), page("/a", "Same", "")], addresses)).toEqual([
    "the same title on / and /a",
    "the same description on / and /a",
  ]);
});

const records = {
  source: { title: "A law", url: "https://law.example/1?a=1&b=2", date: "2026-11" },
  list: [{ agency: { name: "DMV", url: "https://dmv.example", read: "2026-11-22" } }],
  undated: { title: "A shop", url: "https://shop.example" },
  empty: { title: "A page", url: "https://page.example", date: "" },
};

test("records are searched at any depth for addresses with a date", () => {
  expect([...datedAddresses(records)]).toEqual([
    ["https://law.example/1?a=1&b=2", "2026-11"],
    ["https://dmv.example", "2026-11-22"],
  ]);
});

test("a link to another site needs a record with a date, and one to this site does not", () => {
  const linking = (href: string) => ({
    path: "/x",
    html: `<p><a class="b" href="${href}">Here</a></p>`,
  });
  const dated = datedAddresses(records);
  for (const href of ["https://law.example/1?a=1&amp;b=2", "https://dmv.example", "/fl", "#top"]) {
    expect(undatedLinkFaults(linking(href), dated)).toEqual([]);
  }
  for (const href of ["https://shop.example", "https://page.example", "http://dmv.example"]) {
    expect(undatedLinkFaults(linking(href), dated)).toEqual([
      `/x: no record says when ${href} was read`,
    ]);
  }
});
