import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, linksIn, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { figureNames } from "../figure-names.ts";
import { Guide } from "./guide.tsx";
import { sectionsOf } from "../sections.ts";

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
