import { expect, test } from "vitest";
import { slugOf } from "../../../../domain/catalogue/make.ts";
import { cartRecallsByMake, partsRecalls, recalls } from "../../../../domain/recalls/recalls.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { linksIn, rowsOf, textOf } from "../../../ui/kit/queries.fixture.ts";
import { NewestRecalls, RecallList } from "./recall-list.tsx";

test("each make's three newest recalls are listed with sources, and a link leads to the others", () => {
  const page = render(<RecallList />);
  const links = linksIn(page).map(([, href]) => href);
  for (const [make, notices] of cartRecallsByMake) {
    for (const { source } of notices.slice(0, 3)) expect(links).toContain(source.url);
    const path = `/${slugOf(make)}#recalls`;
    if (notices.length > 3) expect(links).toContain(path);
  }
  for (const { source } of partsRecalls) expect(links).toContain(source.url);
  expect(links).toContain("/polaris#recalls");
  expect(textOf(page)).toContain(`${recalls.length} notices`);
});

test("the three newest recalls are of golf carts, not of utility vehicles", () => {
  const rows = rowsOf(render(<NewestRecalls />)).slice(1);
  expect(rows).toHaveLength(3);
  for (const [name] of rows) expect(name).not.toMatch(/^(?:Polaris|Kubota|John Deere)/);
});
