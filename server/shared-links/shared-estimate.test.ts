import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf } from "../../domain/answer/figures.ts";
import { formatDollars, roundedDollars } from "../../domain/words/money.ts";
import { roles } from "../../domain/cart/roles.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { readCart } from "../../domain/value-api/cart-schema.ts";
import { anyRequestedCart } from "../../domain/value-api/requested-cart.fixture.ts";
import { pictureTexts } from "./painter.ts";
import {
  adMetadata,
  answerText,
  forSaleMetadata,
  withAskingPrice,
  pictureQuery,
  sharedAd,
  sharedCart,
  sharedEstimate,
  addressIn,
  previewMetadata,
  withCart,
  withMetadata,
  answerShared,
} from "./shared-estimate.ts";
import { sharedQuery } from "./shared-cart.fixture.ts";

const anyShared = fc
  .tuple(anyRequestedCart, fc.constantFrom(...roles))
  .map(([cart, role]) => {
    const said = Object.entries(cart).filter(([, value]) => value !== null && value !== false);
    const texts = said.map(([name, value]) => [name, String(value)]);
    return { cart, role, query: `${sharedQuery(Object.fromEntries(texts))}&for=${role}` };
  })
  // The value tool's form has no other makes and no other years.
  .filter(({ query }) => sharedEstimate(query, 2026) !== null);

const dollarsIn = (text: string) => Array.from(text.matchAll(/\$[\d,]*\d/g), String);

test("the picture and the preview have the role's number or what dealers ask, and no other of the cart's", () => {
  fc.assert(
    fc.property(anyShared, ({ cart, role, query }) => {
      const { estimate: formula, market, advice } = figuresOf(readCart(cart), siteMarket, 2026);
      const estimate = sharedEstimate(query, 2026)!;
      const askingPrice = market === null ? null : roundedDollars(market.asking.asking);
      const own = advice === null ? formula.value : advice[role].number;
      const number = role === "trading" || role === "buying" ? (askingPrice ?? own) : own;
      const texts = pictureTexts(estimate);
      expect(texts.number).toBe(formatDollars(number));
      const metadata = previewMetadata(estimate, site);
      expect(dollarsIn(metadata.get("og:title")!)).toEqual([formatDollars(number)]);
      const shown = dollarsIn([...metadata.values(), ...Object.values(texts)].join(" "));
      const allowed = [number, askingPrice].filter((each) => each !== null).map(formatDollars);
      expect(allowed).toEqual(expect.arrayContaining(shown));
    }),
    { numRuns: 200 },
  );
});

const previewForSale = (query: string) => {
  const estimate = withAskingPrice(sharedEstimate(query, 2026)!, query);
  const metadata = forSaleMetadata(estimate, { ...site, url: `${site.siteUrl}/for-sale` });
  // A chat app asks for the picture by its own address.
  const pictured = sharedEstimate(new URL(metadata.get("og:image")!).search, 2026)!;
  const texts = pictureTexts(pictured);
  return { metadata, texts, words: [...metadata.values(), ...Object.values(texts)].join(" ") };
};

test("the preview of a cart for sale has what its owner asks and what dealers ask, and no other number", () => {
  const anyPrice = fc.option(fc.integer({ min: 1, max: 90_000 }));
  fc.assert(
    fc.property(anyShared, anyPrice, ({ query, cart }, price) => {
      const asking = price === null ? "" : `&asking=${price}`;
      const { metadata, words } = previewForSale(query + asking);
      const { market } = figuresOf(readCart(cart), siteMarket, 2026);
      const allowed = [price, market && roundedDollars(market.asking.asking)];
      expect(allowed.filter((each) => each !== null).map(formatDollars)).toEqual(
        expect.arrayContaining(dollarsIn(words)),
      );
      if (price === null) expect(words).toContain("Ask the owner");
      else expect(metadata.get("og:title")).toContain(`asking ${formatDollars(price)}`);
      expect(metadata.get("og:url")!.endsWith(asking)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("the preview of a cart for sale has no advice for a seller, because a buyer reads it", () => {
  const garia = sharedQuery({ make: "Garia", model: "Monaco" });
  const { metadata, texts } = previewForSale(garia);
  const because = "We don’t have a dealer’s price for one like this.";
  expect(metadata.get("og:description")).toBe(`Ask the owner. ${because}`);
  expect(texts).toMatchObject({ verb: "Ask the owner", number: "", because });
});

test("if nobody has said whether a cart is gas or electric, its preview says which one the price is for", () => {
  const ask = "?year=2018&make=Club+Car&model=Precedent";
  expect(previewForSale(ask).metadata.get("og:description")).toMatch(
    /^Ask the owner\. Dealers ask about \$[\d,]+ for one made ready, if it’s electric\.$/,
  );
  expect(previewForSale(`${ask}&powertrain=electric`).words).not.toContain("if it’s");
});

test("no preview of a cart with advice names what a dealer would pay, an offer, or where to settle", () => {
  fc.assert(
    fc.property(anyShared, ({ query }) => {
      const estimate = sharedEstimate(query, 2026)!;
      const ad = adMetadata(estimate, { price: 4900, fees: 0, seller: "owner" }, site);
      const words = [
        ...previewMetadata(estimate, site).values(),
        ...ad.values(),
        ...Object.values(pictureTexts(estimate)),
        answerText(estimate),
      ].join(" ");
      expect(words).not.toMatch(/settle|take less|would (?:likely )?pay|stop at|open at|floor/i);
      const { advice } = estimate.figures;
      if (advice === null) return;
      const { selling, trading, buying, insuring } = advice;
      // The ad's own price, and what the previews may say.
      const shown = new Set([4900, selling.number, insuring.number].map(formatDollars));
      const hidden = [trading.number, trading.floor, selling.settle, buying.number]
        .map(formatDollars)
        .filter((dollars) => !shown.has(dollars));
      const ownNumber = formatDollars(advice[estimate.role].number);
      // The page itself gives its sign's number.
      const preview = words.replace(answerText(estimate), "");
      for (const dollars of hidden) expect(dollarsIn(preview)).not.toContain(dollars);
      expect(dollarsIn(answerText(estimate))[0]).toBe(ownNumber);
    }),
    { numRuns: 200 },
  );
});

test("the picture names the cart and what it is", () => {
  const query = sharedQuery({ lifted: "true", batteryType: "lithium", hasUpgrades: "true" });
  expect(pictureTexts(sharedEstimate(query, 2026)!)).toMatchObject({
    name: "2018 Club Car Precedent",
    facts: "2 seats · electric · good condition · 2-year-old lithium batteries · lifted · upgrades",
  });
});

test("the picture of a cart that doesn’t run says so", () => {
  const query = sharedQuery({ notRunning: "true", condition: "poor" });
  expect(pictureTexts(sharedEstimate(query, 2026)!).facts).toContain("doesn’t run");
});

test("a picture names a model as we spell it, and carries nobody else's text", () => {
  const modelOf = (model: string) =>
    sharedEstimate(sharedQuery({ model }), 2026)?.shared.cart.model;
  expect(modelOf("precedent i2 EXCEL, call 555-0100")).toBe("Precedent");
  expect(modelOf(" carryall ")).toBe("Carryall");
  for (const model of ["Call 555-0100", "Caddy 😀", "שלום", "a\u202Eb", "\u0000"]) {
    expect(modelOf(model)).toBe("");
  }
});

const cartIn = (change: Record<string, string>) => sharedCart(sharedQuery(change), 2026);

test("an address describes a cart if every detail is as the value tool writes it", () => {
  const shared = cartIn({ seats: "6", batteryType: "lithium", lifted: "true" });
  expect(shared?.cart).toMatchObject({ modelYear: 2018, model: "Precedent", seats: 6 });
  expect(shared?.cart).toMatchObject({ batteryType: "lithium", lifted: true });
});

test("an address describes the same cart if it says that the cart is not lifted", () => {
  expect(cartIn({ lifted: "false" })?.cart).toEqual(cartIn({})?.cart);
});

test("an address describes a cart whatever else it says", () => {
  expect(cartIn({ for: "trading", trying: "batteries", utm_source: "chat" })).not.toBeNull();
});

test.each<Record<string, string>>([
  { year: "" },
  { year: "20" },
  { year: "NaN" },
  { year: "1e3" },
  { year: "2028" },
  { year: "-2018" },
  { year: "9".repeat(400) },
  { make: "" },
  { make: "__proto__" },
  { make: "club car" },
  { model: " " },
  { model: "x".repeat(81) },
  { seats: "3" },
  { powertrain: "steam" },
  { condition: "constructor" },
  { batteryAge: "6" },
  { hasUpgrades: "yes" },
  { batteryType: "sodium" },
  { lifted: "perhaps" },
  { other: "x".repeat(10_000) },
])("an address with %j describes no cart", (change) => expect(cartIn(change)).toBeNull());

test.each(["year", "make", "model"])("an address describes no cart without its %s", (name) => {
  const query = new URLSearchParams(sharedQuery());
  query.delete(name);
  expect(sharedCart(`?${query}`, 2026)).toBeNull();
});

test("an address may leave out what the model implies and what is assumed", () => {
  const { cart } = sharedCart("?year=2022&make=Icon&model=i60", 2026)!;
  expect(cart).toMatchObject({ seats: 6, powertrain: "electric", condition: "good" });
});

test("all addresses of a cart have one picture, whose address does not reveal the serial number", () => {
  const picture = (change: Record<string, string>) =>
    pictureQuery(sharedEstimate(sharedQuery(change), 2026)!);
  const plain = picture({});
  expect(plain).toBe(sharedQuery());
  expect(picture({ serial: "PQ1234-567890", for: "selling", model: " Precedent " })).toBe(plain);
  expect(picture({ for: "buying" })).toBe(`${plain}&for=buying`);
  expect(picture({ lifted: "true" })).not.toBe(plain);
});

const site = { url: "https://c.example/fl", siteUrl: "https://c.example" };

function metadataFor(change: Record<string, string>) {
  const query = sharedQuery(change);
  return previewMetadata(sharedEstimate(query, 2026)!, site);
}

test.each([
  ["selling", "ask $3,950", "Ask $3,950. Dealers ask about $4,650 for one made ready."],
  [
    "insuring",
    "insure for $4,650",
    "Insure for $4,650. What it would cost to replace it with one that’s ready to sell.",
  ],
  ["trading", "dealers ask $4,650", "Dealers ask $4,650. For one that’s ready to sell."],
  ["buying", "dealers ask $4,650", "Dealers ask $4,650. For one that’s ready to sell."],
])("the preview for %s says %j and where its picture is", (role, title, description) => {
  const metadata = metadataFor({ seats: "4", for: role });
  const query = sharedQuery({ seats: "4" }) + (role === "selling" ? "" : `&for=${role}`);
  expect(metadata.get("og:title")).toBe(`2018 Club Car Precedent: ${title} | CartWorth`);
  expect(metadata.get("og:description")).toBe(description);
  expect(metadata.get("og:image")).toBe(`https://c.example/social/estimate.png${query}`);
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${query}`);
  expect(metadata.get("og:image:alt")).toBe(`2018 Club Car Precedent. ${description}`);
});

test("previews of a cart that no dealer's price supports say that their number is the formula's estimate", () => {
  const metadata = metadataFor({ make: "Garia", model: "Via" });
  expect(metadata.get("og:title")).toMatch(/^2018 Garia Via: estimated at \$[\d,]+ \| CartWorth$/);
  expect(metadata.get("og:description")).toMatch(
    /^Estimate \$[\d,]+\. Our formula alone\. Where we could check it, it came out about 40% low\. See three ads before you name a price\.$/,
  );
});

test("the preview of a checked ad has the ad's price and what dealers ask", () => {
  const estimate = sharedEstimate(sharedQuery({ seats: "4" }), 2026)!;
  const place = { url: "https://c.example/check-a-price", siteUrl: "https://c.example" };
  const preview = adMetadata(estimate, sharedAd("?price=%247%2C500&seller=dealer")!, place);
  expect(preview.get("og:title")).toBe(
    "2018 Club Car Precedent for $7,500: is it fair? | CartWorth",
  );
  expect(preview.get("og:description")).toBe("Dealers ask $4,650. For one that’s ready to sell.");
  expect(preview.get("og:url")).toMatch(/&price=7500&seller=dealer$/);
});

test("the preview of an ad with fees names the total to pay, and leads back to the same check", () => {
  const estimate = sharedEstimate(sharedQuery(), 2026)!;
  const place = { url: "https://c.example/check-a-price", siteUrl: "https://c.example" };
  const preview = adMetadata(estimate, sharedAd("?price=7500&fees=595")!, place);
  expect(preview.get("og:title")).toContain("for $8,095: is it fair?");
  expect(preview.get("og:image:alt")).toContain("for $8,095");
  expect(preview.get("og:url")).toMatch(/&price=7500&fees=595$/);
});

test("a page about trade-ins previews a trade-in, and names another role in its address", () => {
  const place = { url: "https://c.example/trade-in-guide", siteUrl: "https://c.example" };
  const previewOf = (query: string) => {
    const estimate = answerShared(sharedCart(query, 2026)!, query, 2026, "trading");
    const preview = previewMetadata(estimate, place);
    return [preview.get("og:title"), preview.get("og:url"), answerText(estimate)];
  };
  const [title, url, said] = previewOf(sharedQuery());
  expect(title).toContain("Precedent: dealers ask $");
  expect(url).not.toContain("for=");
  expect(said).toMatch(/^Expect \$/);
  const [askTitle, askUrl] = previewOf(`${sharedQuery()}&for=selling`);
  expect(askTitle).toContain("Precedent: ask $");
  expect(askUrl).toMatch(/&for=selling$/);
});

test.each(["", "?price=", "?price=0", "?price=abc", "?price=NaN", "?price=1%202"])(
  "a query of %s names no ad",
  (query) => expect(sharedAd(query)).toBeNull(),
);

test("the first sentence of the page has the sign's number, for a browser without JavaScript", () => {
  const estimate = sharedEstimate(sharedQuery(), 2026)!;
  const description = answerText(estimate);
  const html = `<body><h1 class="a">Value</h1><p class="b" data-lede>Enter a cart.</p>`;
  expect(withCart(html, estimate, description)).toBe(
    `<body><h1 class="a">2018 Club Car Precedent</h1>` +
      `<p class="b" data-lede>${description}</p>`,
  );
});

test("the address keeps what the visitor wants to do, and neither address reveals the serial number", () => {
  const metadata = metadataFor({ for: "trading", serial: "PQ1234" });
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${sharedQuery()}&for=trading`);
  expect([...metadata.values()].join(" ")).not.toContain("PQ1234");
});

test("only the content of those tags changes, and nothing that a visitor typed is in them", () => {
  const html = (title: string) =>
    `<title>${title}</title><meta property="og:type" content="website">` +
    `<meta property="og:title" content="${title}"><p>$&amp;</p>`;
  const metadata = metadataFor({ model: `$& "><script>` });
  expect(withMetadata(html("Old | CartWorth"), metadata)).toBe(
    html("2018 Club Car: ask $3,700 | CartWorth"),
  );
});

test("an address is found among the metadata", () => {
  const html = '<meta property="og:url" content="https://c.example/">';
  expect(addressIn(html, "og:url")).toBe("https://c.example/");
  expect(addressIn(html, "og:image")).toBeUndefined();
});
