import { expect, test, vi } from "vitest";
import { choices, someDetails } from "../../../domain/details/cart.fixture.ts";
import { give } from "../../../domain/details/details.ts";
import { mount, mountAt, press, render, submit, enter } from "../../ui/kit/page.fixture.ts";
import {
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
  getAll,
  descriptionOf,
} from "../../ui/kit/queries.fixture.ts";
import { PlateTool } from "../plate/island.tsx";
import { browserForEachTest, returnTo } from "../cart-form/browser.fixture.ts";
import { PriceCheck } from "./island.tsx";
import { CheckForm, PriceField } from "./parts/check-form.tsx";
import { type Ad, adCodec, emptyAd, queryOfAd } from "./model.ts";
import { maxAmountLength } from "../../../domain/words/read-dollars.ts";
import fc from "fast-check";

const staleText = "This result is for the previous ad.";

browserForEachTest();

const toolWith = (seller: Ad["seller"] = "owner") => {
  const ad = { ...emptyAd, price: "6500", seller, details: someDetails() };
  return mountAt(`/check-a-price${queryOfAd(ad)}`, <PriceCheck />);
};

const signTop = (tool: HTMLElement) => textOf(getOne(".sign-top", tool));

async function toolWithPasted(text: string) {
  const tool = await mountAt("/check-a-price", <PriceCheck />);
  await enter(text, fieldOf("Paste the ad, or describe it", tool));
  await vi.waitFor(() => expect(textsOf("[role=status] li", tool)).not.toEqual([]));
  return tool;
}

test("an empty address is read as the prerendered form", () => {
  const empty = new URLSearchParams();
  expect(JSON.stringify(adCodec.readAddress(empty))).toBe(JSON.stringify(adCodec.blank));
});

test("the fees that an ad names are added to its price, shown, and judged with it", async () => {
  const tool = await toolWithPasted("2025 Evolution D5 Maverick 4 Plus $9,995 + $600 prep");
  expect(textOf(getOne("form", tool))).toContain("$9,995 + $600 = $10,595 to pay");
  await submit(tool);
  expect(signTop(tool)).toContain("Ad: $10,595");
  expect(textOf(getOne(".summary", tool))).toContain("$9,995 + $600 = $10,595 to pay");
  expect(location.search).toContain("fees=600");
});

test("fees that are left out aren’t judged", async () => {
  const tool = await toolWithPasted("2025 Evolution D5 Maverick 4 Plus $9,995 + $600 prep");
  await press("Leave out the fees", tool);
  expect(document.activeElement).toBe(fieldOf("Asking price", tool));
  await submit(tool);
  expect(signTop(tool)).toContain("Ad: $9,995");
  expect(location.search).not.toContain("fees");
});

test("an ad with two possible prices gets no verdict until one is pressed", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent $6,795 and $5,200");
  const question = "Which is the asking price, $6,795 or $5,200?";
  expect(fieldOf("Asking price", tool).value).toBe("");
  expect(textOf(getOne("form", tool))).toContain(question);
  expect(getOne("button[type=submit]", tool).hasAttribute("disabled")).toBe(true);
  await press("$5,200", tool);
  expect(fieldOf("Asking price", tool).value).toBe("$5,200");
  expect(document.activeElement).toBe(fieldOf("Asking price", tool));
  expect(textOf(getOne("form", tool))).not.toContain(question);
  await submit(tool);
  expect(signTop(tool)).toContain("Ad: $5,200");
});

test("a price in other money is named, and a price that is typed answers", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent £4,500");
  expect(textOf(getOne("form", tool))).toContain("This price is in pounds.");
  await enter("6000", fieldOf("Asking price", tool));
  expect(textOf(getOne("form", tool))).not.toContain("This price is in pounds.");
});

const sellerIn = (tool: HTMLElement) =>
  getOne("input[name=seller]:checked", tool).getAttribute("value");
const chipsIn = (tool: HTMLElement) => textsOf("[role=status] li", tool);

async function paste(text: string, tool: HTMLElement) {
  const before = chipsIn(tool).join();
  await enter(text, fieldOf("Paste the ad, or describe it", tool));
  await vi.waitFor(() => expect(chipsIn(tool).join()).not.toBe(before));
}

test("who sells is read from the ad and shown, and one press changes it", async () => {
  const tool = await toolWithPasted(
    "2018 Club Car Precedent $6,500. Doc fee applies, we take trades",
  );
  expect(chipsIn(tool)).toContain("from a dealer");
  expect(sellerIn(tool)).toBe("dealer");
  await press("Owner", tool);
  await paste("2018 Club Car Precedent $6,500. Doc fee applies, we take trades. Lifted", tool);
  expect(sellerIn(tool)).toBe("owner");
});

test("the seller goes back to the default with the words about it", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent $6,500, we take trades");
  await paste("2018 Club Car Precedent $6,500", tool);
  expect(sellerIn(tool)).toBe("owner");
});

test("a line about another cart keeps no seller that it doesn’t name", async () => {
  const tool = await toolWith("dealer");
  await paste("2014 Yamaha Drive $3,900", tool);
  expect(sellerIn(tool)).toBe("owner");
  await paste("2016 EZ-GO TXT $4,900, financing available", tool);
  expect(sellerIn(tool)).toBe("dealer");
});

const summaryIn = (tool: HTMLElement) => textOf(getOne(".summary", tool));

test("an ad that doesn't say who sells is assumed to be an owner's until the visitor says so", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent $6,500");
  await submit(tool);
  expect(summaryIn(tool)).toContain("by owner, assumed");
  expect(location.search).not.toContain("seller");
  const checklist = () => linksIn(tool).find(([text]) => text === "Print the checklist")![1];
  expect(checklist()).not.toContain("seller");
  await press("by owner, assumed", tool);
  expect(document.activeElement).toBe(getOne("input[name=seller]:checked", tool));
  await submit(tool);
  expect(summaryIn(tool)).toContain("by owner");
  expect(summaryIn(tool)).not.toContain("by owner, assumed");
  expect(location.search).toContain("seller=owner");
  expect(checklist()).toContain("seller=owner");
});

test.each([
  ["2018 Club Car Precedent $6,500, by owner", "by owner"],
  ["2018 Club Car Precedent $6,500, we take trades", "from a dealer"],
])("who sells isn’t assumed for the ad %j", async (text, origin) => {
  const tool = await toolWithPasted(text);
  await submit(tool);
  expect(summaryIn(tool)).toContain(origin);
  expect(summaryIn(tool)).not.toContain(`${origin}, assumed`);
});

test("an old link that doesn’t say who sells assumes the owner", async () => {
  const tool = await toolWith(null);
  expect(summaryIn(tool)).toContain("by owner, assumed");
});

test("a form that was filled in by hand has said who sells", async () => {
  const tool = await mountAt("/check-a-price", <PriceCheck />);
  await enter("6500", fieldOf("Asking price", tool));
  await enter("2018", fieldOf("Year", tool));
  await enter("Club Car", fieldOf("Make", tool));
  await enter("Precedent", fieldOf("Model", tool));
  await submit(tool);
  expect(summaryIn(tool)).toContain("by owner");
  expect(summaryIn(tool)).not.toContain("assumed");
});

test("a line that doesn’t say who sells leaves the seller that was chosen", async () => {
  const tool = await mountAt("/check-a-price", <PriceCheck />);
  await paste("2018 Club Car Precedent", tool);
  await press("Dealer", tool);
  await paste("2018 Club Car Precedent $6,500", tool);
  expect(sellerIn(tool)).toBe("dealer");
});

test("a second ad drops the price and seller entered for the first and says so, and Undo brings both back", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent $6,500");
  await enter("6000", fieldOf("Asking price", tool));
  await press("Dealer", tool);
  await paste("2019 EZ-GO RXV", tool);
  expect([fieldOf("Asking price", tool).value, sellerIn(tool)]).toEqual(["", "owner"]);
  expect(textOf(getOne("form", tool))).toContain("This is another cart");
  await press("Undo", tool);
  expect([fieldOf("Asking price", tool).value, sellerIn(tool)]).toEqual(["6000", "dealer"]);
  expect(fieldOf("Model", tool).value).toBe("Precedent");
});

test("Undo after a check goes back to the ad that was checked", async () => {
  const tool = await toolWith("dealer");
  await paste("2014 Yamaha Drive $3,900 + $600 prep", tool);
  await submit(tool);
  await paste("2016 EZ-GO TXT $4,900", tool);
  await press("Undo", getOne("form", tool));
  expect([fieldOf("Asking price", tool).value, fieldOf("Model", tool).value]).toEqual([
    "$3,900",
    "Drive",
  ]);
  expect(textOf(getOne("form", tool))).toContain("$3,900 + $600 = $4,500 to pay");
});

test("a corrected price stays, and fees stay left out, as the visitor keeps typing the ad", async () => {
  const ad = "2018 Club Car Precedent $6,500 + $600 prep";
  const tool = await toolWithPasted(ad);
  await press("Leave out the fees", tool);
  await enter("6000", fieldOf("Asking price", tool));
  await paste(`${ad}, lifted`, tool);
  expect(fieldOf("Asking price", tool).value).toBe("6000");
  expect(textOf(getOne("form", tool))).not.toContain("to pay");
});

test("an ad about another cart drops the fees of the ad before it until the line is emptied", async () => {
  const ad = { ...emptyAd, price: "6500", fees: 600, details: someDetails() };
  const tool = await mountAt(`/check-a-price${queryOfAd(ad)}`, <PriceCheck />);
  await paste("2014 Yamaha Drive $3,900", tool);
  expect(textOf(getOne("form", tool))).not.toContain("to pay");
  await enter("", fieldOf("Paste the ad, or describe it", tool));
  expect(textOf(getOne("form", tool))).toContain("$6,500 + $600 = $7,100 to pay");
});

test("emptying the line brings back the price and the seller of the ad before it", async () => {
  const tool = await toolWith("dealer");
  await paste("2014 Yamaha Drive", tool);
  expect(fieldOf("Asking price", tool).value).toBe("");
  await enter("", fieldOf("Paste the ad, or describe it", tool));
  expect([fieldOf("Asking price", tool).value, sellerIn(tool)]).toEqual(["6500", "dealer"]);
});

test("the price, fees, and seller of an ad survive a trip to the year finder", async () => {
  const tool = await toolWithPasted("Club Car Precedent $6,500 + $600 prep, we take trades");
  const find = getOne<HTMLAnchorElement>("a[href='/year-finder']", tool);
  await press("Find it", tool);
  const finder = await mountAt(find.getAttribute("href")!, <PlateTool question="year" />);
  await enter("PH1523-345678", getOne<HTMLInputElement>("[name=number]", finder));
  await submit(finder);
  const back = linksIn(finder).find(([text]) => text === "Value it as a 2015")!;
  const returned = await mountAt(back[1], <PriceCheck />);
  expect(signTop(returned)).toContain("Ad: $7,100");
  expect(fieldOf("Year", returned).value).toBe("2015");
  expect(sellerIn(returned)).toBe("dealer");
});

test("the page before hydration has a blank sign", () => {
  const page = render(<PriceCheck />);
  expect(textOf(getOne("h1", page))).toBe("Is this ad fair?");
  expect(textsOf("h2", page)).toEqual(["Enter the ad"]);
  expect(signTop(page)).toBe("Ready to check");
  expect(getAll("data", page)).toEqual([]);
  expect(getOne("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
});

test("an ad in the address is checked at once, with the form folded", async () => {
  const tool = await toolWith();
  expect(fieldOf("Asking price", tool).value).toBe("6500");
  expect(signTop(tool)).toContain("Ad: $6,500");
  expect(textOf(getOne(".summary", tool))).toContain("2020 Club Car Onward");
  expect(textOf(tool)).not.toContain(staleText);
  expect(getAll("[data-open]", tool)).toEqual([]);
});

test("a dealer’s ad in the address selects the dealer in the form without calling the result outdated", async () => {
  const tool = await toolWith("dealer");
  expect(getOne("input[name=seller]:checked", tool).getAttribute("value")).toBe("dealer");
  expect(textOf(getOne(".summary", tool))).toContain("from a dealer");
  expect(textOf(tool)).not.toContain(staleText);
});

test("the result is called outdated after an edit, until the ad is checked again", async () => {
  const tool = await toolWith();
  await press("Change", tool);
  await enter("4000", fieldOf("Asking price", tool));
  expect(textOf(tool)).toContain(staleText);
  expect(signTop(tool)).toContain("$6,500");
  await submit(tool);
  expect(textOf(tool)).not.toContain(staleText);
  expect(signTop(tool)).toContain("$4,000");
  expect(location.search).toContain("price=4000");
  expect(document.activeElement).toBe(getOne("section[tabindex]", tool));
});

test("Update on the sign checks the edited ad", async () => {
  const tool = await toolWith();
  await enter("4000", fieldOf("Asking price", tool));
  await press("Update", tool);
  expect(signTop(tool)).toContain("$4,000");
  expect(textOf(tool)).not.toContain(staleText);
});

test("Update on an incomplete ad opens the form and keeps the answer", async () => {
  const tool = await toolWith();
  await enter("", fieldOf("Asking price", tool));
  await press("Update", tool);
  expect(getOne("form", tool).hasAttribute("data-open")).toBe(true);
  expect(getOne("form", tool).contains(document.activeElement)).toBe(true);
  expect(signTop(tool)).toContain("$6,500");
});

test("Change opens and focuses the form, and Close goes back and keeps what was typed", async () => {
  const tool = await toolWith();
  await press("Change", tool);
  expect(getOne("form", tool).hasAttribute("data-open")).toBe(true);
  expect(getOne("form", tool).contains(document.activeElement)).toBe(true);
  await enter("4000", fieldOf("Asking price", tool));
  await press("Close", tool);
  expect(getOne("form", tool).hasAttribute("data-open")).toBe(false);
  expect(document.activeElement).toBe(getOne(".summary button", tool));
  expect(fieldOf("Asking price", tool).value).toBe("4000");
});

test("an edit that is undone no longer makes the result outdated", async () => {
  const tool = await toolWith();
  await enter("4", fieldOf("Seats", tool));
  await enter("2", fieldOf("Seats", tool));
  expect(textOf(tool)).toContain(staleText);
  await enter("4", fieldOf("Seats", tool));
  expect(textOf(tool)).not.toContain(staleText);
});

test("a serial number entered later is part of the ad and its checklist", async () => {
  const tool = await toolWith();
  await enter("PH1523-345678", fieldOf("Serial number", tool));
  expect(textOf(tool)).toContain(staleText);
  await submit(tool);
  const checklist = linksIn(tool).find(([text]) => text === "Print the checklist");
  expect(checklist![1]).toMatch(/#serial=PH1523-345678$/);
  expect(location.href).not.toContain("PH1523");
});

test("the draft in this browser holds the serial number, and the address doesn't", () => {
  const ad = { ...emptyAd, details: someDetails({ serial: "PH1523-345678" }) };
  expect(queryOfAd(ad)).not.toContain("PH1523");
  expect(adCodec.read(new URLSearchParams(adCodec.draftOf!(ad)), emptyAd)).toEqual(ad);
});

test.each([
  ["copies it", async () => {}, "Copied to clipboard", false],
  [
    "shows it selected where the browser refuses",
    async () => {
      throw new DOMException("No", "NotAllowedError");
    },
    "It’s selected below.",
    true,
  ],
])("the button for the message %s", async (_what, writeText, status, isShown) => {
  vi.stubGlobal("navigator", { clipboard: { writeText: vi.fn(writeText) } });
  const tool = await toolWith();
  await press("Copy the message", getOne(".message", tool));
  expect(textOf(getOne(".message", tool))).toContain(status);
  const shown = getAll<HTMLTextAreaElement>("textarea", getOne(".message", tool));
  expect(shown.map(({ value }) => value)).toEqual(
    isShown ? [textOf(getOne("[data-message]", tool))] : [],
  );
});

const completeAd: Ad = { ...emptyAd, price: "6.5k", details: someDetails() };
const propsFor = (ad: Ad, isStale = false) => ({
  ref: null,
  ad,
  isStale,
  onChange: () => {},
  onFill: () => {},
  onCheck: () => {},
});
const formOf = (...args: Parameters<typeof propsFor>) =>
  render(<CheckForm {...propsFor(...args)} />);

const oneAmount = "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.";

test.each<[string, Partial<Ad>, string]>([
  ["nothing", emptyAd, "Enter the asking price."],
  ["no price", { price: " " }, "Enter the asking price."],
  ["two prices", { price: "6500 or 7000" }, oneAmount],
  ["no model", { details: someDetails({ model: "" }) }, "To calculate, enter the model."],
])("the check is disabled with %s, and a note says why", (_what, change, note) => {
  const form = formOf({ ...completeAd, ...change });
  expect(getOne("button[type=submit]", form).hasAttribute("disabled")).toBe(true);
  expect(textsOf("p", form)).toContain(note);
});

test("the check is enabled once the ad is complete", () => {
  const button = getOne("button[type=submit]", formOf(completeAd));
  expect(textOf(button)).toBe("Check the Price");
  expect(button.hasAttribute("disabled")).toBe(false);
});

test("the form calls the result outdated only when it is", () => {
  const note = "The result shown is for the previous ad.";
  expect(textsOf("p", formOf(completeAd, true))).toContain(note);
  expect(textsOf("p", formOf(completeAd))).not.toContain(note);
});

test("changing a detail leaves the ad's other details alone", async () => {
  const answered = { amountsInQuestion: [], question: "" };
  const changes: Partial<Ad>[] = [];
  const onChange = (change: (current: Ad) => Partial<Ad>) => changes.push(change(completeAd));
  const form = await mount(<CheckForm {...propsFor(completeAd)} onChange={onChange} />);
  await enter("2", fieldOf("Seats", form));
  await enter("7000", fieldOf("Asking price", form));
  await enter(" 7k ", fieldOf("Asking price", form));
  expect(changes).toEqual([
    { details: someDetails({ seats: 2 }) },
    { price: "7000", ...answered },
    { price: " 7k ", ...answered },
  ]);
});

test.each([
  ["6.5k obo", "We read this as $6,500."],
  ["$6,500", ""],
  ["6 500", ""],
  ["6500", ""],
  ["", ""],
  ["6500 or 7000", oneAmount],
  ["0", oneAmount],
])("a price typed as %j stays as typed, with the note %j", (price, text) => {
  const markup = render(<PriceField price={price} onChange={() => {}} />);
  const field = fieldOf("Asking price", markup);
  const note = descriptionOf(field, markup);
  expect(field.getAttribute("value")).toBe(price);
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
  expect(textOf(note)).toBe(text);
  expect(note.getAttribute("role")).toBe("status");
  expect(note.classList.contains("error")).toBe(text === oneAmount);
  expect(field.getAttribute("aria-invalid")).toBe(text === oneAmount ? "true" : null);
});

const ads: fc.Arbitrary<Ad> = fc.record({
  amountsInQuestion: fc.constant([]),
  question: fc.constant(""),
  fees: fc.nat({ max: 3000 }),
  isRead: fc.constant(false),
  price: fc.string({ maxLength: maxAmountLength }),
  seller: fc.constantFrom("owner", "dealer"),
  details: fc
    .record({ batteryType: choices.batteryType, lifted: choices.lifted })
    .map((extras) => give(someDetails({ make: "EZ-GO", model: "RXV & co" }), extras)),
});

test("an ad's address restores the ad", () => {
  fc.assert(
    fc.property(ads, (ad) => {
      expect(adCodec.read(new URLSearchParams(queryOfAd(ad)), emptyAd)).toEqual(ad);
    }),
  );
});

test("what an ad left assumed is still assumed after a reload", async () => {
  await toolWithPasted("2018 Club Car Precedent $6,500");
  const reloaded = await returnTo(<PriceCheck />);
  expect(fieldOf("Asking price", reloaded).value).toBe("$6,500");
  await submit(reloaded);
  expect(textOf(getOne(".summary", reloaded))).toContain("good, assumed");
});

test("a linked cart's details are assumed where the link says nothing, even after a line that says nothing", async () => {
  const tool = await mountAt("/check-a-price?year=2019&make=EZ-GO&model=RXV", <PriceCheck />);
  await enter("hello there", fieldOf("Paste the ad, or describe it", tool));
  await enter("6000", fieldOf("Asking price", tool));
  await submit(tool);
  expect(textOf(getOne(".summary", tool))).toContain("good, assumed");
  expect(location.search).toBe("?year=2019&make=EZ-GO&model=RXV&price=6000");
});

test("a detail that was read leads to its field, which it unfolds", async () => {
  const tool = await toolWithPasted("2018 Club Car Precedent $6,500, 4 year old batteries");
  const isFolded = () => getAll("[data-folded] [name=year]", tool).length > 0;
  expect(isFolded()).toBe(true);
  const chips = () => textsOf("[aria-label='The cart in the ad'] button", tool);
  expect(chips()).toEqual(
    expect.arrayContaining(["2018", "Club Car", "Precedent", "good, assumed"]),
  );
  await press("good, assumed", tool);
  expect(isFolded()).toBe(false);
  expect(document.activeElement).toBe(getOne("[name=condition]:checked", tool));
});

test("what an ad leaves out is asked for alone, and named beside the button", async () => {
  const tool = await toolWithPasted("Club Car Precedent $6,500");
  expect(getOne("[data-folded]:has([name=year])", tool).dataset["asked"]).toBe("year");
  expect(textOf(getOne(".press", tool))).toContain("year");
});
