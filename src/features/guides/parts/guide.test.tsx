import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, linksIn, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { figureNames, sectionsOf } from "../sections.ts";
import { Guide, askingByAge, askingByMake, CartToCheck } from "./guide.tsx";

const html = `<p>First of all.</p><h2 id="look">Look</h2><p>Under the seat.</p><h2 id="ask">Ask</h2>`;
const props = {
  headings: [
    { slug: "look", text: "Look" },
    { slug: "ask", text: "Ask" },
  ],
  sections: sectionsOf(html),
};

test("a guide lists its headings, each a link to its section", () => {
  const page = render(<Guide {...props} figureBySection={{}} />);
  const contents = the("nav", page);
  expect(the(`#${contents.getAttribute("aria-labelledby")}`, page).textContent).toBe(
    "On this page",
  );
  expect(linksIn(contents)).toEqual([
    ["Look", "#look"],
    ["Ask", "#ask"],
  ]);
  for (const [, href] of linksIn(contents)) expect(the(href, page).localName).toBe("h2");
});

test("its text is whole and in order, and ends with a way to the tool", () => {
  const page = render(<Guide {...props} figureBySection={{}} />);
  expect(textsOf("section", page)).toEqual(["First of all.", "LookUnder the seat.", "Ask"]);
  expect(linksIn(page).at(-1)).toEqual(["Value your cart", "/"]);
  expect(textsOf("figure", page)).toEqual([]);
});

test.each(figureNames)("the chart %s stands below the section that asks for it", (name) => {
  const page = render(<Guide {...props} figureBySection={{ look: name }} />);
  const [figure, ...others] = allOf("figure", page);
  expect(others).toEqual([]);
  expect(figure!.closest("section")!.textContent).toMatch(/^LookUnder the seat\..+/);
});

test("each name is that of a chart of its own", () => {
  const captions = figureNames.map(
    (name) =>
      textsOf("figcaption", render(<Guide {...props} figureBySection={{ ask: name }} />))[0],
  );
  expect(new Set(captions).size).toBe(figureNames.length);
});

const offer = (make: string, ageYears: number, price: number) => ({
  make,
  ageYears,
  price,
  modelYear: 2026 - ageYears,
  place: "FL",
  dealer: "A",
});
const ten = (make: string, ageYears: number, price: number) =>
  Array.from({ length: 10 }, (_, at) => offer(make, ageYears, price + at));

test("prices are grouped by age, youngest first, where there are enough of them", () => {
  const offers = [...ten("Icon", 13, 3000), ...ten("Icon", 2, 9000), offer("Icon", 5, 1)];
  expect(askingByAge(offers).map(({ name, count, middle }) => [name, count, middle])).toEqual([
    ["Up to 2 years", 10, 9004],
    ["13 years and older", 10, 3004],
  ]);
});

test("no age falls between two groups", () => {
  for (let age = 0; age <= 45; age++) expect(askingByAge(ten("Icon", age, 5000))).toHaveLength(1);
});

test("prices are grouped by make, those with most offers first", () => {
  const offers = [...ten("Icon", 3, 5000), offer("EZ-GO", 9, 4000), ...ten("Yamaha", 3, 6000)];
  const more = [...offers, offer("Yamaha", 4, 6000)];
  expect(askingByMake(more).map(({ name, count }) => [name, count])).toEqual([
    ["Yamaha", 11],
    ["Icon", 10],
  ]);
});

test("the cart to check has a number on it for each place in the list below it", () => {
  const figure = render(<CartToCheck />);
  const names = textsOf("li b", figure);
  expect(names).toContain("Batteries");
  expect(textsOf("circle + text", figure)).toEqual(names.map((_, index) => String(index + 1)));
});
