import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getOne, linksIn, textOf } from "../../../ui/kit/queries.fixture.ts";
import { PlainText } from "./plain-text.tsx";

test("a page of plain text has all of its text, and links to its sections", () => {
  const page = render(
    <PlainText
      html={
        `<p>First of all.</p><h2 id="look">Look</h2><p>Under the seat.</p><h3>Rust</h3><p>Below.</p>` +
        `<h2 id="ask">Ask</h2><ul><li>A dealer</li></ul>`
      }
    />,
  );
  expect(textOf(page)).toContain("First of all.LookUnder the seat.RustBelow.AskA dealer");
  expect(linksIn(getOne("nav", page))).toEqual([
    ["Look", "#look"],
    ["Ask", "#ask"],
  ]);
});
