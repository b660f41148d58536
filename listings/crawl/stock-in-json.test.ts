import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleSource } from "./crawl.fixture.ts";
import { readSources } from "./sources.ts";
import {
  allThree,
  descriptions,
  onward,
  dealersSite,
  rover,
  titles,
  txt,
} from "./three-carts.fixture.ts";

const site = dealersSite();
const { read, at } = site;

test("a list in JSON has its fields under names of the dealer's own system", async () => {
  const carts = [
    {
      id: "66f3",
      make: "Club Car",
      model: "Onward",
      year: "2022",
      title: "Club Car Onward Blue",
      price: 12995,
      condition: "Used",
      fuel: "Electric",
      status: "retail",
      passengers: "4 Passenger",
      isLifted: true,
      battery: { type: "Lithium", brand: "Eco", year: "2024" },
      stateCode: "PA",
    },
    {
      id: "6702",
      make: "EZGO",
      model: "TXT",
      year: 2019,
      price: 5495,
      condition: "Used",
      fuel: "Gas",
      status: "boneyard",
      passengers: "2 Passenger",
      isLifted: false,
      battery: { type: "", brand: "", year: "" },
      stateCode: "NJ",
    },
    {
      id: "6a8c",
      make: "Denago",
      model: "Rover XL6",
      year: "2026",
      price: 11995,
      condition: "New",
      fuel: "Electric",
      passengers: "",
      battery: { type: "Lithium" },
    },
  ];
  const stock = { summary: { total: 3 }, stores: [{ city: "Hatfield" }], data: { carts } };
  site.pages = { "/stock.json": ["text/plain; charset=utf-8", JSON.stringify(stock)] };
  const { carts: read3, lines } = await read("/stock.json", {
    items: "data.carts",
    fields: { note: "status" },
  });
  expect(lines).toEqual([`${allThree}.`]);
  expect(read3).toMatchObject([
    { ...onward, place: "PA", battery_year: "2024", note: "", ...at("/stock.json#66f3") },
    { ...txt, place: "NJ", lifted: "no", note: "boneyard", ...at("/stock.json#6702") },
    { ...rover, place: "NC", note: "from the model: seats, lift", ...at("/stock.json#6a8c") },
  ]);
});

test("the chain's file is read as published, with the source from the example", async () => {
  const battery = (type: string, year: string) => ({ type, brand: "", year, packVoltage: "48" });
  const cart = (id: string, fields: object) => ({
    id,
    slug: `cart-${id}`,
    isUsed: true,
    condition: "Used",
    isElectric: true,
    fuel: "Electric",
    color: "Beige",
    colorKey: "beige",
    tireRimSize: "10",
    passengers: "4 Passenger",
    isLifted: false,
    vin: "",
    serial: "",
    engine: { make: "", horsepower: "" },
    images: ["1.jpg"],
    storeId: "T1",
    stateCode: "PA",
    warranty: "90 days",
    ...fields,
  });
  const file = {
    generatedAt: "2026-09-01T17:48:47+00:00",
    summary: { total: 3 },
    facets: { makes: [{ key: "ezgo", label: "EZGO", count: 1 }], colors: [{ key: "beige" }] },
    stores: [{ slug: "hatfield", city: "Hatfield", stateCode: "PA" }],
    carts: [
      cart("a", {
        make: "EZGO",
        model: "RXV",
        year: "2010",
        title: "EZGO RXV Beige",
        price: 5500,
        status: "retail",
        battery: battery("Lead", "2025"),
      }),
      cart("b", {
        make: "Denago",
        model: "Nomad XL",
        year: "2024",
        title: "Denago Nomad XL Champagne",
        price: 7995,
        condition: "New",
        status: "permanent_boneyard",
        isLifted: true,
        battery: battery("Lithium", "2024"),
        stateCode: "NJ",
      }),
      cart("c", {
        make: "Club Car",
        model: "Precedent",
        year: "2018",
        title: "Club Car Precedent",
        price: 4200,
        fuel: "Gas",
        status: "work_in_progress",
        serial: "PR1343-411950",
        battery: battery("", ""),
      }),
      cart("d", {
        make: "HONDA",
        model: "GOLDWING 1500",
        year: "1999",
        title: "HONDA GOLDWING 1500 Red",
        price: 5000,
        fuel: "Gas",
        status: "retail",
        battery: battery("", ""),
      }),
    ],
  };
  const example = readFileSync(new URL("../sources.example.json", import.meta.url), "utf8");
  const result = readSources(example);
  const [{ url: _, ...record } = sampleSource()] = "sources" in result ? result.sources : [];
  site.pages = { "/data/inventory.json": ["text/plain; charset=utf-8", JSON.stringify(file)] };
  const { carts, lines } = await read("/data/inventory.json", record);
  expect(lines).toEqual([
    "Tigon Golf Carts: 4 found, 3 taken, 1 skipped (1 is a Honda).",
    "  “HONDA GOLDWING 1500 Red” (d): is a Honda",
  ]);
  expect(carts).toMatchObject([
    {
      make: "EZ-GO",
      seats: "4",
      battery_type: "lead-acid",
      battery_year: "2025",
      lifted: "no",
      place: "PA",
      note: "",
      ...at("/data/inventory.json#a"),
    },
    {
      make: "Denago EV",
      condition: "new",
      battery_type: "lithium",
      lifted: "yes",
      place: "NJ",
      note: "permanent boneyard",
    },
    {
      powertrain: "gas",
      battery_type: "",
      note: "work in progress; YEAR CONFLICT: its number says 2013",
      year_disputed: "yes",
    },
  ]);
});

/** https://shopify.dev/docs/api/liquid/objects/product, as /products.json has it */
test("a Shopify shop's products.json is read with all of its parts", async () => {
  const product = (id: number, title: string, html: string, price: string, kind: string) => ({
    id,
    title,
    handle: `cart-${id}`,
    body_html: html,
    vendor: "The Cart Shop",
    product_type: kind,
    tags: ["Golf Cart", "In Stock"],
    variants: [
      {
        id: id * 10,
        title: "Default Title",
        sku: `S${id}`,
        price,
        available: true,
        compare_at_price: "19999.00",
      },
    ],
    images: [{ src: "https://cdn.example/1.jpg" }],
    options: [{ name: "Title", values: ["Default Title"] }],
  });
  const sold = product(4, titles.txt, "", "4995.00", "Used Golf Carts");
  const parts = [
    [
      product(1, titles.onward, descriptions.onward, "12995.00", "Used Golf Carts"),
      product(2, titles.txt, descriptions.txt, "5495.00", "Used Golf Carts"),
    ],
    [
      product(3, titles.rover, descriptions.rover, "11995.00", "New Golf Carts"),
      { ...sold, variants: [{ ...sold.variants[0], available: false }] },
    ],
    [{ ...product(5, "EZGO TXT Windshield", "", "129.00", "Parts") }],
  ];
  site.pages = Object.fromEntries(
    parts.map((products, index) => [
      `/products.json?limit=2${index === 0 ? "" : `&page=${index + 1}`}`,
      ["application/json; charset=utf-8", JSON.stringify({ products })],
    ]),
  );
  const { carts, lines } = await read("/products.json?limit=2");
  expect(carts).toMatchObject([
    { ...onward, ...at("/products/cart-1") },
    { ...txt, ...at("/products/cart-2") },
    { ...rover, ...at("/products/cart-3") },
  ]);
  expect(lines).toEqual([
    "A dealer: 5 found, 3 taken, 2 skipped (1 is a part, 1 not for sale); 3 documents read.",
    `  “${titles.txt}” (4): not for sale`,
    "  “EZGO TXT Windshield” (5): is a part",
  ]);
});

/** https://developer.woocommerce.com/docs/apis/store-api/resources-endpoints/products/ */
test("a WooCommerce shop's Store API is read with prices in cents and its next part", async () => {
  const product = (id: number, name: string, html: string, cents: string, category: string) => ({
    id,
    name,
    slug: `cart-${id}`,
    type: "simple",
    permalink: `${site.origin}/product/cart-${id}/`,
    sku: `W${id}`,
    short_description: "",
    description: html,
    on_sale: true,
    prices: {
      price: cents,
      regular_price: "1999900",
      sale_price: cents,
      price_range: null,
      currency_code: "USD",
      currency_symbol: "$",
      currency_minor_unit: 2,
      currency_decimal_separator: ".",
      currency_thousand_separator: ",",
    },
    images: [{ id: 7, src: "https://cdn.example/1.jpg" }],
    categories: [{ id: 16, name: category, slug: "x", link: `${site.origin}/x` }],
    tags: [],
    brands: [],
    attributes: [
      {
        id: 1,
        name: "Lifted",
        taxonomy: "pa_lifted",
        terms: [{ id: 3, name: id === 1 ? "Yes" : "No" }],
      },
    ],
    is_in_stock: true,
    is_purchasable: true,
    stock_availability: { text: "1 in stock", class: "in-stock" },
  });
  const products = [
    product(
      1,
      "2022 Club Car Onward &#8211; 4 Passenger",
      descriptions.onward,
      "1299500",
      "Used Carts",
    ),
    product(2, titles.txt, descriptions.txt, "549500", "Used Carts"),
    product(3, titles.rover, descriptions.rover, "1199500", "New Carts"),
  ];
  const api = "/wp-json/wc/store/v1/products";
  site.pages = {
    [api]: (response) => {
      const link = `<${site.origin}${api}?page=2>; rel="next"`;
      response
        .writeHead(200, { "content-type": "application/json; charset=UTF-8", link })
        .end(JSON.stringify(products.slice(0, 2)));
    },
    [`${api}?page=2`]: ["application/json", JSON.stringify(products.slice(2))],
  };
  const { carts, lines } = await read(api);
  expect(lines).toEqual([`${allThree}; 2 documents read.`]);
  expect(carts).toMatchObject([
    { ...onward, ...at("/product/cart-1/") },
    { ...txt, lifted: "no", ...at("/product/cart-2/") },
    { ...rover, ...at("/product/cart-3/") },
  ]);
});
