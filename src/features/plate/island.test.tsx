import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { enter, mountAt, press, render, submit } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { browserForEachTest } from "../cart-form/browser.fixture.ts";
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
const recallAnswer = (page: HTMLElement) => textOf(getOne("[role=status] h2", cardIn(page)));
const yearLinks = (page: HTMLElement) =>
  getAll<HTMLAnchorElement>(".figures a[href*=year], .figures a[href*=batteryAge]", page).map(
    (link) => [textOf(link), link.getAttribute("href")],
  );

async function readNumber(number: string, page: HTMLElement) {
  await enter(number, numberIn(page));
  await submit(page);
}

describe("before a number is read", () => {
  test("the page before hydration asks for a number", () => {
    const page = render(<PlateTool question="year" />);
    expect(textOf(getOne("h1", page))).toBe("What year is your golf cart?");
    expect(getAll("data", page)).toEqual([]);
    expect(textsOf("ol li", page)).toHaveLength(3);
  });

  test("only the recall page opens the fields for a cart without a number", () => {
    const isOpen = (page: HTMLElement) => getOne<HTMLDetailsElement>("details", page).open;
    expect(isOpen(render(<PlateTool question="year" />))).toBe(false);
    expect(isOpen(render(<PlateTool question="recalls" />))).toBe(true);
  });

  test("the button needs a number, or on the recall page a make", async () => {
    const button = (page: HTMLElement) => getOne<HTMLButtonElement>("[type=submit]", page);
    expect(button(await yearAt("?make=Garia")).disabled).toBe(true);
    const page = await recallsAt();
    expect(button(page).disabled).toBe(true);
    await enter("Garia", fieldOf<HTMLSelectElement>("Make", page));
    expect(button(page).disabled).toBe(false);
  });

  test("a number's kind is named while it is typed", async () => {
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
  test("a read number shows its year, confidence, and reason, and a link to value the cart", async () => {
    const page = await yearAt("?seats=6&from=/fl");
    await readNumber("PH1523-345678", page);
    expect(document.activeElement).toBe(getOne("section[tabindex]", page));
    expect(yearIn(page)).toBe("2015");
    expect(signIn(page)).toMatch(
      /^Club Car Precedent.*Some support.*The two digits after the letters/,
    );
    expect(yearLinks(page)).toEqual([
      [
        "Value it as a 2015",
        expect.stringMatching(
          /^\/fl\?seats=6&year=2015&make=Club\+Car.*#serial=PH1523-345678&plate=year$/,
        ),
      ],
    ]);
  });

  test.each([
    ["2587255", "2007 to 2009", "2008", ["2008", "2009", "2007"]],
    ["J10", "1979 to 1981", "1981", ["1981", "1980", "1979"]],
    ["C4", "2024 or 2014", "2024", ["Use this age: 3 years, 2024", "Use this age: 5+ years, 2014"]],
  ])("the number %s shows the years %s", async (number, shown, likeliest, links) => {
    const page = await yearAt(`#number=${number}`);
    expect(getOne("data", page).getAttribute("aria-label")).toBe(shown);
    expect(yearIn(page)).toBe(likeliest);
    for (const [index, link] of links.entries()) {
      expect(yearLinks(page)[index]![0]).toContain(link);
    }
  });

  test("the heading names the year and the cart, and the line below it has the number", async () => {
    const headingAt = async (number: string) =>
      textsOf("h1, .summary", await yearAt(`#number=${number}`));
    expect(await headingAt("PQ0745-123456")).toEqual([
      "2007 Club Car Precedent",
      "PQ0745-123456 · Club Car serial · electric Change",
    ]);
    expect((await headingAt("1C9CART44GE123456"))[0]).toBe("A 2016?");
    const other = await yearAt("?make=Other#number=1C9CART43GE123456");
    expect(textOf(getOne("h1", other))).toBe("2016");
    expect((await headingAt("9999999"))[0]).toBe("9999999");
  });

  test("a year that is only a guess is a question in the heading and a maybe on the sign", async () => {
    const page = await yearAt("#number=J17-123456");
    expect(textOf(getOne("h1", page))).toBe("A 1982 Yamaha?");
    expect(signIn(page)).toMatch(/Rough guess.*Maybe a/);
  });

  test("the reader's own number is shown with its year marked, and every reason below", async () => {
    const readIn = async (number: string) => {
      const page = await yearAt(`#number=${number}`);
      return [textsOf(".plate mark", page), textsOf(".split p:not(.plate)", page)] as const;
    };
    const [mark, [reason, trust, place]] = await readIn("PQ0745-123456");
    expect(mark).toEqual(["072007 model year"]);
    expect(reason).toMatch(/^The two digits after the letters, 07.*list PQ as/);
    expect(trust).toMatch(/If the title shows another year, trust it over the number\.$/);
    expect(place).toMatch(/^Where to check it\. On a bar-code label/);
    expect((await readIn("C4"))[1]).toEqual([
      expect.stringMatching(/^2024: /),
      expect.stringMatching(/^2014: /),
      "If the receipt shows another date, trust it over the code.",
      expect.anything(),
    ]);
    expect((await readIn("2587255"))[0]).toEqual([]);
  });

  test.each([
    ["PQ0745-123456", "mark", "2007 model year"],
    ["C4", "mark", "2024 or 2014 year made"],
    ["2587255", ".plate", /^200\d to 200\d model year$/],
  ])("in %s, a bracket below the %s gives the year", async (number, bracketed, year) => {
    const page = await yearAt(`#number=${number}`);
    expect(textOf(getOne(`.split ${bracketed} > small`, page))).toMatch(year);
  });

  test("a number with a likely typing error shows its year and the doubt", async () => {
    const page = await yearAt("#number=1C9CART44GE123456");
    expect(signIn(page)).toContain("Likely a typing error");
    expect(yearIn(page)).toBe("2016");
  });

  test.each([
    ["JW8-313855", "Right 68 times in 100"],
    ["PQ0745-123456", "Right 99 times in 100"],
  ])("the number %s shows how often its rule is right: %s", async (number, text) => {
    expect(textOf(getOne(".split", await yearAt(`#number=${number}`)))).toContain(text);
  });

  test("a number of another make points out the entered make and keeps it", async () => {
    const page = await yearAt("?make=Yamaha&kind=club-car#number=PQ0745-123456");
    expect(textOf(cardIn(page))).toContain(
      "Your cart is entered as Yamaha. This is how a Club Car number reads.",
    );
    expect(yearLinks(page)[0]![1]).toContain("make=Yamaha");
    expect(textOf(cardIn(await yearAt("?make=Yamaha#number=C1416")))).toContain(
      "This is how an EZ-GO number reads.",
    );
  });

  test("the sign for an unreadable number says why, and the card says what to try", async () => {
    const page = await yearAt("#number=9999999");
    expect(signIn(page)).toContain("Can’t tell");
    expect(textOf(cardIn(page))).toContain("To find the year: Look on the same plate");
    expect(getAll("data", page)).toEqual([]);
  });

  test("a number read as the wrong kind can be read as the kind it looks like", async () => {
    const page = await yearAt("?kind=yamaha#number=PQ1645-123456");
    await press("Read it as a Club Car serial", page);
    expect(yearIn(page)).toBe("2016");
    expect(fieldOf("What it is", page).value).toBe("club-car");
  });
});

describe("Change", () => {
  test("Change opens the form, and Close discards what was typed", async () => {
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
  test("the address follows when typing pauses, with the number behind the #", async () => {
    const page = await yearAt("?make=Icon&from=/fl");
    await enter("C4", numberIn(page));
    expect(location.hash).toBe("");
    vi.runAllTimers();
    expect(location.search + location.hash).toBe("?make=Icon&from=%2Ffl#number=C4");
  });

  test("opening another number's address in the same tab shows that number", async () => {
    const page = await recallsAt("#serial=299");
    await act(async () => {
      location.hash = "#serial=3400000";
      await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    });
    expect(numberIn(page).value).toBe("3400000");
    expect(recallAnswer(page)).toMatch(/in the range of a recall/);
  });

  test.each(["__proto__", "constructor", "x".repeat(10_000), "🛺"])(
    "an address full of %j names no cart",
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
  test("both pages show a number's recalls and what to do first", async () => {
    for (const open of [yearAt, recallsAt]) {
      const page = await open("#number=J0A-100101");
      expect(recallAnswer(page)).toMatch(/^Recalled: three recalls list this serial number\./);
      expect(textOf(cardIn(page))).toMatch(/Do all of this first:\s*Stop using the cart/);
    }
  });

  test("the card says what each notice asks for, not only the first", async () => {
    const steps = async (end: string) => textsOf("li", cardIn(await recallsAt(end)));
    expect(await steps("?make=EZ-GO&year=2022#serial=5660000")).toEqual([
      expect.stringContaining("Textron tells you how to inspect it"),
      expect.stringContaining("don’t plug in the charger"),
      "Stop using the cart until a dealer repairs it. The repair is free.",
    ]);
    const same = await recallsAt("?make=EZ-GO&year=2012&model=TXT");
    expect(textOf(cardIn(same))).toContain("If it is included: Stop using the cart until a dealer");
  });

  test("the recall page's sign answers about recalls and never gives an all-clear", async () => {
    expect(signIn(await recallsAt("#number=J0A-100101"))).toMatch(/Yes3recalls/);
    const possible = await recallsAt("?make=Garia&year=2015");
    expect(signIn(possible)).toMatch(/Maybe1recall(?!s)/);
    expect(signIn(await recallsAt("?make=EZ-GO&year=2012&model=TXT"))).toMatch(/Maybe2recalls/);
    // A Canadian notice may cover it, too.
    expect(signIn(await recallsAt("?make=EZ-GO&year=2022#serial=5660000"))).toMatch(
      /Maybe3\+recalls/,
    );
    // Green would look like good news.
    expect(getAll(".verb[data-warning]", possible)).toHaveLength(1);
    for (const cart of ["Icon&year=2020", "GEM&year=2022"]) {
      const page = await recallsAt(`?make=${cart}`);
      expect(signIn(page)).toContain("No match");
      expect(recallAnswer(page)).toMatch(/^We can’t rule out a recall/);
      expect(textOf(page)).toContain("through May 21, 2026. We don’t have anything newer.");
      expect(textOf(page)).not.toMatch(/no recalls|not recalled|all clear/i);
    }
  });

  test("the recall check marks the parts that the cart’s notices are about, and no others", async () => {
    const marksAt = async (end: string) => textsOf(".parked text", await recallsAt(end));
    expect(await marksAt("?make=EZ-GO&year=2022#serial=5660000")).toEqual(["1", "2", "3"]);
    expect(await marksAt("#serial=SL1503-527138")).toEqual(["!"]);
    expect(await marksAt("?make=Icon&year=2020")).toEqual([]);
    expect(await marksAt("?make=Garia#serial=3400000")).toEqual([]);
  });

  test.each([
    "#number=This+cart+has+no+open+recalls",
    "#number=NO-RECALLS-SAFE-CART",
    "?make=Club+Car&year=2018#number=Call+555-867-5309",
    "?make=Club+Car&year=2018&model=There+are+no+recalls+on+this+cart",
  ])(
    "what somebody wrote into the address %s is neither in the heading nor on the sign",
    async (address) => {
      const page = await recallsAt(address);
      expect(textOf(getOne("h1", page)) + signIn(page)).not.toMatch(/no.?(?:open )?recalls|555/i);
    },
  );

  test("the heading says what may be covered, and the line below it has the number", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2022#serial=5660000");
    expect(textOf(getOne("h1", page))).toBe("Three recalls may cover this 2022 EZ-GO");
    expect(textOf(getOne(".summary", page))).toMatch(/^5660000 · EZ-GO RXV\s/);
    expect(textOf(getOne("h1", await recallsAt("#serial=SL1503-527138")))).toMatch(
      /^A recall lists this (\d{4} )?Club Car’s number$/,
    );
    expect(textOf(getOne("h1", await recallsAt("?make=Icon&year=2020")))).toBe("2020 Icon");
  });

  test.each([
    "?make=Icon&year=2020#number=1",
    "?make=Icon&year=2020#number=zzzz",
    "#number=1C9CART43GE123456",
  ])(
    "the sign for %s, whose number couldn't be compared, doesn't say that nothing matched",
    async (address) => {
      const page = await recallsAt(address);
      expect(signIn(page)).toContain("Can’t tell");
      expect(signIn(page)).toMatch(/looks incomplete|can’t check a VIN/);
    },
  );

  test("notices that share a phone number show it once, whoever they say answers", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2022");
    expect(getAll("article", page).length).toBeGreaterThan(2);
    expect(textOf(page).split("888-525-6040")).toHaveLength(2);
    expect(linksIn(page).filter(([, address]) => address === "tel:+1-888-525-6040")).toHaveLength(
      1,
    );
  });

  test("a cart without a known name is called a cart", async () => {
    const texts = (page: HTMLElement) => textOf(getOne("h1", page)) + signIn(page);
    const listed = texts(await recallsAt("#number=SL1503-527138"));
    expect(listed).not.toMatch(/\d{4}’s number/);
    const other = texts(await recallsAt("?make=Other&year=2018"));
    expect(other).toContain("2018 cart: is there a recall?");
    expect(other).not.toContain("Other");
    expect(textOf(getOne(".summary", await recallsAt("?make=EZ-GO&year=2022")))).toBe(
      "2022 EZ-GO Change",
    );
  });

  test("the recall page says so if the model wasn't built in the year entered", async () => {
    const doubt = "Club Car has built the Tempo since 2018. Check the year.";
    const page = await recallsAt("?make=Club+Car&model=Tempo&year=2017");
    expect(signIn(page)).toContain(doubt);
    expect(textsOf("[role=status] p", cardIn(page))).toEqual([
      `${doubt} A wrong year can hide a recall.`,
    ]);
    const built = await recallsAt("?make=Club+Car&model=Tempo&year=2018");
    expect(textOf(built)).not.toContain("Check the year");
  });

  test("a recall notice says what can happen, what to do, and whom to call", async () => {
    const page = await recallsAt("?make=Yamaha&year=2018#serial=J0A-100101");
    expect(textsOf("article", page)[0]).toMatch(
      /^The accelerator pedal spring can fail.*Stop using the cart.*CPSC 25-321, Jun 5, 2025/,
    );
    expect(linksIn(page).filter(([, address]) => address.startsWith("tel:"))).toEqual([
      ["Call About the Recall", "tel:+1-866-747-4027"],
    ]);
    expect(textOf(cardIn(page))).toContain(
      "Contact a Yamaha golf car dealer, or Yamaha at 866-747-4027, with your serial number.",
    );
    const garia = await recallsAt("?make=Garia&year=2015&model=Golf");
    expect(textOf(cardIn(garia))).toMatch(/Contact .+ at 281-923-0291, with your serial number\./);
    expect(linksIn(cardIn(garia))).toContainEqual(["Call About the Recall", "tel:+1-281-923-0291"]);
  });

  test("recalls of other models or the other powertrain are left out", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2019&model=RXV&powertrain=electric");
    expect([
      fieldOf("Model if you know it", page).value,
      fieldOf("Powertrain", page).value,
    ]).toEqual(["RXV", "electric"]);
    expect(getAll("article", page)).toEqual([]);
  });

  test("recalls of both powertrains are shown when none is entered", async () => {
    const page = await recallsAt("?make=EZ-GO&year=2019");
    expect(textsOf("article", page).map((text) => text.includes("Canadian notice"))).toEqual([
      false,
      true,
    ]);
  });

  test("recalls that may also cover the cart are counted and shown", async () => {
    const page = await recallsAt("?make=Yamaha&year=2023#serial=J0D-600700");
    expect(textsOf("#notices > h3", page)).toEqual(["Two more recalls may cover this cart"]);
    expect(getAll("article", page).length).toBe(5);
  });

  test("recalls that list other serial numbers are in a fold that says only that", async () => {
    const page = await recallsAt("?make=Yamaha&year=2016#serial=JC3-005000");
    expect(textsOf("#notices summary", page)).toEqual([
      "6 notices on this make list other numbers",
    ]);
  });

  test("a recall notice says whether it lists the number or only its range", async () => {
    expect(textsOf("[data-match=number] > p", await recallsAt("#serial=SL1503-500000"))).toEqual([
      "Your serial number is in this recall",
    ]);
    expect(
      textsOf("[data-match=other-make] > p", await recallsAt("?make=Garia#serial=3400000")),
    ).toEqual([
      "The number is in this notice’s range, but the notice is for EZ-GO, Cushman, and Tracker Off Road",
    ]);
  });

  test("incomplete recalls of a make and repeated repairs are pointed out", async () => {
    expect(textOf(await recallsAt("?make=GEM&year=2016"))).toContain(
      "We have only some of the recalls on GEM vehicles.",
    );
    expect(textsOf("article", await recallsAt("?make=Yamaha#serial=JC0-700101"))[0]).toContain(
      "If the cart was repaired under CPSC 23-772, 22-726, 19-701, or 18-725, it still needs this repair.",
    );
  });
});
