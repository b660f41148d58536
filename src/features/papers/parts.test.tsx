import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDetails, someDetails } from "../../../domain/details/cart.fixture.ts";
import { render } from "../../ui/kit/page.fixture.ts";
import {
  getAll,
  getOne,
  linksIn,
  pairsIn,
  rowsOf,
  textOf,
  textsOf,
} from "../../ui/kit/queries.fixture.ts";
import { stateLaw } from "../../../domain/catalogue/state-law.ts";
import { calculationOf, precedent } from "../cart-form/calculation.fixture.ts";
import {
  type Details,
  defaultDetails,
  queryOf,
  withImplied,
} from "../../../domain/details/details.ts";
import { brokenText } from "../cart-form/texts.fixture.ts";
import { BillOfSale, saleDateText } from "./parts/bill-of-sale.tsx";
import { BuyingChecklist } from "./parts/buying-checklist.tsx";
import { ForSaleFlyer } from "./parts/for-sale-flyer.tsx";
import { formatDollars } from "../../../domain/words/money.ts";
import { valueFigures, InsuranceSheet } from "./parts/insurance-sheet.tsx";
import { noTexts, paperFields, readTexts, priceNote, priceText } from "./fields.ts";
import { linesOf } from "./parts/pen.tsx";
import decodeQR from "qr/decode.js";
import { QrCode } from "../../ui/paper/qr-code.tsx";

const filled = { details: someDetails(), calculation: calculationOf(), texts: noTexts };

test("every paper about any cart is unbroken text", () => {
  fc.assert(
    fc.property(anyDetails, (details) => {
      const named = { ...details, make: "Club Car", model: "Onward", serial: "" };
      const props = { details: named, calculation: calculationOf(named), texts: noTexts };
      for (const Paper of [BillOfSale, ForSaleFlyer, BuyingChecklist, InsuranceSheet]) {
        expect(textOf(render(<Paper {...props} />))).not.toMatch(brokenText);
      }
    }),
    { numRuns: 30 },
  );
});

describe("the insurance sheet", () => {
  test("the insurance sheet shows what replacing the cart costs, and what it is worth as it stands", () => {
    const calculation = calculationOf();
    const { number, floor } = calculation.advice!.insuring;
    const [replacing, asItStands] = valueFigures(calculation);
    expect(replacing).toMatchObject({ name: "Insure for", amount: formatDollars(number) });
    expect(replacing!.meaning).toMatch(/from \$[\d,]+ to \$[\d,]+\..*listings.*within 20% of this/);
    expect(asItStands).toMatchObject({ name: "As it stands", amount: formatDollars(floor) });
  });

  test("the insurance sheet of a cart that costs over twice its worth to replace begins with its worth", () => {
    const worn = precedent({ modelYear: "2008", condition: "poor", batteryAge: 5 });
    expect(valueFigures(worn).map(({ name }) => name)).toEqual(["As it stands", "To replace it"]);
  });

  test("the insurance sheet has five listings, and neither the formula's estimate nor a link to it", () => {
    const calculation = precedent({ serial: "HB2025-123456" });
    const sheet = render(
      <InsuranceSheet details={calculation.details} calculation={calculation} texts={noTexts} />,
    );
    expect(rowsOf(sheet)).toHaveLength(6);
    expect(textOf(sheet)).not.toContain(formatDollars(calculation.estimate.value));
    expect(textOf(sheet)).not.toMatch(/formula|estimate/i);
    expect(textOf(sheet)).not.toContain("year=");
  });

  test("the insurance sheet has lines for dealers' quotes where no prices are known", () => {
    const calculation = calculationOf({ make: "Garia", model: "Monaco" });
    const { details } = calculation;
    expect(valueFigures(calculation)).toEqual([
      expect.objectContaining({ name: "What dealers ask", amount: "Not known" }),
    ]);
    const sheet = render(<InsuranceSheet {...{ details, calculation }} texts={noTexts} />);
    expect(pairsIn(sheet).filter(([name]) => name === "Dealer")).toHaveLength(2);
    expect(textOf(sheet)).not.toMatch(/\$\d/);
  });

  test("the insurance sheet says what about the cart is in doubt", () => {
    const sheetOf = (change: Partial<Details>) => {
      const calculation = calculationOf({ make: "Club Car", model: "Precedent", ...change });
      const { details } = calculation;
      return textOf(render(<InsuranceSheet {...{ details, calculation }} texts={noTexts} />));
    };
    expect(sheetOf({ modelYear: "2012" })).not.toContain("in doubt");
    expect(sheetOf({ modelYear: "1998" })).toMatch(/In doubt: .*Check the year\./);
    expect(sheetOf({ modelYear: "2012", serial: "PQ0745-123456" })).toContain(
      "The serial number says 2007, not 2012.",
    );
  });

  test("the insurance sheet names each detail once", () => {
    const details = someDetails({ batteryType: "lithium", lifted: true, serial: "HB2025-123456" });
    const sheet = render(
      <InsuranceSheet {...filled} details={details} calculation={calculationOf(details)} />,
    );
    const names = pairsIn(sheet).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(expect.arrayContaining(["Battery type", "Lifted"]));
  });

  test("the insurance sheet says that it is not an appraisal and keeps the serial number out of its address", () => {
    const sheet = render(
      <InsuranceSheet {...filled} details={someDetails({ serial: "HB2025-123456" })} />,
    );
    expect(textOf(sheet)).toContain("This is not an appraisal");
    expect(pairsIn(sheet)).toContainEqual(["Serial number or VIN", "HB2025-123456"]);
    expect(textOf(getOne("footer", sheet))).not.toContain("HB2025");
  });
});

describe("the buying checklist's recalls", () => {
  const recallsFor = (cart: Partial<Details>) => {
    const calculation = calculationOf({ make: "EZ-GO", modelYear: "2019", ...cart });
    const sheet = render(
      <BuyingChecklist details={calculation.details} calculation={calculation} texts={noTexts} />,
    );
    return textsOf("li", sheet).filter((text) => /recall/i.test(text));
  };
  const byDealer = "A dealer for this make has checked the number for recalls.";

  test("the checklist leaves out recalls of other powertrains and other models", () => {
    expect(recallsFor({ model: "RXV", powertrain: "electric" })).toEqual([byDealer]);
    expect(recallsFor({ model: "RXV", powertrain: "gas" })).toEqual([byDealer]);
  });

  test("the checklist names a gas Express's recalls and marks the Canadian one", () => {
    expect(recallsFor({ model: "Express S4", powertrain: "gas" })).toEqual([
      expect.stringMatching(/^Recall CPSC 20-073\. A starter-generator wire/),
      expect.stringMatching(/^Recall Transport Canada 2019-444 \(a Canadian notice\)\. A starter/),
      byDealer,
    ]);
  });

  test("the checklist includes a recall whose range holds the number", () => {
    expect(recallsFor({ model: "TXT", powertrain: "gas", serial: "3400000" })[0]).toMatch(
      /^Recall CPSC 20-073\..* Not this cart, or repaired\.$/,
    );
  });

  test("the checklist counts the recalls it has no room for", () => {
    const yamaha = { make: "Yamaha", model: "Drive2", modelYear: "2018" };
    expect(recallsFor(yamaha)).toHaveLength(6);
    expect(recallsFor(yamaha)[4]).toBe(
      "One more recall may cover this cart: CartWorth’s recall check has the notices.",
    );
  });
});

describe("the bill of sale", () => {
  const billFor = (state: string) =>
    render(<BillOfSale {...filled} texts={{ ...noTexts, state }} />);

  test("the bill of sale has the rule of its state with its source, and whom to ask", () => {
    const bill = billFor("ga");
    expect(textOf(bill)).toContain("A golf cart sold in Georgia");
    expect(textOf(bill)).toContain(stateLaw["ga"]!.sale.answer);
    expect(linksIn(bill)).toEqual([
      [expect.stringContaining("560-12-1-.07"), stateLaw["ga"]!.sale.source!.url],
      [expect.stringMatching(/\/ga$/), expect.stringMatching(/\/ga$/)],
    ]);
    expect(textOf(getOne("footer", bill))).toContain("Motor Vehicle Division, dor.georgia.gov)");
  });

  test("the bill of sale says so if we haven't read a state's law, and says nothing if no state is chosen", () => {
    expect(textOf(billFor("ks"))).toContain("We haven’t read the law on this.");
    expect(linksIn(billFor(""))).toEqual([]);
    expect(linksIn(billFor("xx"))).toEqual([]);
  });
});

test("papers leave the model blank if somebody isn't sure of it", () => {
  const calculation = calculationOf({ model: "not sure" });
  const props = { details: calculation.details, calculation, texts: noTexts };
  for (const Paper of [BillOfSale, ForSaleFlyer, BuyingChecklist, InsuranceSheet]) {
    expect(textOf(render(<Paper {...props} />))).not.toMatch(/not sure/i);
  }
});

test("the bill of sale leaves a blank line for a detail that nobody has said", () => {
  const billOf = (sources: Details["sources"]) => {
    const calculation = calculationOf({ sources });
    const { details } = calculation;
    return new Map(pairsIn(render(<BillOfSale {...{ details, calculation }} texts={noTexts} />)));
  };
  const said = billOf({ powertrain: "said", seats: "said" });
  expect([said.get("Powertrain"), said.get("Seats")]).toEqual(["Electric", "4 seats"]);
  const unsaid = billOf({});
  expect([unsaid.get("Powertrain"), unsaid.get("Seats")]).toEqual(
    Array(2).fill("to fill in by hand"),
  );
});

describe("the flyer", () => {
  test("the flyer has the price, the cart, and how to reach the seller", () => {
    const texts = { ...noTexts, ask: "$6500", phone: "555 0100", contact: "Ann" };
    const flyer = textOf(render(<ForSaleFlyer {...filled} texts={texts} />));
    const cart = ["$6,500", "2020 Club Car Onward", "4 seats"];
    for (const part of [...cart, "Call or text Ann", "555 0100"]) expect(flyer).toContain(part);
  });

  test("the flyer has no figure but the price", () => {
    const calculation = precedent();
    const flyer = textOf(
      render(
        <ForSaleFlyer
          details={calculation.details}
          calculation={calculation}
          texts={{ ...noTexts, ask: "$6,500", code: "yes" }}
        />,
      ),
    );
    expect(new Set(flyer.match(/\$\d{1,3}(?:,\d{3})*/g))).toEqual(new Set(["$6,500"]));
    expect(flyer).not.toMatch(/settle|trade-in|don’t take less/i);
  });

  test("the flyer has a QR code only on request", () => {
    const codesOn = (code: string) =>
      getAll("[role=img]", render(<ForSaleFlyer {...filled} texts={{ ...noTexts, code }} />));
    expect(codesOn("")).toHaveLength(0);
    expect(codesOn("yes")).toHaveLength(1);
  });

  test("the flyer draws the cart in top condition and leaves out old batteries", () => {
    const calculation = calculationOf({ condition: "poor", batteryAge: 5 });
    const flyer = render(
      <ForSaleFlyer details={calculation.details} calculation={calculation} texts={noTexts} />,
    );
    const clean = { condition: "excellent", battery: "0" };
    expect(getOne("svg[data-seats]", flyer).dataset).toMatchObject(clean);
    expect(textOf(flyer)).not.toContain("batteries");
  });
});

describe("the checklist", () => {
  test.each([
    ["", "dealer", "Dealer"],
    ["", "owner", "Private seller"],
    ["", null, "to fill in by hand"],
    ["Ann", "dealer", "Ann"],
  ] as const)(
    "the checklist with the seller's name %j and an ad from %s shows the seller as %j",
    (seller, kind, shown) => {
      const sheet = render(
        <BuyingChecklist {...filled} texts={{ ...noTexts, seller }} seller={kind} />,
      );
      expect(pairsIn(sheet)).toContainEqual(["Seller", shown]);
    },
  );

  const checklistOf = (change: Partial<Details>) => {
    const calculation = calculationOf(change);
    const { details } = calculation;
    return render(<BuyingChecklist {...{ details, calculation }} texts={noTexts} />);
  };
  const titlesOf = (change: Partial<Details>) => textsOf("h3", checklistOf(change));

  test("the checklist for an electric cart has batteries and a charger, but no engine", () => {
    expect(titlesOf({})).toEqual(expect.arrayContaining(["Batteries", "Charger and cables"]));
    expect(titlesOf({})).not.toContain("Engine and fuel");
  });

  test("the checklist for a gas cart has an engine, but no batteries", () => {
    expect(titlesOf({ powertrain: "gas" })).toContain("Engine and fuel");
    expect(titlesOf({ powertrain: "gas" })).not.toContain("Batteries");
  });

  test("the checklist for a cart with few details has the checks for all it could be", () => {
    const details = withImplied({
      ...defaultDetails,
      modelYear: "2020",
      make: "Club Car",
      model: "DS",
    });
    const calculation = calculationOf(details);
    const list = render(<BuyingChecklist {...{ details, calculation }} texts={noTexts} />);
    expect(textsOf("h3", list)).toEqual(expect.arrayContaining(["Batteries", "Engine and fuel"]));
    for (const check of ["four years old or more", "Lifted:", "Six seats or more", "date code"]) {
      expect(textOf(list)).toContain(check);
    }
  });

  test("the checklist without a cart has batteries and an engine", () => {
    const list = render(
      <BuyingChecklist details={defaultDetails} calculation={null} texts={noTexts} />,
    );
    expect(textsOf("h3", list)).toEqual(expect.arrayContaining(["Batteries", "Engine and fuel"]));
  });

  test.each(["electric", "gas"] as const)(
    "the checklist of a cart (%s) that doesn’t run doesn't ask for a test drive",
    (powertrain) => {
      const list = textOf(checklistOf({ powertrain, notRunning: true }));
      expect(list).toContain("what happens when the key is turned");
      expect(list).not.toMatch(/Test drive|hill|full speed|starts cleanly|not to start it/);
      expect(textOf(checklistOf({ powertrain }))).toContain("Test drive");
    },
  );

  test("the checklist depends on battery type and age, lift, cart age, and serial number", () => {
    const listOf = (change: Partial<Details>) => textOf(checklistOf(change));
    expect(listOf({ batteryType: "lead-acid" })).toContain("date code");
    expect(listOf({ batteryType: "lithium" })).not.toContain("date code");
    expect(listOf({ batteryAge: 1 })).not.toContain("four years old or more");
    expect(listOf({ batteryAge: 4 })).toContain("four years old or more");
    expect(listOf({ lifted: true })).toContain("Lifted:");
    expect(listOf({ lifted: false })).not.toContain("Lifted:");
    expect(listOf({ modelYear: "2005" })).toContain("On an older cart");
    expect(listOf({})).not.toContain("On an older cart");
    expect(listOf({ serial: " A1 " })).toContain("The serial plate reads A1.");
  });
});

describe("texts", () => {
  test("texts are cut to what their field may hold, and other values are dropped", () => {
    const long = readTexts({ seller: "x".repeat(999), terms: 7, junk: "x" });
    expect(long.seller).toHaveLength(paperFields.seller.maxLength);
    expect(long.terms).toBe("");
    expect(long).not.toHaveProperty("junk");
  });

  test.each([
    ["", 3, []],
    ["a\n\n b ", 3, ["a", "b"]],
    ["a\nb\nc\nd", 3, ["a", "b", "c, d"]],
  ])("the text %j on at most %i lines is split into %j", (text, maxLines, lines) => {
    expect(linesOf(text, maxLines)).toEqual(lines);
  });

  test.each([
    ["2026-06-01", "Jun 1, 2026"],
    ["", ""],
    ["0202-06-01", ""],
    ["12026-01-0", ""],
    ["2026-99-99", ""],
    ["6/1/2026", ""],
  ])("the sale date %j is printed as %j", (typed, shown) => {
    expect(saleDateText(typed)).toBe(shown);
  });

  test.each([
    ["", "", ""],
    ["$6,500", "$6,500", ""],
    ["6.5k obo", "$6,500", "The paper says $6,500."],
    ["0", "$0", "The paper says $0."],
    ["a lot", "", "Enter one amount in dollars, such as $6,500 or 6.5k."],
  ])("the price %j is printed as %j", (typed, shown, note) => {
    expect(priceText(typed)).toBe(shown);
    expect(priceNote(typed).text).toBe(note);
  });
});

const scale = 4;

/** Renders the code as a phone's camera would see it: dark squares on white. */
function photoOf(svg: Element) {
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  const runs = svg
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h(\d+)/g);
  for (const [, ...numbers] of runs) {
    const [x, y, length] = numbers.map((number) => Number(number) * scale);
    for (let row = y!; row < y! + scale; row++) {
      const start = (row * size + x!) * 4;
      for (let index = start; index < start + length! * 4; index++)
        if (index % 4 !== 3) data[index] = 0;
    }
  }
  return { width: size, height: size, data };
}

test.each([
  `https://example.com/${queryOf(someDetails())}`,
  `https://example.com/${queryOf(someDetails({ model: "車".repeat(80), make: "Other" }))}`,
])("another library's reader reads the QR code of the address %s", (address) => {
  const svg = getOne<SVGElement>("svg", render(<QrCode text={address} label="code" />));
  expect(decodeQR(photoOf(svg))).toBe(address);
});

test("a QR code has a label and a quiet zone of four modules", () => {
  const svg = getOne<SVGElement>("svg", render(<QrCode text="a" label="The code" />));
  expect(svg.getAttribute("aria-label")).toBe("The code");
  const starts = Array.from(
    svg
      .querySelector("path")!
      .getAttribute("d")!
      .matchAll(/M(\d+) (\d+)/g),
    ([, x, y]) => [Number(x), Number(y)],
  ).flat();
  expect(Math.min(...starts)).toBe(4);
});
