import { expect, test } from "vitest";
import {
  houseWordFaults,
  overlapFaults,
  overlaps,
  readingFaults,
  readingGrade,
} from "./writing.ts";
import { textBlocksOf } from "./page.ts";

const faultsOf = (text: string) =>
  houseWordFaults({ path: "/x", html: `<html><body><main><p>${text}</p></main></body></html>` });

test.each([
  ["An EZ-GO is a used cart, and a unit of one owner is an hour away."],
  ["Most dealers ask $3,871 to $7,243, which is 20% more. It’s “as is”."],
  ["Thank you for your message! We'll get back to you soon."],
  ["The user bought a European cart, a used one, and an 80-volt charger."],
])("%s is fine", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  ["Ask an E-Z-GO dealer.", "EZ-GO"],
  ["This is a EZ-GO.", "“an” before a vowel"],
  ["It is a old cart.", "“an” before a vowel"],
  ["It is an new cart.", "“a” before a consonant"],
  ["It takes off 80 % of it.", "no space before %"],
  ["How far both numbers err", "“How accurate is this?”"],
  ["On a gas cart, want a clean start.", "plain words"],
  ["Such a cart sells. I like such a cart.", "“a cart like this”"],
  ["Send us an e-mail.", "“email”"],
  ["The colour of the tyre", "the American spelling"],
  ["It is the the same.", "the word once"],
  ["Place – and use – matter.", "a comma, a colon, or a new sentence"],
  ["It's yours.", "curly quotes"],
  ["Please call.", "the sentence without it"],
  ["Call now!", "a period"],
])("%s is a fault", (text, instead) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(/^\/x: “….*…”: write /)]);
  expect(faultsOf(text)[0]).toContain(`write ${instead}`);
});

const page = (path: string, main: string) => ({
  path,
  html: `<html><body><nav>All pages</nav><main>${main}</main><footer>End</footer></body></html>`,
});

test("a page's text is its main part without tools and drawings, one string for each block", () => {
  const main =
    '<h1>Two  words</h1><p>One <a href="/">link</a> &amp; more.</p><astro-island><p>Form</p></astro-island><textarea>A line to paste</textarea><svg><text>Art</text></svg><p>Last.</p>';
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

const pageOf = (path: string, text: string) => ({
  path,
  html: `<html><body><main><h1>Golf carts</h1><p>${text}</p></main></body></html>`,
});

const easy = pageOf("/easy", "The cart is old. You can sell it now. ".repeat(8));
const hard = pageOf(
  "/hard",
  "Considerable uncertainties concerning electrical installations necessitate professional examination of documentation. ".repeat(
    6,
  ),
);

test("long words in long sentences are hard to read, and short ones easy", () => {
  expect(readingGrade(easy)).toBeLessThan(3);
  expect(readingGrade(hard)).toBeGreaterThan(15);
});

test("a page with hardly any sentences has no grade", () => {
  expect(readingGrade(pageOf("/short", "The cart is old."))).toBeNull();
});

test("the middle page and the hardest one have limits", () => {
  expect(readingFaults([easy, easy, hard], { median: 8, hardest: 90 })).toEqual([]);
  expect(readingFaults([easy, hard, hard], { median: 8, hardest: 90 })).toEqual([
    expect.stringMatching(
      /^half of the pages are written for grade \d+\.\d or above; 8 is allowed$/,
    ),
  ]);
  expect(readingFaults([easy, easy, hard], { median: 8, hardest: 11 })).toEqual([
    expect.stringMatching(/^\/hard: written for grade \d+\.\d; shorten its sentences$/),
  ]);
});
