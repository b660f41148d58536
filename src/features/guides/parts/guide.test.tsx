import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { usedListings } from "../../../market/listings.data.ts";
import { askingByAge } from "../asking-groups.ts";
import { Guide } from "./guide.tsx";
import { GuidePicture } from "./guide-picture.tsx";
import { GuideMasthead } from "./masthead.tsx";

const html =
  `<p>First of all.</p><h2 id="look">Look</h2><p>Under the seat.</p><h3>Rust</h3><p>Below.</p>` +
  `<h2 id="ask">Ask</h2><blockquote><p><strong>3</strong> times.</p></blockquote>` +
  `<h2 id="sources">Sources</h2><ul><li>A dealer</li></ul>`;
const props = {
  id: "insurance",
  html,
  figureBySection: {},
  lookBySection: {},
  published: "2026-11-21",
  modified: "2026-11-27",
};

test("a guide's masthead lists its headings but not its sources", () => {
  const page = render(
    <GuideMasthead
      title="How to look"
      lede="With care."
      headings={[
        { slug: "look", text: "Look" },
        { slug: "sources", text: "Sources" },
      ]}
      id="buying-guide"
    />,
  );
  expect(linksIn(getOne("[aria-label='On this page']", page))).toEqual([["Look", "#look"]]);
  expect(linksIn(page)[0]).toEqual(["Back to the value tool", "/"]);
  const numbers = textsOf("circle + text", page);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
});

test("a long heading has a shorter name in the masthead's links", () => {
  const page = render(
    <GuideMasthead
      title="How to look"
      lede="With care."
      headings={[{ slug: "look", text: "Look Under the Seat First" }]}
      shortNames={{ look: "The seat" }}
      id="buying-guide"
    />,
  );
  expect(linksIn(getOne("[aria-label='On this page']", page))).toEqual([["The seat", "#look"]]);
});

test("two sections in a row that are only a lead and a chart share a row", () => {
  const charts =
    `<h2 id="age">By age</h2><p>Older.</p><h2 id="make">By make</h2><p>Makes.</p>` +
    `<h2 id="season">By season</h2><p>Months.</p>`;
  const page = render(
    <Guide
      {...props}
      html={charts}
      figureBySection={{ age: "seasons", make: "seasons", season: "seasons" }}
    />,
  );
  const headings = getAll("section", page).map((section) => section.querySelectorAll("h2").length);
  expect(headings).toEqual([2, 1, 0]);
});

test("two sections with charts don't share a row if one has a number shown large", () => {
  const charts =
    `<h2 id="age">By age</h2><p>Older.</p>` +
    `<h2 id="make">By make</h2><blockquote><p><strong>3</strong> makes.</p></blockquote><p>Makes.</p>`;
  const page = render(
    <Guide {...props} html={charts} figureBySection={{ age: "seasons", make: "seasons" }} />,
  );
  const sections = textsOf("section", page);
  expect(sections).toHaveLength(3);
  expect(sections[1]).toContain("3 makes.");
});

test("a guide has its whole text in order, then the tool, the dates, and the sources", () => {
  const page = render(<Guide {...props}>Ad</Guide>);
  getOne("nav", page).remove();
  expect(textsOf("section", page)).toEqual([
    "First of all.",
    "LookUnder the seat.RustBelow.",
    "Ask3 times.",
    "Value your cartPublished Nov 21, 2026, updated Nov 27, 2026SourcesA dealer",
  ]);
  expect(textOf(page)).toContain("Below.AdAsk");
  expect(textsOf("summary", page)).toEqual(["Sources"]);
  expect(textsOf("figure", page)).toEqual([]);
});

test("a guide links to all other guides, including those in no menu", () => {
  const links = linksIn(getOne("[aria-label='More guides']", render(<Guide {...props} />)));
  expect(links).toContainEqual(["Buying Guide", "/buying-guide"]);
  expect(links).toContainEqual(["Where to Sell", "/where-to-sell"]);
  expect(links.map(([, path]) => path)).not.toContain("/insurance");
  expect(links.map(([, path]) => path)).not.toContain("/about");
});

test("a tool stands in its section, below what leads to it", () => {
  const page = render(<Guide {...props} tool={<form>Try it</form>} toolSection="look" />);
  const section = getOne("form", page).closest("section")!;
  expect(section.textContent).toMatch(/^LookUnder the seat\.Try it/);
});

test("a chart is placed in the section that asks for it", () => {
  const page = render(<Guide {...props} figureBySection={{ look: "seasons" }} />);
  const [figure, ...moreFigures] = getAll("figure", page);
  expect(moreFigures).toEqual([]);
  expect(figure!.closest("section")!.textContent).toMatch(/^LookUnder the seat\..+Below\.$/);
});

test("a timeline's items share a row without cards, however many they are", () => {
  const years = `<h2 id="years">Years</h2><h3>2025</h3><p>One.</p><h3>2026</h3><p>Two.</p>`;
  const page = render(<Guide {...props} html={years} lookBySection={{ years: "timeline" }} />);
  const items = textsOf("[data-look=timeline][data-layout=below] > .grid > *", page);
  expect(items).toEqual(["2025One.", "2026Two."]);
  expect(getAll(".card", page)).toEqual([]);
});

test("the sign with prices by age shows the ages below its line", () => {
  const groups = askingByAge(usedListings);
  const texts = textsOf("text", render(<GuidePicture guide="market-trends" />));
  expect(texts).toContain(formatDollars(groups[0]!.middle));
  const ages = texts.slice(-groups.length);
  expect(ages.map((age) => Number.parseInt(age, 10))).toEqual(
    groups.map(({ name }) => Number.parseInt(name, 10)),
  );
  expect(ages.at(-1)).toMatch(/^\d+\+ yrs$/);
});
