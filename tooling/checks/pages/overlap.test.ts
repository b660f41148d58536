import { expect, test } from "vitest";
import { overlapFaults, overlaps } from "./overlap.ts";
import { textBlocksOf } from "./page-text.ts";

const page = (path: string, main: string) => ({
  path,
  html: `<html><body><nav>All pages</nav><main>${main}</main><footer>End</footer></body></html>`,
});

test("a page's text is its main part without tools and drawings, one string for each block", () => {
  const main =
    '<h1>Two  words</h1><p>One <a href="/">link</a> &amp; more.</p><astro-island><p>Form</p></astro-island><svg><text>Art</text></svg><p>Last.</p>';
  expect(textBlocksOf(page("/x", main))).toEqual(["Two words", "One link & more.", "Last."]);
});

test("pages overlap by the runs of five words that both have among all that either has", () => {
  const one = page("/one", "<p>a b c d e f</p>");
  const other = page("/other", "<p>A b, c d e g</p>");
  expect(overlaps([one, other], 0)).toEqual([{ share: 1 / 3, paths: ["/one", "/other"] }]);
  expect(overlaps([one, page("/none", "<p>f e d c b a</p>")], 0)).toEqual([]);
  expect(overlaps([one, page("/same", "<p>a b c d e f</p>")], 0.99)[0]!.share).toBe(1);
});

test("only pages with more than the allowed share in common are a fault", () => {
  const pages = [page("/one", "<p>a b c d e f</p>"), page("/other", "<p>a b c d e g</p>")];
  expect(overlapFaults(pages, 1 / 3)).toEqual([]);
  expect(overlapFaults(pages, 0.3)).toEqual([
    "/one and /other have 33% of their text in common; the most allowed is 30%",
  ]);
});
