import { expect, test } from "vitest";
import { siteFaults, datedAddresses, undatedLinkFaults } from "./site-faults.ts";

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
