import * as v from "valibot";
import { afterEach, expect, test, vi, beforeEach, describe } from "vitest";
import { pricedMakes } from "../../../domain/catalogue/priced-makes.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { sale, saleDay } from "../../../domain/submissions/form.fixture.ts";
import { saleFields, saleSchema } from "../../../domain/submissions/sale.ts";
import { cartFields } from "../../../domain/cart/cart.ts";
import { render, enter, openPage } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { SoldForm, SoldAside, SoldSign } from "./parts/form.tsx";
import { receiverForEachTest, refuse } from "../../forms/receiver.fixture.ts";
import { codeSentence, saleThanks } from "../../../domain/submissions/text.ts";
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

test("besides the cart's name, only the price and the month are required, and marked as required", () => {
  const needed = ["year", "make", "model", "price", "soldIn"];
  for (const field of fields.filter((candidate) => candidate.getAttribute("name") !== "website")) {
    const label = getOne(`label[for="${field.id}"]`, page).textContent;
    const isNeeded = needed.includes(field.getAttribute("name")!);
    expect(field.hasAttribute("required"), label).toBe(isNeeded);
    expect(label.endsWith("*"), label).toBe(isNeeded);
    expect(getOne(`#${field.getAttribute("aria-describedby")}`, page).textContent).toBe("");
  }
});

test("the sale form asks for nothing that identifies a person or a cart", () => {
  const labels = textsOf("label", page).join();
  expect(labels).not.toMatch(/name|email|phone|address|serial/i);
});

test.each([
  ["Make", "Select one", pricedMakes.map(({ name }) => name)],
  ["Seats", "Not sure", Object.values(cartFields.seats.labels)],
  ["Powertrain", "Not sure", Object.values(cartFields.powertrain.labels)],
  ["Lifted", "Not sure", ["Yes", "No"]],
  ["Kind of sale", "No answer", Object.values(saleFields.kind.labels)],
  ["State", "No answer", states.map(({ name }) => name)],
])("the field %s has the site's choices with none chosen in advance", (label, open, texts) => {
  const select = fieldOf(label, page);
  expect(textsOf("option", select)).toEqual([open, ...texts]);
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
  expect(aside.textContent).toContain("You get a code.");
  expect(aside.textContent).not.toContain("no inbox");
  expect(linksIn(aside)).toContainEqual(["privacy policy", "/privacy-policy"]);
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
  const soldFields = { price: "$6,500", soldIn: "2026-05" };
  const soon = { timeout: 30_000, interval: 5 };

  const receiver = receiverForEachTest();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 1, 15, 0) });
  });

  /** Opens or reopens the page with its script. */
  async function load(path = location.pathname + location.search + location.hash): Promise<void> {
    openPage(
      <>
        <SoldSign />
        <SoldForm />
      </>,
      path,
    );
    vi.resetModules();
    await import("./send-sale.ts");
  }

  const form = () => getOne<HTMLFormElement>("form");
  const fold = () => getOne<HTMLDetailsElement>("details");
  const foldText = () => getOne("summary").textContent;
  const values = () => Object.fromEntries(new FormData(form()));
  const alert = () => getOne("[role=alert]");

  async function fillSale(): Promise<void> {
    await enter("$6,500", fieldOf("Price paid"));
    await enter("2026-05", fieldOf("Month"));
  }

  async function send(): Promise<void> {
    form().requestSubmit();
    await vi.waitFor(() => expect(getOne("[type=submit]").ariaDisabled ?? null).toBeNull(), soon);
  }

  test("the sign shows the cart and the price as they are typed, and goes blank when they are cleared", async () => {
    const sign = () => [textOf(getOne("#sold-cart")), textOf(getOne(".sign .tiles"))];
    const isBlank = () => getAll(".sign [data-blank]").length === 1;
    await load("/sold");
    expect(sign()[0]).toBe("Your cart");
    expect(isBlank()).toBe(true);
    await enter("2020", fieldOf("Year"));
    await enter("Club Car", fieldOf("Make"));
    await enter("6.5k", fieldOf("Price paid"));
    await vi.waitFor(() => expect(sign()).toEqual(["2020 Club Car", "$6,500"]), soon);
    expect(isBlank()).toBe(false);
    await enter("6,500 or so?", fieldOf("Price paid"));
    await vi.waitFor(() => expect(isBlank()).toBe(true), soon);
  });

  describe("the address of an estimate", () => {
    test("an estimate's address fills in the cart, the kind of sale, and the state, and then loses them", async () => {
      await load(saleAddress(onward, { kind: "trade-in", path: "/fl" }));
      expect(values()).toMatchObject({ ...cart, kind: "trade-in", state: "FL" });
      expect(location.search).toBe("");
    });

    test("a bill of sale's address fills in its price and month from the part that browsers don't send", async () => {
      const address = saleAddress(onward, { price: "$6,500", soldIn: "2026-05" });
      expect(address.split("#")[0]).not.toMatch(/6,?500|2026-05|%24/);
      await load(address);
      expect(values()).toMatchObject({ ...cart, ...soldFields });
      expect(location.hash).toBe("");
    });

    test("an address fills in only what the form can hold", async () => {
      await load("/sold?year=20200&make=Nobody&seats=3&price=1&state=zz&model=DS&website=spam");
      expect(values()).toMatchObject({ year: "", make: "", seats: "", model: "DS" });
      expect(values()).toMatchObject({ price: "", state: "", website: "" });
    });

    test("an address keeps the sale of the same cart but not another cart's price", async () => {
      await load(saleAddress(onward));
      await fillSale();
      await load(saleAddress(onward));
      expect(values()).toMatchObject({ ...cart, ...soldFields });
      await load(saleAddress({ ...onward, model: "DS" }));
      expect(values()).toMatchObject({ ...cart, model: "DS", price: "", soldIn: "" });
    });
  });

  test("a cart's details are folded away, with a summary that follows them", async () => {
    await load("/sold");
    expect([fold().open, foldText().trim()]).toEqual([false, "More details"]);
    await load(saleAddress(onward));
    expect(fold().open).toBe(false);
    expect(foldText()).toMatch(/^More details 2 seats · Electric · Condition: Good/);
    await enter("true", fieldOf("Lifted"));
    expect(foldText()).toContain(" · Lifted: Yes");
  });

  test("an error in the folded details opens the fold", async () => {
    await load(saleAddress(onward));
    await fillSale();
    receiver.answers.push(refuse(422, { seats: "Check the seats." }));
    await send();
    expect([fold().open, getOne("#seats-error").textContent]).toEqual([true, "Check the seats."]);
  });

  test("a report is sent with every field, and its sender is thanked with a code", async () => {
    await load(saleAddress(onward, { kind: "private" }));
    await fillSale();
    await send();
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/api/sales"]);
    const [[id, sent]] = [...receiver.entries] as [[string, object]];
    expect(sent).toMatchObject({ ...cart, ...soldFields, kind: "private", website: "" });
    expect(alert().textContent).toBe(`${saleThanks} ${codeSentence(id)}`);
    expect(document.activeElement).toBe(alert());
    expect(new Set(Object.values(values()))).toEqual(new Set([""]));
  });

  test("a sale cannot be later than the visitor's own month", async () => {
    await load("/sold");
    expect(fieldOf("Month").max).toBe("2026-06");
  });
});
