import { beforeEach, describe, expect, test, vi } from "vitest";
import { enter, mountAt, press, render, submit } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { receiverForEachTest, refuse } from "../../forms/receiver.fixture.ts";
import { noon } from "../cart-form/calculation.fixture.ts";
import { EmbedTool } from "./island.tsx";
import { readHostChoices } from "./host-choices.ts";
import { makes } from "../../../domain/catalogue/makes.ts";

const receiver = receiverForEachTest();

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date"] });
  forbidStorage();
});

/** Blocks storage as browsers do in another site's page: even reading the property throws. */
function forbidStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, new Proxy({}, { get: () => touched(name), set: () => touched(name) }));
  }
}
const touched = (name: string) => {
  throw new DOMException(`${name} was used`, "SecurityError");
};

const openEmbed = (query = "") => mountAt(`/embed${query}`, <EmbedTool />);

async function valuedOnward(query = "") {
  const tool = await openEmbed(query);
  await enter("2020", fieldOf("Year", tool));
  if (getAll("select[name=make]", tool).length > 0) {
    await enter("Club Car", getOne<HTMLSelectElement>("select[name=make]", tool));
  }
  await enter("Onward", fieldOf("Model", tool));
  await submit(tool);
  return tool;
}

async function sell(tool: HTMLElement) {
  await press("List for Sale", tool);
  const dialog = getOne("dialog", tool);
  await enter("Ann", fieldOf("Name", dialog));
  await enter("ann@example.com", fieldOf("Email", dialog));
  await enter("Ocala, FL", fieldOf("Location", dialog));
  await submit(dialog);
  await vi.waitFor(() => expect(receiver.requests).not.toEqual([]));
}

test("the embedded tool starts with only the form", () => {
  expect(textsOf("h2", render(<EmbedTool />))).toEqual(["Enter Cart Details"]);
});

test("a make fixed by the dealer is shown as text, and an unknown make is ignored", async () => {
  const tool = await openEmbed("?make=club-car");
  expect(getAll("select[name=make]", tool)).toEqual([]);
  expect(textOf(tool)).toContain("Make Club Car");
  expect(getAll("select[name=make]", await openEmbed("?make=nobody"))).toHaveLength(1);
});

describe("after Calculate", () => {
  test("the embedded estimate is shown and announced without changing the address", async () => {
    const tool = await valuedOnward("?partner=ace");
    expect(getOne("data:not([data-answer])", tool).getAttribute("value")).toBe("5130");
    await vi.waitFor(() =>
      expect(textOf(getOne("p.visually-hidden[role=status]", tool))).toContain("$5,130"),
    );
    expect(location.search).toBe("?partner=ace");
  });

  test("the embedded result marks what was only assumed", async () => {
    const tool = await openEmbed("?for=trading&dealers=hide");
    await enter("2019 ezgo rxv 4 seats", fieldOf("Describe it in a line", tool));
    await vi.waitFor(() => expect(fieldOf("Model", tool).value).toBe("RXV"));
    await submit(tool);
    expect(textsOf("p", getOne("[aria-label='Valuation result']", tool))).toContain(
      "4 seats · electric, assumed · good, assumed · 2-\u2060yr batteries, assumed",
    );
  });

  test.each([
    ["Club Car", "Onward"],
    ["GEM", "e4"],
  ])("the owner of a %s is not sent to any other seller", async (make, model) => {
    const tool = await openEmbed("?for=trading&dealers=hide");
    await enter("2016", fieldOf("Year", tool));
    await enter(make, getOne<HTMLSelectElement>("select[name=make]", tool));
    await enter(model, fieldOf("Model", tool));
    await submit(tool);
    await vi.waitFor(() =>
      expect(textOf(getOne("p.visually-hidden[role=status]", tool))).toContain(make),
    );
    expect(textOf(tool)).not.toMatch(/three ads|keep shopping|another dealer|dealers ask/i);
    expect(linksIn(getOne("section", tool)).map(([, href]) => href)).toEqual(["/privacy-policy"]);
  });

  test("a trade-in's form has the trade-in, and no price that the visitor hasn't seen", async () => {
    const tool = await valuedOnward("?for=trading&dealers=hide");
    expect(textsOf("[aria-label=Figures] .key", tool)).toEqual(["Trade-in"]);
    await press("Ask for an offer", tool);
    const description = fieldOf<HTMLTextAreaElement>("Description", tool).value;
    expect(description).toMatch(/Trade-in about \$[\d,]+ \(\$[\d,]+ to \$[\d,]+\)\.$/);
    expect(textOf(tool)).not.toMatch(/asking \$/i);
  });

  test("the embedded trade-in's button and form ask for an offer", async () => {
    const tool = await valuedOnward("?for=trading");
    await press("Ask for an offer", tool);
    expect(getOne("dialog", tool).getAttribute("aria-label")).toBe("Ask for an Offer");
  });

  test("the preview for dealers shows a number at once without scrolling or announcing it", async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    const tool = await openEmbed("?for=trading&sample");
    await vi.waitFor(() =>
      expect(getOne("data[data-answer]", tool).getAttribute("value")).toMatch(/^\d{4}$/),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(textOf(getOne("p.visually-hidden[role=status]", tool))).toBe("");
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("the embedded tool has no buttons to share, save, or print", async () => {
    const tool = await valuedOnward();
    expect(textsOf("button", tool).join()).not.toMatch(/Share|Save|Print/);
  });
});

describe("a lead", () => {
  test("a lead carries the dealer's id and this site's page with the estimate", async () => {
    const tool = await valuedOnward("?partner=sunny-carts");
    await press("List for Sale", tool);
    expect(textOf(getOne("dialog", tool))).toContain("may forward them to the dealer");
    await press("List for Sale", tool);
    await sell(tool);
    await vi.waitFor(() =>
      expect(textOf(tool)).toContain("Either we or this dealer will contact you."),
    );
    expect(getOne("dialog", tool).hasAttribute("open")).toBe(false);
    expect([...receiver.entries.values()]).toMatchObject([
      { name: "Ann", partner: "sunny-carts", page: expect.stringMatching(/^\/\?year=2020/) },
    ]);
  });

  test("a lead names the dealer who gets it by mail, before and after it is sent", async () => {
    receiver.partners.set("sunny-carts", "Sunny Carts & Sons");
    const tool = await valuedOnward("?partner=sunny-carts");
    await press("List for Sale", tool);
    const dialog = getOne("dialog", tool);
    await vi.waitFor(() =>
      expect(textOf(dialog)).toContain("Your details go to Sunny Carts & Sons and to CartWorth"),
    );
    expect(textOf(dialog)).not.toContain("may forward");
    await press("List for Sale", tool);
    await sell(tool);
    await vi.waitFor(() => expect(textOf(tool)).toContain("Sunny Carts & Sons will contact you."));
    expect([...receiver.entries.values()]).toMatchObject([{ partner: "sunny-carts" }]);
    expect(receiver.requests[0]!.fields).not.toHaveProperty("dealer");
  });

  test("a lead without a valid dealer id mentions no dealer", async () => {
    const tool = await valuedOnward("?partner=Sunny+Carts");
    await sell(tool);
    await vi.waitFor(() => expect(textOf(tool)).toContain("Onward. We will contact you."));
    expect(textOf(getOne("dialog", tool))).not.toContain("dealer");
    expect(receiver.requests[0]!.fields).not.toHaveProperty("partner");
  });

  test("a refused lead stays in the form with the reason and keeps its id", async () => {
    const tool = await valuedOnward("?partner=ace");
    receiver.answers.push(refuse(503, { form: "We could not store this just now." }));
    await sell(tool);
    await vi.waitFor(() => expect(textOf(tool)).toContain("We could not store this just now."));
    expect(fieldOf("Name", tool).value).toBe("Ann");
    await submit(getOne("dialog", tool));
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2));
    expect(new Set(receiver.requests.map(({ fields }) => fields["id"])).size).toBe(1);
  });

  test("a lead that doesn't arrive stays in the form without a promise to keep it", async () => {
    const tool = await valuedOnward();
    receiver.answers.push((response) => response.destroy());
    await sell(tool);
    await vi.waitFor(() => expect(textOf(tool)).toContain("Everything you typed is still here"));
    expect(textOf(tool)).not.toContain("This browser will keep it");
  });
});

const choicesIn = (query: string) => readHostChoices(new URLSearchParams(query));

test("the host's choices can name any make and a dealer's id", () => {
  for (const { slug, name } of makes) expect(choicesIn(`make=${slug}`)).toEqual({ make: name });
  expect(choicesIn("partner=sunny-carts-2")).toEqual({ partner: "sunny-carts-2" });
});

test.each([
  "",
  "make=",
  "make=Club+Car",
  "make=nobody",
  "make=__proto__",
  "partner=",
  "partner=Sunny+Carts",
  "partner=a%0Ab",
  `partner=${"x".repeat(41)}`,
])("the address %j chooses nothing", (query) => expect(choicesIn(query)).toEqual({}));
