import * as v from "valibot";
import { afterEach, expect, test, vi, beforeEach, describe } from "vitest";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { sale, saleDay } from "../../../domain/submissions/form.fixture.ts";
import { saleKinds, saleSchema } from "../../../domain/submissions/sale.ts";
import { cartFields } from "../../../domain/valuation/cart.ts";
import { render, enter, openPage } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { SoldForm, SoldAside } from "./parts/form.tsx";
import { receiverForEachTest } from "../../forms/receiver.fixture.ts";
import { someDetails } from "../../../domain/cart/cart.fixture.ts";
import { saleAddress } from "../cart-form/cart-facts.ts";

const page = render(<SoldForm />);
const fields = getAll<HTMLInputElement>("input, select", page);
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
    const label = getOne(`label[for="${field.id}"]`, page).textContent;
    expect(field.hasAttribute("required"), label).toBe(!label.startsWith("Email"));
    expect(label.endsWith("*"), label).toBe(!label.startsWith("Email"));
    expect(getOne(`#${field.getAttribute("aria-describedby")}`, page).textContent).toBe("");
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
  expect(getAll("option", select)[0]!.getAttribute("value")).toBe("");
});

test("every choice that the form offers is one that the inbox takes", () => {
  const schema = saleSchema(saleDay);
  for (const select of getAll("select", page)) {
    for (const option of getAll("option", select).slice(1)) {
      const change = { [select.getAttribute("name")!]: option.getAttribute("value") };
      expect(v.is(schema, { ...sale, ...change }), JSON.stringify(change)).toBe(true);
    }
  }
});

test("without a script the browser posts it to the inbox", () => {
  const form = getOne("form", page);
  const sent = [form.getAttribute("method"), form.getAttribute("action")];
  expect(sent).toEqual(["post", "/api/sales"]);
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
  const { SoldAside: Aside, SoldForm: Form } = await import("./parts/form.tsx");
  expect(getOne("form", render(<Form />)).getAttribute("action")).toBeNull();
  expect(render(<Aside />).textContent).toContain("a report stays in your browser");
});

describe("the script of the page", () => {
  const onward = someDetails({ seats: 2 });
  const named = { year: "2020", make: "Club Car", model: "Onward" };
  const cart = { ...named, seats: "2", powertrain: "electric", condition: "good" };
  const sold = { "Price paid": "$6,500", "Kind of sale": "private", State: "FL" };
  const soldFields = { price: "$6,500", kind: "private", soldOn: "2026-05-20", state: "FL" };
  const thanks = "Thank you. We have your report, and a person will read it.";
  const soon = { timeout: 30_000, interval: 5 };

  const receiver = receiverForEachTest();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 1, 15, 0) });
  });

  /** Opens the page with its script, or opens it again. */
  async function load(path = location.pathname + location.search): Promise<void> {
    openPage(<SoldForm />, path);
    vi.resetModules();
    await import("./send-sale.ts");
  }

  const form = () => getOne<HTMLFormElement>("form");
  const values = () => Object.fromEntries(new FormData(form()));
  const alert = () => getOne("[role=alert]");

  async function fillSale(): Promise<void> {
    for (const [label, text] of Object.entries(sold)) await enter(text, fieldOf(label));
    await enter("2026-05-20", fieldOf("Date of sale"));
  }

  async function send(): Promise<void> {
    form().requestSubmit();
    await vi.waitFor(() => expect(getOne("[type=submit]").ariaDisabled ?? null).toBeNull(), soon);
  }

  describe("the address of an estimate", () => {
    test("fills in the cart, and then no longer has it", async () => {
      await load(saleAddress(onward));
      expect(values()).toMatchObject(cart);
      expect(location.search).toBe("");
    });

    test("fills in only what the form can hold", async () => {
      await load("/sold?year=20200&make=Nobody&seats=3&price=1&email=a@b.io&model=DS");
      expect(values()).toMatchObject({ year: "", make: "", seats: "", model: "DS" });
      expect(values()).toMatchObject({ price: "", email: "" });
    });

    test("gives way to what was typed since, after a reload", async () => {
      await load(saleAddress(onward));
      await fillSale();
      await enter("Onward Lifted", fieldOf("Model"));
      await load();
      expect(values()).toMatchObject({ ...cart, ...soldFields, model: "Onward Lifted" });
    });

    test("leaves the sale of the same cart, but not another cart's price", async () => {
      await load(saleAddress(onward));
      await fillSale();
      await load(saleAddress(onward));
      expect(values()).toMatchObject({ ...cart, ...soldFields });
      await load(saleAddress({ ...onward, model: "DS" }));
      expect(values()).toMatchObject({ ...cart, model: "DS", price: "", soldOn: "" });
    });
  });

  test("a report is sent with every field, and its form is emptied and says thanks", async () => {
    await load(saleAddress(onward));
    await fillSale();
    await send();
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/api/sales"]);
    expect([...receiver.entries.values()]).toEqual([
      { ...cart, ...soldFields, email: "", website: "" },
    ]);
    expect(alert().textContent).toBe(thanks);
    expect(document.activeElement).toBe(alert());
    expect(new Set(Object.values(values()))).toEqual(new Set([""]));
  });

  test("a sale cannot be dated after the visitor's own day", async () => {
    await load("/sold");
    expect(fieldOf("Date of sale").max).toBe("2026-06-01");
  });
});
