import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WorkedExample } from "../island.tsx";

test("the age of the example is not a field named as the model year", () => {
  const html = renderToStaticMarkup(createElement(WorkedExample));
  const names = [...html.matchAll(/<select[^>]* name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(["age", "seats", "batteryAge"]);
});
