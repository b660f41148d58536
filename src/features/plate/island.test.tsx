import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { numberKinds } from "../../../domain/serials/number-kinds.ts";
import { enter, mount, mountAt, press, render, submit } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { browserForEachTest } from "../cart-form/browser.fixture.ts";
import { brokenText } from "../cart-form/texts.fixture.ts";
import { PlateTool } from "./island.tsx";
import { loadRecalls } from "./parts/answer.tsx";

browserForEachTest("/year-finder");
beforeEach(async () => void (await loadRecalls()));

const yearAt = (end = "") => mountAt(`/year-finder${end}`, <PlateTool question="year" />);
const recallsAt = (end = "") => mountAt(`/recalls${end}`, <PlateTool question="recalls" />);
const numberIn = (page: HTMLElement) => getOne<HTMLInputElement>("[name=number]", page);
const signIn = (page: HTMLElement) => textOf(getOne(".sign", page));
const yearIn = (page: HTMLElement) => getOne("data", page).getAttribute("value");
const cardIn = (page: HTMLElement) => getOne(".figures:not(.waiting)", page);
const recallAnswer = (page: HTMLElement) => textOf(getOne("h2", cardIn(page)));
const yearLinks = (page: HTMLElement) =>
  getAll<HTMLAnchorElement>(".actions a", page).map((link) => [
    textOf(link),
    link.getAttribute("href"),
  ]);

async function readNumber(number: string, page: HTMLElement) {
  await enter(number, numberIn(page));
  await submit(page);
}

describe("before a number is read", () => {
  test("the page asks for one, shows where it is, and says what needs a script", () => {
    const page = render(<PlateTool question="year" />);
    expect(textOf(getOne("h1", page))).toBe("What year is your golf cart?");
    expect(getAll("data", page)).toEqual([]);
    expect(textsOf("ol li", page)).toHaveLength(3);
    expect(textOf(page)).toContain("The year finder needs JavaScript");
    expect(page.innerHTML).not.toMatch(brokenText);
  });

  test("only the page about recalls opens the fields for a cart without a number", () => {
    const isOpen = (page: HTMLElement) => getOne<HTMLDetailsElement>("details", page).open;
    expect(isOpen(render(<PlateTool question="year" />))).toBe(false);
    expect(isOpen(render(<PlateTool question="recalls" />))).toBe(true);
  });

  test("the button waits for a number, or on the page about recalls for a make", async () => {
    const button = (page: HTMLElement) => getOne<HTMLButtonElement>("[type=submit]", page);
    expect(button(await yearAt("?make=Garia")).disabled).toBe(true);
    const page = await recallsAt();
    expect(button(page).disabled).toBe(true);
    await enter("Garia", fieldOf<HTMLSelectElement>("Make", page));
    expect(button(page).disabled).toBe(false);
  });

  test("what a number looks like is said while it is typed", async () => {
    const page = await yearAt();
    await enter("PQ1645", numberIn(page));
    expect(textOf(page)).toContain("Looks like the beginning of a Club Car serial. So far it");
    await enter("PQR1645-12345678901", numberIn(page));
    expect(textOf(page)).toContain("We don’t recognize this number yet.");
    await enter("JW9-305124", numberIn(page));
    expect(textOf(page)).toContain("Read as a Yamaha serial.");
  });
});

describe("a number that was read", () => {
  test("has its year on the sign, how sure it is, why, and a way to value it", async () => {
    const page = await yearAt("?seats=6&from=/fl");
    await readNumber("PH1523-345678", page);
    expect(document.activeElement).toBe(getOne("section[tabindex]", page));
    expect(yearIn(page)).toBe("2015");
    expect(signIn(page)).toMatch(/^Club Car Precedent.*Fair.*The two digits after the letters/);
    expect(yearLinks(page)).toEqual([
      [
        "Value it as a 2015",
        expect.stringMatching(/^\/fl\?seats=6&year=2015&make=Club\+Car.*#yearFrom=PH1523-345678$/),
      ],
    ]);
  });

  test.each([
    ["2587255", "2007 to 2009", "2008", ["2008", "2009", "2007"]],
    ["J10", "1979 to 1981", "1981", ["1981", "1980", "1979"]],
    ["C4", "2024 or 2014", "2024", ["Use this age: 2 years, 2024", "Use this age: 5+ years, 2014"]],
  ])("%s may stand for several years: %s", async (number, shown, likeliest, links) => {
    const page = await yearAt(`#number=${number}`);
    expect(getOne("data", page).getAttribute("aria-label")).toBe(shown);
    expect(yearIn(page)).toBe(likeliest);
    for (const [index, link] of links.entries()) {
      expect(yearLinks(page)[index]![0]).toContain(link);
    }
  });

  test("a doubt stands with the year, and says what to do", async () => {
    const page = await yearAt("#number=1C9CART44GE123456");
    expect(signIn(page)).toContain("Likely a typing error");
    expect(yearIn(page)).toBe("2016");
  });

  test.each([
    ["JW8-313855", "Right 68 times in 100"],
    ["PQ0745-123456", "Right 99 times in 100"],
  ])("%s has the measured error of its rule: %s", async (number, text) => {
    expect(textOf(getOne(".edges:not(.waiting)", await yearAt(`#number=${number}`)))).toContain(
      text,
    );
  });

  test("an entered make that isn't the number's is said, not overruled", async () => {
    const page = await yearAt("?make=Yamaha&kind=club-car#number=PQ0745-123456");
    expect(textOf(cardIn(page))).toContain(
      "Your cart is entered as Yamaha. This is how a Club Car number reads.",
    );
    expect(yearLinks(page)[0]![1]).toContain("make=Yamaha");
  });

  test("where nothing can be told, the sign says why, and the card what to try", async () => {
    const page = await yearAt("#number=9999999");
    expect(signIn(page)).toContain("Can’t tell");
    expect(textOf(cardIn(page))).toContain("To find the year: Look on the same plate");
    expect(getAll("data", page)).toEqual([]);
  });

  test("as another kind than it looks like, it may be read as that", async () => {
    const page = await yearAt("?kind=yamaha#number=PQ1645-123456");
    await press("Read it as a Club Car serial", page);
    expect(yearIn(page)).toBe("2016");
    expect(fieldOf("What it is", page).value).toBe("club-car");
  });

  test.each(numberKinds)("the example of a $label has an answer without nonsense", async (kind) => {
    const page = await yearAt(`#number=${kind.example}`);
    expect(getAll("data", page)).toHaveLength(1);
    expect(page.innerHTML).not.toMatch(brokenText);
  });
});

describe("Change", () => {
  test("opens the form over the sign, and Close takes back what was typed", async () => {
    const page = await yearAt("#number=PQ1645-123456");
    await press("Change", page);
    expect(document.activeElement).toBe(numberIn(page));
    await enter("C4", numberIn(page));
    await press("Close", page);
    expect(numberIn(page).value).toBe("PQ1645-123456");
    expect(yearIn(page)).toBe("2016");
  });
});

describe("the address", () => {
  test("follows once the typing pauses, with the number where no server gets it", async () => {
    const page = await yearAt("?make=Icon&from=/fl");
    await enter("C4", numberIn(page));
    expect(location.hash).toBe("");
    vi.runAllTimers();
    expect(location.search + location.hash).toBe("?make=Icon&from=%2Ffl#number=C4");
  });

  test("of another number, opened in the same tab, shows that one", async () => {
    const page = await recallsAt("#serial=299");
    await act(async () => {
      location.hash = "#serial=3400000";
      await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    });
    expect(numberIn(page).value).toBe("3400000");
    expect(recallAnswer(page)).toMatch(/in the range of a recall/);
  });

  test.each(["__proto__", "constructor", "x".repeat(10_000), "🛺"])(
    "full of %j is not a cart",
    async (junk) => {
      const page = await recallsAt(
        `?make=${junk}&year=${junk}&serial=${junk}&model=${junk}&${junk}=1`,
      );
      expect(fieldOf("Make", page).value).toBe("");
      expect(recallAnswer(page)).toMatch(/^The number looks incomplete/);
      expect(getAll("article", page)).toEqual([]);
    },
  );
});

describe("recalls", () => {
  test("of a number's cart are on the card of both pages, with what to do first", async () => {
    for (const open of [yearAt, recallsAt]) {
      const page = await open("#number=J0A-100101");
      expect(recallAnswer(page)).toMatch(/^Recalled: 3 recalls list this serial number\./);
      expect(textOf(cardIn(page))).toContain("Do this first: Stop using the cart");
    }
  });

  test("are on the sign of the page that asks about them, never as an all-clear", async () => {
    expect(signIn(await recallsAt("#number=J0A-100101"))).toContain("Recalled");
    expect(signIn(await recallsAt("?make=Garia&year=2015"))).toContain("Maybe recalled");
    for (const cart of ["Icon&year=2020", "GEM&year=2022"]) {
      const page = await recallsAt(`?make=${cart}`);
      expect(signIn(page)).toContain("Ask a dealer");
      expect(recallAnswer(page)).toMatch(/^We can’t rule out a recall/);
      expect(textOf(page)).toContain("through May 21, 2026. We don’t have anything newer.");
      expect(textOf(page)).not.toMatch(/no recalls|not recalled|all clear/i);
    }
  });

  test("say what can happen, then what to do and whom to call", async () => {
    const page = await recallsAt("?make=Yamaha&year=2018#serial=J0A-100101");
    expect(textsOf("article", page)[0]).toMatch(
      /^The accelerator pedal spring can fail.*Stop using the cart.*Contact a Yamaha golf car dealer, or Yamaha, at 866-747-4027\..*CPSC 25-321, Jun 5, 2025/,
    );
    const garia = await recallsAt("?make=Garia&year=2015&model=Golf");
    expect(linksIn(getOne("article", garia))[0]).toEqual(["281-923-0291", "tel:+1-281-923-0291"]);
  });

  test("of other models or of the other powertrain are left out", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2019&model=RXV&powertrain=electric");
    expect([
      fieldOf("Model if you know it", page).value,
      fieldOf("Powertrain", page).value,
    ]).toEqual(["RXV", "electric"]);
    expect(getAll("article", page)).toEqual([]);
  });

  test("are not left out for a powertrain that isn't given", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2019");
    expect(textsOf("article", page).map((text) => text.includes("Canadian notice"))).toEqual([
      false,
      true,
    ]);
  });

  test("below the surest are counted and shown", async () => {
    const page = await recallsAt("?make=Yamaha&year=2023#serial=J0D-600700");
    expect(textsOf("#notices > h3", page)).toEqual(["2 more recalls may cover this cart"]);
    expect(getAll("article", page).length).toBe(5);
  });

  test("that list other numbers of the make and year are named in a fold", async () => {
    const page = await recallsAt("?make=Yamaha&year=2016#serial=JC3-005000");
    expect(textsOf("#notices summary", page)).toEqual([
      "4 recalls cover this make and year, but list other serial numbers",
    ]);
  });

  test("say how surely they concern the number", async () => {
    expect(textsOf("[data-match=number] > p", await recallsAt("#serial=SL1503-500000"))).toEqual([
      "Your serial number is in this recall",
    ]);
    expect(
      textsOf("[data-match=range] > p", await recallsAt("?make=Garia#serial=3400000")),
    ).toEqual([
      "The number is in this notice’s range, but the notice is for EZ-GO, Cushman, and Tracker Off Road",
    ]);
  });

  test("of a make that we have in part, or repaired before, say so", async () => {
    expect(textOf(await recallsAt("?make=GEM&year=2016"))).toContain(
      "We have only some of the recalls on GEM vehicles.",
    );
    expect(textsOf("article", await recallsAt("?make=Yamaha#serial=JC0-700101"))[0]).toContain(
      "If the cart was repaired under CPSC 23-772, 22-726, 19-701, or 18-725, it still needs this repair.",
    );
  });
});

test("a number typed before the script ran takes precedence over the address", async () => {
  const page = await mount(<PlateTool question="year" />);
  await readNumber("PQ1645-123456", page);
  expect(yearIn(page)).toBe("2016");
});
