import { expect, test } from "vitest";
import { siteFaults } from "./site-faults.ts";

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
