import { afterEach, describe, expect, test, vi } from "vitest";
import { openPage, render, enter } from "../../components/test-page.ts";
import { allOf, fieldOf, linksIn, rowsOf, textsOf, the } from "../../components/test-queries.ts";
import { categories } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";
import { MakeDirectory } from "./make-directory.tsx";
import { MakeFacts } from "./make-facts.tsx";
import { kindOf, makeNote } from "./make-text.ts";

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => makes.find((make) => make.name === name)!;
const pageOf = (name: string) => render(<MakeFacts make={named(name)} />);
const tablesOf = (name: string) => allOf("table", pageOf(name)).map(rowsOf);

describe("a make's base prices", () => {
  test("are those of its models, then of any other", () => {
    const [prices] = tablesOf("Club Car");
    const { modelPrices, defaultBasePrice } = named("Club Car");
    expect(prices).toEqual([
      ["Model", "New, two seats"],
      ...Object.entries(modelPrices).map(([model, price]) => [model, formatDollars(price)]),
      ["Any other Club Car", formatDollars(defaultBasePrice)],
    ]);
    expect(prices!.length).toBeGreaterThan(3);
  });

  test("are one where no model has its own", () => {
    expect(tablesOf("Beast")[0]!.slice(1)).toEqual([["Any Beast", "$6,500"]]);
  });

  test.each([
    ["Club Car", "From this site’s price list."],
    ["Advanced EV", "Assigned by comparison with similar makes."],
    ["AGT", "on thin evidence: check it against asking prices near you."],
  ])("of %s say where they are from", (name, sentence) => {
    expect(pageOf(name).textContent).toContain(sentence);
  });
});

describe("a make's values by age", () => {
  test("are what the tool says of a typical cart of that age", () => {
    const year = 2026;
    const [model] = Object.keys(named("Yamaha").modelPrices);
    const values = [0, 2, 5, 8, 11].map((age) => {
      const cart = { ...defaultChoices, make: "Yamaha", model: model!, modelYear: year - age };
      return formatDollars(appraise(cart, year).value);
    });
    const [, rows] = tablesOf("Yamaha");
    expect(rows!.slice(1).map(([, value]) => value)).toEqual(values);
    expect(rows!.map(([age]) => age)).toEqual([
      "Age",
      "New",
      "2 years",
      "5 years",
      "8 years",
      "11 years and more",
    ]);
  });

  test("are in a picture named after the make, which begins with its value when new", () => {
    const page = pageOf("Yamaha");
    expect(textsOf("title", page)).toEqual([
      "The estimate of a Yamaha from new to 15 years of age; the table has the figures.",
    ]);
    expect(textsOf("[data-end]", page)).toEqual(["new $7,125"]);
    expect(page.textContent).toContain("on a two-year-old pack");
  });
});

describe("what is known of a make", () => {
  test("that is only a name is said in few words, and nothing is made up", () => {
    const page = pageOf("Beast");
    expect(textsOf("h2", page)).toEqual(["About Beast", "Pricing your Beast"]);
    expect(textsOf("section p", page)[0]).toBe(
      "Beast is a name from lists of golf cart brands in the United States; we know no more of it.",
    );
    expect(page.textContent).not.toContain("Models you may meet");
  });

  test("has its description, whether it is built, its models, and how to price it", () => {
    const make = named("Club Car");
    const { textContent } = pageOf("Club Car");
    for (const part of [make.description, "Still in production.", make.pricingTip]) {
      expect(textContent).toContain(part);
    }
    expect(textContent).toContain(`Models you may meet: ${make.models.join(", ")}.`);
  });

  test("ends without a promise", () => {
    expect(pageOf("Kandi").textContent).toContain("we accept no liability");
  });

  test.each(categories)(
    "has advice for the kind %s, unless the make is only a name",
    (category) => {
      const make = { ...named("Club Car"), category };
      expect(kindOf(make).advice).not.toBe("");
      expect(kindOf({ ...make, evidence: "name seen in US brand lists only" })).toEqual({
        short: "Golf carts",
        advice: "",
      });
    },
  );

  test("is at most three models below its name, or else its kind", () => {
    const make = named("Advanced EV");
    expect(makeNote(make)).toBe("Advent 4, Advent 4L, Advent 6");
    expect(makeNote({ ...make, models: ["Via"] })).toBe("Via");
    expect(makeNote({ ...make, models: [] })).toBe("Personal carts");
  });
});

describe("the directory of makes", () => {
  const directory = render(<MakeDirectory makes={makes} />);
  const letters = the("nav", directory);

  test("has every make in its order, by a link to its page", () => {
    const links = linksIn(directory).slice(linksIn(letters).length);
    expect(links.map(([, href]) => href)).toEqual(makes.map(({ slug }) => `/${slug}`));
    for (const [index, [text]] of links.entries()) {
      expect(text.startsWith(makes[index]!.name)).toBe(true);
    }
  });

  test("has the makes of a letter below it, and those outside the alphabet at the end", () => {
    for (const section of allOf("section", directory)) {
      const [letter] = textsOf("h2", section);
      for (const [name] of linksIn(section)) {
        if (letter !== "More") expect(name[0]!.toUpperCase()).toBe(letter);
      }
    }
    expect(textsOf("h2", directory).at(-1)).toBe("More");
    const last = allOf("section", directory).at(-1)!;
    expect(linksIn(last).map(([, href]) => href)).toEqual(["/custom", "/harley-davidson"]);
  });

  test("has a way to each letter", () => {
    const anchors = allOf("section", directory).map(({ id }) => `#${id}`);
    expect(linksIn(letters).map(([, href]) => href)).toEqual(anchors);
    expect(linksIn(letters).map(([text]) => text)).toEqual(textsOf("h2", directory));
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe("the filter of the directory", () => {
  async function openDirectory() {
    openPage(<MakeDirectory makes={makes} />);
    vi.resetModules();
    await import("./make-filter.ts");
    const { body } = document;
    const shown = () =>
      allOf("li", body)
        .filter(({ hidden }) => !hidden)
        .map((item) => linksIn(item)[0]![1]);
    const status = () => the("[role=status]", body).textContent;
    return { body, shown, status, field: fieldOf("Find a make", body) };
  }

  test("shows the makes of that name, hides the letters, and says how many are left", async () => {
    const { body, field, shown, status } = await openDirectory();
    await enter("club", field);
    expect(shown()).toEqual(["/club-car"]);
    expect(status()).toBe("1 make");
    expect(the("nav", body).hidden).toBe(true);
    const sections = allOf("section", body).filter(({ hidden }) => !hidden);
    expect(sections.map((section) => textsOf("h2", section))).toEqual([["C"]]);
  });

  test("finds makes by their models too", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("advent", field);
    expect(shown()).toContain("/advanced-ev");
    expect(status()).toMatch(/^\d+ makes?$/);
  });

  test("says what to do where no make has that name", async () => {
    const { field, shown, status } = await openDirectory();
    await enter("zzz", field);
    expect(shown()).toEqual([]);
    expect(status()).toBe("No make of that name. Use Custom, or Other in the value tool.");
  });

  test("shows all again, without a word, once nothing is typed", async () => {
    const { body, field, shown, status } = await openDirectory();
    await enter("club", field);
    await enter("", field);
    expect(shown()).toHaveLength(makes.length);
    expect(status()).toBe("");
    expect(the("nav", body).hidden).toBe(false);
    expect(allOf("section", body).some(({ hidden }) => hidden)).toBe(false);
  });

  test("holds for what the browser restores after Back", async () => {
    const { field, shown } = await openDirectory();
    field.value = "garia";
    expect(shown()).toHaveLength(makes.length);
    dispatchEvent(new Event("pageshow"));
    expect(shown()).toEqual(["/garia"]);
  });
});
