import { expect, test } from "vitest";
import { recalls, utilityRecallsByMake } from "../../../../domain/recalls/recalls.ts";
import { render } from "../../../ui/kit/test-page.ts";
import { linksIn, rowsOf, textOf } from "../../../ui/kit/test-queries.ts";
import { NewestRecalls, RecallList } from "./recall-list.tsx";

test("every recall of a golf cart is listed with its source, for those without a script", () => {
  const page = render(<RecallList />);
  const links = linksIn(page).map(([, href]) => href);
  const ofUtility = new Set(utilityRecallsByMake.flatMap(([, notices]) => notices));
  for (const recall of recalls) {
    if (!ofUtility.has(recall)) expect(links).toContain(recall.source.url);
  }
  expect(links).toContain("/polaris#recalls");
  expect(textOf(page)).toContain(`These are ${recalls.length} notices`);
});

test("the three newest recalls are of golf carts, not of utility vehicles", () => {
  const rows = rowsOf(render(<NewestRecalls />)).slice(1);
  expect(rows).toHaveLength(3);
  for (const [name] of rows) expect(name).not.toMatch(/^(?:Polaris|Kubota|John Deere)/);
});
