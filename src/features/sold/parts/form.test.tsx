import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { formMakes } from "../../../../domain/catalogue/price-book.ts";
import { states } from "../../../../domain/catalogue/states.ts";
import { sale, saleDay } from "../../../../domain/submissions/form-samples.ts";
import { saleKinds, saleSchema } from "../../../../domain/submissions/sale.ts";
import { cartFields } from "../../../../domain/valuation/cart.ts";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, linksIn, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { SoldAside } from "./aside.tsx";
import { SoldForm } from "./form.tsx";

const page = render(<SoldForm />);
const fields = allOf<HTMLInputElement>("input, select", page);
const { website: _trap, elapsedMs: _time, id: _id, ...asked } = saleSchema(saleDay).pipe[0].entries;

afterEach(() => {
  vi.unstubAllEnvs();
  // Later tests are to get the site as it is.
  vi.resetModules();
});

test("the form has every field that a report has, and the trap", () => {
  const names = fields.map((field) => field.getAttribute("name")!);
  expect(names.toSorted()).toEqual([...Object.keys(asked), "website"].toSorted());
});

test("every field but the email address is marked and required", () => {
  for (const field of fields.filter((each) => each.getAttribute("name") !== "website")) {
    const label = the(`label[for="${field.id}"]`, page).textContent;
    expect(field.hasAttribute("required"), label).toBe(!label.startsWith("Email"));
    expect(label.endsWith("*"), label).toBe(!label.startsWith("Email"));
    expect(the(`#${field.getAttribute("aria-describedby")}`, page).textContent).toBe("");
  }
  expect(textsOf("label", page)).toContain("Email optional, for one follow-up question");
});

test.each([
  ["Make", formMakes.map(({ name }) => name)],
  ["Seats", Object.values(cartFields.seats.labels)],
  ["Powertrain", Object.values(cartFields.powertrain.labels)],
  ["Kind of sale", Object.values(saleKinds)],
  ["State", states.map(({ name }) => name)],
])("%s has the site's choices, and none is made for the visitor", (label, texts) => {
  const select = fieldOf(label, page);
  expect(textsOf("option", select)).toEqual(["Select one", ...texts]);
  expect(allOf("option", select)[0]!.getAttribute("value")).toBe("");
});

test("every choice that the form offers is one that the inbox takes", () => {
  const schema = saleSchema(saleDay);
  for (const select of allOf("select", page)) {
    for (const option of allOf("option", select).slice(1)) {
      const change = { [select.getAttribute("name")!]: option.getAttribute("value") };
      expect(v.is(schema, { ...sale, ...change }), JSON.stringify(change)).toBe(true);
    }
  }
});

test("without a script the browser posts it to the inbox", () => {
  const form = the("form", page);
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual([
    "post",
    "/api/sales",
  ]);
});

test("beside it stands what happens to a report, and where to read more", () => {
  const aside = render(<SoldAside />);
  expect(aside.textContent).toContain("Your email is never published.");
  expect(aside.textContent).not.toContain("no inbox");
  expect(linksIn(aside)).toEqual([["privacy policy", "/privacy-policy"]]);
});

test("on a static host it is posted nowhere, and the page says that nothing is sent", async () => {
  vi.stubEnv("INBOX", "off");
  vi.resetModules();
  const form = await import("./form.tsx");
  const aside = await import("./aside.tsx");
  expect(the("form", render(<form.SoldForm />)).getAttribute("action")).toBeNull();
  expect(render(<aside.SoldAside />).textContent).toContain("a report stays in your browser");
});
