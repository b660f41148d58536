import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { minimumTimeMs } from "../../../domain/submissions/entry.ts";
import { enter, openPage } from "../../ui/kit/test-page.ts";
import { fieldOf, the } from "../../ui/kit/test-queries.ts";
import { Receiver } from "../../forms/test-receiver.ts";
import { defaultDetails } from "../../../domain/cart/details.ts";
import { saleAddress } from "../cart/cart-facts.ts";
import { SoldForm } from "./parts/form.tsx";

const onward = { ...defaultDetails, year: "2020", make: "Club Car", model: "Onward" };
const cart = {
  year: "2020",
  seats: "2",
  make: "Club Car",
  model: "Onward",
  powertrain: "electric",
  condition: "good",
};
const sold = { "Price paid": "$6,500", "Kind of sale": "private", State: "FL" };
const soldFields = { price: "$6,500", kind: "private", soldOn: "2026-05-20", state: "FL" };
const thanks = "Thank you. We have your report, and a person will read it.";
const soon = { timeout: 30_000, interval: 5 };

let receiver: Receiver;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 5, 1, 15, 0) });
  vi.spyOn(performance, "now").mockReturnValue(minimumTimeMs);
  sessionStorage.clear();
  localStorage.clear();
  receiver = new Receiver();
  await receiver.open();
});

afterEach(async () => {
  await receiver.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the page with its script, or opens it again. */
async function load(path = location.pathname + location.search): Promise<void> {
  openPage(<SoldForm />, path);
  vi.resetModules();
  await import("./send-sale.ts");
}

const form = () => the<HTMLFormElement>("form");
const values = () => Object.fromEntries(new FormData(form()));
const alert = () => the("[role=alert]");

async function fillSale(): Promise<void> {
  for (const [label, text] of Object.entries(sold)) await enter(text, fieldOf(label));
  await enter("2026-05-20", fieldOf("Date of sale"));
}

async function send(): Promise<void> {
  form().requestSubmit();
  await vi.waitFor(() => expect(the("[type=submit]").ariaDisabled ?? null).toBeNull(), soon);
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
