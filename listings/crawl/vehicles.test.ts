import { describe, expect, test } from "vitest";
import { findLinkedPages, findVehicles } from "./vehicles.ts";

const cart = {
  "@type": "Vehicle",
  name: "2019 EZ-GO RXV",
  url: "/carts/7",
  sku: "S7",
  vehicleModelDate: "2019",
  brand: { "@type": "Brand", name: "EZ-GO" },
  model: "RXV",
  itemCondition: "https://schema.org/UsedCondition",
  fuelType: "Electric",
  vehicleSeatingCapacity: 4,
  offers: {
    "@type": "Offer",
    price: "4800.00",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  },
};
const inStock = "https://schema.org/InStock";
const only = (value: unknown) => {
  const items = findVehicles(value);
  expect(items).toHaveLength(1);
  return items[0]!;
};

test("a vehicle is read in the page's words", () => {
  expect(only(cart)).toEqual({
    name: "2019 EZ-GO RXV",
    description: "",
    kind: "",
    url: "/carts/7",
    sku: "S7",
    model_year: "2019",
    serial: "",
    make: "EZ-GO",
    model: "RXV",
    condition: "https://schema.org/UsedCondition",
    seats: "4",
    powertrain: "Electric",
    battery_type: "",
    battery_year: "",
    lifted: "",
    place: "",
    note: "",
    offers: [{ price: "4800.00", currency: "USD", availability: inStock }],
  });
});

test.each<[string, unknown]>([
  ["in a list", [{ "@type": "WebSite" }, cart]],
  ["in a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "Person" }, cart] }],
  [
    "in an item list",
    { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, item: cart }] },
  ],
  ["as a page's main entity", { "@type": "ItemPage", mainEntity: cart }],
  [
    "in a dealer's nested catalog",
    {
      "@type": "AutoDealer",
      hasOfferCatalog: { itemListElement: [{ itemListElement: [{ itemOffered: cart }] }] },
    },
  ],
  ["as a variant", { "@type": "ProductGroup", hasVariant: [cart] }],
  ["as a car", { ...cart, "@type": "Car" }],
  ["as one of two types", { ...cart, "@type": ["Thing", "Product"] }],
  ["under a type's whole address", { ...cart, "@type": "http://schema.org/Product" }],
])("a vehicle is found %s", (_where, value) => {
  expect(only(value).name).toBe(cart.name);
});

test("an offer without an item is the cart itself", () => {
  expect(only({ "@type": "Offer", name: "2019 EZ-GO RXV", price: 4800, url: "/7" })).toMatchObject({
    name: "2019 EZ-GO RXV",
    url: "/7",
    offers: [{ price: "4800" }],
  });
});

test("what schema.org has no term for is read from named properties", () => {
  const additionalProperty = [
    { "@type": "PropertyValue", name: "Battery type", value: "Lithium" },
    { "@type": "PropertyValue", name: "Lifted", value: true },
    { "@type": "PropertyValue", name: "Passengers", value: 6 },
  ];
  expect(only({ ...cart, vehicleSeatingCapacity: undefined, additionalProperty })).toMatchObject({
    battery_type: "Lithium",
    lifted: "true",
    seats: "6",
  });
});

test("a list of addresses links to the pages with the carts", () => {
  const list = [
    { "@type": "ListItem", position: 1, url: "/carts/1" },
    { "@type": "ListItem", position: 2, item: "/carts/2" },
    { "@type": "ListItem", position: 3, item: { "@id": "/carts/3" } },
    { "@type": "ListItem", position: 4, item: cart },
  ];
  const page = { "@graph": [{ "@type": "ItemList", itemListElement: list }] };
  expect(findLinkedPages(page)).toEqual(["/carts/1", "/carts/2", "/carts/3"]);
  expect(findLinkedPages({ "@type": "BreadcrumbList", itemListElement: list })).toEqual([]);
  expect(findVehicles(page)).toHaveLength(1);
});

test("related and similar products are not a page's carts", () => {
  expect(findVehicles({ ...cart, isRelatedTo: cart, isSimilarTo: [cart] })).toHaveLength(1);
  expect(findVehicles({ "@type": "WebPage", about: cart })).toEqual([]);
});

test.each([[null], [7], ["Vehicle"], [[]], [{}], [{ "@type": 7 }], [{ "@type": "Review" }]])(
  "%j is not a vehicle",
  (value) => {
    expect(findVehicles(value)).toEqual([]);
  },
);

test.each([
  [{ vehicleModelDate: undefined, modelDate: 2018 }, { model_year: "2018" }],
  [{ vehicleModelDate: "", productionDate: "2017-05-01" }, { model_year: "2017-05-01" }],
  [{ brand: "Ruff &amp; Tuff" }, { make: "Ruff & Tuff" }],
  [{ brand: undefined, manufacturer: { name: "Yamaha" } }, { make: "Yamaha" }],
  [{ model: { "@type": "ProductModel", name: "Drive&#178;" } }, { model: "Drive²" }],
  [{ itemCondition: { "@id": "https://schema.org/NewCondition" } }, { condition: /NewCondition$/ }],
  [{ vehicleSeatingCapacity: { "@type": "QuantitativeValue", value: 6 } }, { seats: "6" }],
  [{ fuelType: ["Gas", "Electric"] }, { powertrain: "Gas; Electric" }],
  [
    { fuelType: undefined, vehicleEngine: [{ fuelType: "Gasoline", name: "EFI" }] },
    { powertrain: "Gasoline; EFI" },
  ],
  [{ fuelType: undefined, vehicleEngine: "Electric" }, { powertrain: "Electric" }],
  [{ sku: undefined, productID: 12 }, { sku: "12" }],
  [{ vehicleIdentificationNumber: "52RG3802XCG004476" }, { serial: "52RG3802XCG004476" }],
])("a vehicle with %j is read as %j", (change, words) => {
  const item = only({ ...cart, ...change });
  for (const [field, word] of Object.entries(words)) {
    expect(item[field as keyof typeof item]).toEqual(
      typeof word === "string" ? word : expect.stringMatching(word),
    );
  }
});

test("the condition and the address may be in the offer", () => {
  const offer = { ...cart.offers, itemCondition: "NewCondition", url: "/offers/7" };
  const item = only({ ...cart, itemCondition: undefined, url: undefined, offers: offer });
  expect(item).toMatchObject({ condition: "NewCondition", url: "/offers/7" });
});

describe("a vehicle's price", () => {
  test.each<[string, unknown, string[]]>([
    ["as a number", { price: 4800 }, ["4800"]],
    ["of each of several offers", [{ price: "1" }, { price: "2" }], ["1", "2"]],
    ["as both ends of a range", { lowPrice: 4000, highPrice: "5000" }, ["4000", "5000"]],
    ["of the offers in an aggregate", { lowPrice: 1, offers: [{ price: 4800 }] }, ["4800"]],
    ["from its specification", { priceSpecification: { price: 4800 } }, ["4800"]],
    [
      "without list prices and monthly rates",
      {
        priceSpecification: [
          { price: 5500, priceType: "https://schema.org/ListPrice" },
          { price: 99, billingDuration: "P1M" },
          { price: 4800 },
        ],
      },
      ["4800"],
    ],
    ["as none", { availability: inStock }, [""]],
    ["as none where nothing is offered", undefined, []],
  ])("a vehicle's price is read %s", (_how, offers, prices) => {
    expect(only({ ...cart, offers }).offers.map(({ price }) => price)).toEqual(prices);
  });

  test("a vehicle's price has its currency, which may be in the specification", () => {
    const offers = { priceSpecification: { price: 4800, priceCurrency: "CAD" } };
    expect(only({ ...cart, offers }).offers).toMatchObject([{ currency: "CAD" }]);
  });

  test("a vehicle's price may be in the offer around it", () => {
    const bare = { ...cart, offers: undefined };
    expect(only({ "@type": "Offer", price: 4500, itemOffered: bare }).offers).toMatchObject([
      { price: "4500" },
    ]);
  });
});
