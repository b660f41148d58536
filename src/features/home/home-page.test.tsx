import { expect, test } from "vitest";
import { modelPath } from "../../../domain/model-pages/cart-models.ts";
import { cartOf, defaultDetails, readDetails } from "../../../domain/details/details.ts";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, getOne, linksIn, textOf, textsOf } from "../../ui/kit/queries.fixture.ts";
import { facts } from "../../market/listings.data.ts";
import { chain } from "../../market/published.data.ts";
import { listingsOfModel } from "../models/figures.ts";
import { AdVerdict } from "./parts/ad-verdict.tsx";
import { FourAnswers, signPlaces } from "./parts/four-answers.tsx";
import { MostListed, Proof, mostListed } from "./parts/evidence.tsx";
import { sampleAd, sampleFigures, startingCarts } from "./examples.ts";

test("the four signs are one cart's advice in the order of their prices, and the link opens that cart", () => {
  const section = render(<FourAnswers />);
  const numbers = getAll("data", section).map((element) => Number(element.getAttribute("value")));
  const { trading, buying, selling, insuring } = sampleFigures.advice!;
  expect(numbers).toEqual([trading, buying, selling, insuring].map(({ number }) => number));
  expect(getAll("li", section).map((sign) => sign.dataset["sign"])).toEqual([
    "trading",
    "buying",
    "selling",
    "insuring",
  ]);
  const places = [...signPlaces.matchAll(/--x:([\d.]+)/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(4);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [[, href]] = linksIn(section) as [[string, string]];
  const shown = readDetails(new URL(href, "http://a").searchParams, defaultDetails);
  expect(cartOf(shown)).toEqual(sampleFigures.cart);
});

test("what the sample ad marks is what the reader reads, and the ad is about the sample cart", () => {
  const section = render(<AdVerdict />);
  expect(textsOf("mark", section)).toEqual(
    expect.arrayContaining([`${facts.asOfYear - 8}`, "EZGO", "RXV", "$6,500"]),
  );
  expect(textOf(getOne("blockquote", section))).toBe(
    sampleAd.parts.map(({ text }) => text).join(""),
  );
  expect(sampleAd.figures.cart).toMatchObject({ make: "EZ-GO", model: "RXV", batteryAge: 4 });
});

test("the sample ad's sign says what the price check would", () => {
  const { answer, figures } = sampleAd;
  const section = render(<AdVerdict />);
  const numbers = getAll("data", section).map((element) => Number(element.getAttribute("value")));
  expect(numbers).toEqual([answer.open, answer.stop]);
  expect(answer.stop).toBe(figures.advice!.selling.number);
  expect(textOf(getOne(".sign-top", section))).toMatch(/^At \$6,500, about \$[\d,]+ too much$/);
});

test("a starting cart opens as an answer for the cart that it names, and claims no battery age", () => {
  for (const { name, href } of startingCarts) {
    const { searchParams } = new URL(href, "http://a");
    const cart = cartOf(readDetails(searchParams, defaultDetails))!;
    expect(`${cart.modelYear} ${cart.model}`).toBe(name);
    expect(searchParams.has("batteryAge")).toBe(false);
  }
});

test("the six models are those with the most listings, each linked to its page", () => {
  const counts = mostListed.map(({ model }) => listingsOfModel(model).length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const links = linksIn(getOne("ul", render(<MostListed />)));
  expect(links.map(([, href]) => href)).toEqual(mostListed.map(({ model }) => modelPath(model)));
  // A gas cart's price isn't an electric one's.
  for (const { cart, drive } of mostListed)
    expect(drive).toBe(cart.powertrain === "gas" ? "gas" : cart.batteryType);
  expect(textsOf("small", render(<MostListed />))).toEqual(
    mostListed.map(({ modelYear, drive }) => `${modelYear}, ${drive}`),
  );
});

test("the home page's figures come from the listings and the model", () => {
  const section = render(<Proof />);
  expect(textsOf(".big", section)).toEqual([
    facts.listings.toLocaleString("en-US"),
    `${facts.dealersErrorPct}%`,
  ]);
  expect(textOf(section)).toContain(`One chain, ${chain.name}, has ${chain.percent}% of them,`);
  expect(section.querySelectorAll("[data-other=true]")).toHaveLength(
    Math.round((20 * (100 - chain.percent)) / 100),
  );
  expect(linksIn(section)).toContainEqual(["How accurate is this?", "/how-it-works#error"]);
});
