import * as v from "valibot";
import { afterEach, expect, test, vi, beforeEach, describe } from "vitest";
import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { sale, saleDay } from "../../../domain/submissions/form.fixture.ts";
import { saleFields, saleSchema } from "../../../domain/submissions/sale.ts";
import { cartFields } from "../../../domain/cart/cart.ts";
import { render, enter, openPage } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { SoldForm, SoldAside } from "./parts/form.tsx";
import { receiverForEachTest } from "../../forms/receiver.fixture.ts";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { saleAddress } from "../../site/cart-addresses.ts";

const page = render(<SoldForm />);
const fields = getAll<HTMLInputElement>("input, select", page);
const {
  website: _honeypot,
  elapsedMs: _time,
  id: _id,
  ...reportFields
} = saleSchema(saleDay).pipe[0].entries;

afterEach(() => {
  vi.unstubAllEnvs();
  // The next test needs the module with the real settings.
  vi.resetModules();
});

test("the sale form has every field of a report, and the honeypot", () => {
  const names = fields.map((field) => field.getAttribute("name")!);
  expect(names.toSorted()).toEqual([...Object.keys(reportFields), "website"].toSorted());
});

test("every field but the email address is required and marked so", () => {
  for (const field of fields.filter((candidate) => candidate.getAttribute("name") !== "website")) {
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
  ["Kind of sale", Object.values(saleFields.kind.labels)],
  ["State", states.map(({ name }) => name)],
])("the field %s has the site's choices with none chosen in advance", (label, texts) => {
  const select = fieldOf(label, page);
  expect(textsOf("option", select)).toEqual(["Select one", ...texts]);
  expect(getAll("option", select)[0]!.getAttribute("value")).toBe("");
});

test("the inbox takes every choice that the form offers", () => {
  const schema = saleSchema(saleDay);
  for (const select of getAll("select", page)) {
    for (const option of getAll("option", select).slice(1)) {
      const change = { [select.getAttribute("name")!]: option.getAttribute("value") };
      expect(v.is(schema, { ...sale, ...change }), JSON.stringify(change)).toBe(true);
    }
  }
});

test("without JavaScript, the browser posts the sale form to the inbox", () => {
  const form = getOne("form", page);
  const sent = [form.getAttribute("method"), form.getAttribute("action")];
  expect(sent).toEqual(["post", "/api/sales"]);
});

test("the text beside the sale form says what happens to a report", () => {
  const aside = render(<SoldAside />);
  expect(aside.textContent).toContain("Your email is never published.");
  expect(aside.textContent).not.toContain("no inbox");
  expect(linksIn(aside)).toEqual([["privacy policy", "/privacy-policy"]]);
});

test("on a static host, the sale form has no address and the page says that nothing is sent", async () => {
  vi.stubEnv("INBOX", "off");
  vi.resetModules();
  const { SoldAside: Aside, SoldForm: Form } = await import("./parts/form.tsx");
  expect(getOne("form", render(<Form />)).getAttribute("action")).toBeNull();
  expect(render(<Aside />).textContent).toContain("a report stays in your browser");
});

describe("the script of the page", () => {
  const onward = someDetails({ seats: 2 });
  const nameFields = { year: "2020", make: "Club Car", model: "Onward" };
  const cart = { ...nameFields, seats: "2", powertrain: "electric", condition: "good" };
  const sold = { "Price paid": "$6,500", "Kind of sale": "private", State: "FL" };
  const soldFields = { price: "$6,500", kind: "private", soldOn: "2026-05-20", state: "FL" };
  const thanks = "Thank you. We have your report, and a person will read it.";
  const soon = { timeout: 30_000, interval: 5 };

  const receiver = receiverForEachTest();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 1, 15, 0) });
  });

  /** Opens or reopens the page with its script. */
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
    test("an estimate's address fills in the cart and then loses it", async () => {
      await load(saleAddress(onward));
      expect(values()).toMatchObject(cart);
      expect(location.search).toBe("");
    });

    test("an address fills in only what the form can hold", async () => {
      await load("/sold?year=20200&make=Nobody&seats=3&price=1&email=a@b.io&model=DS");
      expect(values()).toMatchObject({ year: "", make: "", seats: "", model: "DS" });
      expect(values()).toMatchObject({ price: "", email: "" });
    });

    test("an address keeps the sale of the same cart but not another cart's price", async () => {
      await load(saleAddress(onward));
      await fillSale();
      await load(saleAddress(onward));
      expect(values()).toMatchObject({ ...cart, ...soldFields });
      await load(saleAddress({ ...onward, model: "DS" }));
      expect(values()).toMatchObject({ ...cart, model: "DS", price: "", soldOn: "" });
    });
  });

  test("a report is sent with every field, and its form is emptied and thanks the visitor", async () => {
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
