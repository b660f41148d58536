import { expect, test } from "vitest";
import { houseWordFaults } from "./house-words.ts";
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
  ["A private sale would likely settle at half.", "“our rule”, which isn’t measured"],
  ["This is a EZ-GO.", "“an” before a vowel"],
  ["It is a old cart.", "“an” before a vowel"],
  ["It is an new cart.", "“a” before a consonant"],
  ["It takes off 80 % of it.", "no space before %"],
  ["How far both numbers err", "“How accurate is this?”"],
  ["This cart is none that sells.", "“isn’t one that”"],
  ["We know no more of it.", "“don’t know any more about”"],
  ["It is something else than a cart.", "“something other than”"],
  ["If it smokes, walk on.", "“leave”"],
  ["You can’t haggle it away.", "“talk the price down”"],
  ["A hard-worked cart", "“heavily used”"],
  ["On a gas cart, want a clean start.", "“look for a clean”"],
  ["A worn pack is let by.", "“gets past” or “got past”"],
  ["A private sale settles halfway.", "“our rule”, which isn’t measured"],
  ["It holds for 8 of 10 carts.", "“8 in 10”, or “most”"],
  ["4.5 is not a whole number.", "“isn’t a whole number”"],
  ["See the prices along the curve.", "“by year”"],
  ["Utilize it.", "a shorter word"],
  ["Such a cart sells. I like such a cart.", "“a cart like this”"],
  ["Send us an e-mail.", "“email”"],
  ["A new set, fitted", "“installed” or “installation”"],
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
