import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleFetch, sampleSource } from "./crawl.fixture.ts";
import { crawl } from "./crawl.ts";
import { type Outcome, reportLines } from "./outcome.ts";
import { type TestSite, openSite, pageWith } from "./site.fixture.ts";
import { type Source, readSources } from "./sources.ts";

/*
 * The forms in which this trade publishes its stock, each as its public specification has it. The same
 * three carts are in each: what a form has no field for is in the title or the description.
 */

let site: TestSite;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

async function read(path: string, changes: Partial<Source> = {}) {
  const lines: string[] = [];
  const source = sampleSource({ url: site.origin + path, place: "NC", ...changes });
  const { rows } = await crawl([source], {
    get: sampleFetch(),
    state: {},
    observedOn: "2026-11-28",
    report: ({ dealer }: Source, outcome: Outcome) => lines.push(...reportLines(dealer, outcome)),
  });
  return { lines, carts: rows.map(({ cells }) => cells) };
}

const onward = {
  model_year: "2022",
  make: "Club Car",
  model: expect.stringMatching(/^Onward/),
  condition: "used",
  seats: "4",
  powertrain: "electric",
  battery_type: "lithium",
  lifted: "yes",
  price_usd: expect.stringMatching(/^12995(\.00)?$/),
  price_kind: "asking",
};
const txt = {
  model_year: "2019",
  make: "EZ-GO",
  model: "TXT",
  condition: "used",
  seats: "2",
  powertrain: "gas",
  battery_type: "",
  price_usd: expect.stringMatching(/^5495(\.00)?$/),
};
const rover = {
  model_year: "2026",
  make: "Denago EV",
  model: "Rover XL6",
  condition: "new",
  seats: "6",
  powertrain: "electric",
  battery_type: "lithium",
  price_usd: expect.stringMatching(/^11995(\.00)?$/),
};

const allThree = "A dealer: 3 found, 3 taken, 0 skipped";
const at = (path: string) => ({ source: `${site.origin}${path}` });

/** What the carts are called where a form has hardly any fields. */
const titles = {
  onward: "2022 Club Car Onward 4 Passenger Lifted",
  txt: "2019 EZGO TXT Gas",
  rover: "2026 Denago Rover XL6",
};
const descriptions = {
  onward: "<p>Used golf cart.</p><p>Lithium battery &amp; new tires.</p>",
  txt: "<ul><li>Used golf cart</li><li>Seats 2</li></ul>",
  rover: "<p>Brand new golf cart, 105 Ah lithium battery, seats 6.</p>",
};

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

test("the chain's file is read as published, by the record of the example", async () => {
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
test("a WooCommerce shop's Store API is read with its cents and its next part", async () => {
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

test("a dealer system's CSV export is read by its usual headings, without a record of them", async () => {
  const rows = [
    "Stock Number,Year,Make,Model,Type,Fuel Type,Passengers,Internet Price,Detail URL,Description,VIN",
    `A1,2022,Club Car,Onward,Used,Electric,4,"$12,995",/a1,"Lithium battery, lifted",`,
    `A2,2019,E-Z-GO,TXT,Used,Gas,2,5495,/a2,,`,
    `A3,2026,Denago EV,Rover XL6,New,,,11995,/a3,"Says ""hello"", 6 seats, lithium",`,
    `A4,2020,Yamaha,Drive2,Used,Gas,2,5000,/a4,,,one cell too many`,
  ];
  site.pages = { "/export.csv": ["application/octet-stream", `\ufeff${rows.join("\r\n")}\r\n`] };
  const { carts, lines } = await read("/export.csv");
  expect(carts).toMatchObject([
    { ...onward, ...at("/a1") },
    { ...txt, ...at("/a2") },
    { ...rover, ...at("/a3") },
  ]);
  expect(lines[1]).toBe("  line 5: 12 cells under 11 headings");
});

/** https://developers.facebook.com/docs/marketing-api/auto-ads/reference: flattened names */
test("Meta's catalog as a TSV file has its nested fields in headings", async () => {
  const rows = [
    [
      "vehicle_id",
      "title",
      "description",
      "url",
      "make",
      "model",
      "year",
      "mileage.value",
      "image[0].url",
      "fuel_type",
      "state_of_vehicle",
      "price",
      "availability",
      "address.region",
    ],
    [
      "1",
      titles.onward,
      "Lithium",
      "/1",
      "Club Car",
      "Onward",
      "2022",
      "10",
      "/1.jpg",
      "ELECTRIC",
      "USED",
      "12995 USD",
      "AVAILABLE",
      "Pennsylvania",
    ],
    [
      "2",
      titles.txt,
      "Seats 2",
      "/2",
      "EZGO",
      "TXT",
      "2019",
      "0",
      "/2.jpg",
      "GASOLINE",
      "USED",
      "5,495.00 USD",
      "AVAILABLE",
      "NJ",
    ],
    [
      "3",
      titles.rover,
      "",
      "/3",
      "Denago",
      "Rover XL6",
      "2026",
      "0",
      "/3.jpg",
      "ELECTRIC",
      "NEW",
      "11995 USD",
      "AVAILABLE",
      "",
    ],
    [
      "4",
      titles.rover,
      "",
      "/4",
      "Denago",
      "Rover XL6",
      "2026",
      "0",
      "/4.jpg",
      "ELECTRIC",
      "NEW",
      "11995 USD",
      "NOT_AVAILABLE",
      "",
    ],
  ];
  const tsv = rows.map((cells) => cells.join("\t")).join("\n");
  site.pages = { "/catalog.tsv": ["text/tab-separated-values", tsv] };
  const { carts, lines } = await read("/catalog.tsv");
  expect(carts).toMatchObject([
    { ...onward, place: "PA" },
    { ...txt, place: "NJ" },
    { ...rover, battery_type: expect.any(String), place: "NC" },
  ]);
  expect(lines[0]).toBe("A dealer: 4 found, 3 taken, 1 skipped (1 not for sale).");
});

/** https://support.google.com/merchants/answer/7052112 */
describe("Google's Merchant feed", () => {
  const fields = (id: number, title: string, text: string, price: string, condition: string) => `
    <g:id>G${id}</g:id>
    <g:title><![CDATA[${title}]]></g:title>
    <g:description>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</g:description>
    <g:link>${site.origin}/g/${id}</g:link>
    <g:image_link>${site.origin}/g/${id}.jpg</g:image_link>
    <g:price>${price} USD</g:price>
    <g:availability>in_stock</g:availability>
    <g:condition>${condition}</g:condition>
    <g:brand>A dealer</g:brand>
    <g:google_product_category>3126</g:google_product_category>
    <g:product_type>Golf carts</g:product_type>`;

  const items = () => [
    `${fields(1, titles.onward, descriptions.onward, "13995.00", "used")}
    <g:sale_price>12995.00 USD</g:sale_price>
    <g:sale_price_effective_date>2026-11-01T00:00-05:00/2026-11-30T23:59-05:00</g:sale_price_effective_date>`,
    `${fields(2, titles.txt, descriptions.txt, "5495.00", "used")}
    <g:sale_price>4995.00 USD</g:sale_price>
    <g:sale_price_effective_date>2026-10-01T00:00-05:00/2026-10-31T23:59-05:00</g:sale_price_effective_date>`,
    `${fields(3, titles.rover, "", "11995.00", "new")}
    <g:product_detail>
      <g:section_name>Battery</g:section_name>
      <g:attribute_name>Battery type</g:attribute_name>
      <g:attribute_value>Lithium</g:attribute_value>
    </g:product_detail>`,
  ];
  const expected = () => [
    { ...onward, ...at("/g/1") },
    { ...txt, ...at("/g/2") },
    { ...rover, ...at("/g/3") },
  ];

  test("an RSS feed is read with sale prices on their days, and the shop's name isn't a make", async () => {
    const xml = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
      <channel><title>Carts</title><link>${site.origin}</link><description>All</description>
      ${items()
        .map((item) => `<item>${item}</item>`)
        .join("")}</channel></rss>`;
    site.pages = { "/feed.xml": ["application/rss+xml", xml] };
    const { carts, lines } = await read("/feed.xml");
    expect(lines).toEqual([`${allThree}.`]);
    expect(carts).toMatchObject(expected());
  });

  test("an Atom feed is read with the next part that it links to", async () => {
    const entry = (item: string) => `<entry>${item}</entry>`;
    const feed = (inside: string) =>
      `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Carts</title>${inside}</feed>`;
    const [first = "", ...others] = items();
    const own = first
      .replace(
        /<g:link>(.*)<\/g:link>/,
        '<link rel="edit" href="/x"/><link rel="alternate" href="$1"/>',
      )
      .replaceAll("g:title", "title");
    site.pages = {
      "/feed.atom": [
        "application/atom+xml",
        feed(`<link rel="next" href="/feed.atom?p=2"/>${entry(own)}`),
      ],
      "/feed.atom?p=2": ["application/atom+xml", feed(others.map(entry).join(""))],
    };
    const { carts, lines } = await read("/feed.atom");
    expect(lines).toEqual([`${allThree}; 2 documents read.`]);
    expect(carts).toMatchObject(expected());
  });
});

/** https://developers.facebook.com/docs/marketing-api/auto-ads/reference */
test("Meta's catalog in XML is read with its units' addresses", async () => {
  const listing = (id: number, inside: string, region: string) => `<listing>
    <vehicle_id>M${id}</vehicle_id>
    <url>${site.origin}/m/${id}</url>
    <image><url>${site.origin}/m/${id}.jpg</url><tag>Exterior</tag></image>
    <mileage><value>0</value><unit>MI</unit></mileage>
    <body_style>OTHER</body_style>
    <address format="simple">
      <component name="addr1">1 Main St</component>
      <component name="city">Somewhere</component>
      <component name="region">${region}</component>
      <component name="country">United States</component>
    </address>
    <latitude>35.1</latitude>
    ${inside}
  </listing>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><listings><title>Carts</title>
    <link rel="self" href="${site.origin}"/>
    ${listing(1, `<title>${titles.onward}</title><description>Lithium</description><make>Club Car</make><model>Onward</model><year>2022</year><fuel_type>ELECTRIC</fuel_type><state_of_vehicle>CPO</state_of_vehicle><condition>EXCELLENT</condition><price>12995 USD</price><availability>available</availability>`, "Pennsylvania")}
    ${listing(2, `<title>${titles.txt}</title><description>2 seats</description><make>EZGO</make><model>TXT</model><year>2019</year><fuel_type>GASOLINE</fuel_type><state_of_vehicle>USED</state_of_vehicle><condition>GOOD</condition><price>5495 USD</price>`, "NJ")}
    ${listing(3, `<title>${titles.rover}</title><description/><make>Denago</make><model>Rover XL6</model><year>2026</year><fuel_type>ELECTRIC</fuel_type><state_of_vehicle>NEW</state_of_vehicle><price>11995 USD</price>`, "Ontario")}
  </listings>`;
  site.pages = { "/catalog.xml": ["application/xml", xml] };
  const { carts, lines } = await read("/catalog.xml");
  expect(lines).toEqual([`${allThree}.`]);
  expect(carts).toMatchObject([
    { ...onward, place: "PA", ...at("/m/1") },
    { ...txt, place: "NJ", ...at("/m/2") },
    { ...rover, battery_type: expect.any(String), place: "NC", ...at("/m/3") },
  ]);
});

test("another vendor's XML is read by the path to its units", async () => {
  const unit = (inside: string) => `<Unit>${inside}</Unit>`;
  const xml = `<Inventory><Dealer><Name>A</Name></Dealer><Units>
    ${unit('<StockNumber>1</StockNumber><ModelYear>2022</ModelYear><Make>Club Car</Make><Model>Onward</Model><Condition>Used</Condition><Seats>4</Seats><Fuel>Electric</Fuel><Battery type="lithium"/><Lift>Yes</Lift><Price currency="USD">12995</Price>')}
    ${unit("<StockNumber>2</StockNumber><ModelYear>2019</ModelYear><Make>EZGO</Make><Model>TXT</Model><Condition>Used</Condition><Seats>2</Seats><Fuel>Gas</Fuel><Price>5495</Price>")}
  </Units></Inventory>`;
  site.pages = { "/units.xml": ["text/xml", xml] };
  const { carts } = await read("/units.xml", { items: "Units.Unit" });
  expect(carts).toMatchObject([
    { ...onward, ...at("/units.xml#1") },
    { ...txt, ...at("/units.xml#2") },
  ]);
});

describe("JSON-LD of schema.org", () => {
  test("a site without brands is read through its sitemap, from products inside a graph", async () => {
    const page = (
      id: number,
      name: string,
      description: string,
      price: string,
      condition: string,
    ) =>
      pageWith({
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "WebPage", "@id": "#page", breadcrumb: { "@id": "#crumbs" } },
          {
            "@type": "BreadcrumbList",
            itemListElement: [
              { "@type": "ListItem", position: 1, name: "Home", item: site.origin },
            ],
          },
          {
            "@type": "Product",
            name,
            description,
            sku: `P${id}`,
            category: "Golf carts",
            offers: [
              {
                "@type": "Offer",
                itemCondition: `https://schema.org/${condition}Condition`,
                priceSpecification: [
                  { "@type": "UnitPriceSpecification", price, priceCurrency: "USD" },
                ],
                availability: "http://schema.org/InStock",
                url: `${site.origin}/carts/${id}/`,
              },
            ],
          },
        ],
      });
    const locations = [1, 2, 3].map((id) => `<url><loc>${site.origin}/carts/${id}/</loc></url>`);
    site.pages = {
      "/sitemap.xml": [
        "text/xml",
        `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${site.origin}/carts.xml</loc></sitemap></sitemapindex>`,
      ],
      "/carts.xml": [
        "text/xml",
        `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.origin}/</loc></url>${locations.join("")}</urlset>`,
      ],
      "/carts/1/": page(1, titles.onward, descriptions.onward, "12995.00", "Used"),
      "/carts/2/": page(2, titles.txt, descriptions.txt, "5495.00", "Used"),
      "/carts/3/": page(3, titles.rover, descriptions.rover, "11995.00", "New"),
    };
    const { carts, lines } = await read("/sitemap.xml", { follow: "/carts/" });
    expect(lines).toEqual([`${allThree}; 5 documents read.`]);
    expect(carts).toMatchObject([
      { ...onward, ...at("/carts/1/") },
      { ...txt, ...at("/carts/2/") },
      { ...rover, ...at("/carts/3/") },
    ]);
  });

  test("a page's list of vehicles, cars, and offers is read whole", async () => {
    const offer = (price: number) => ({ "@type": "Offer", price, priceCurrency: "USD" });
    const items = [
      {
        "@type": ["Product", "Vehicle"],
        name: "Onward",
        url: "/1",
        brand: { "@type": "Brand", name: "Club Car" },
        model: "Onward",
        vehicleModelDate: "2022",
        itemCondition: "https://schema.org/UsedCondition",
        vehicleSeatingCapacity: { "@type": "QuantitativeValue", value: 4 },
        fuelType: "Electric",
        additionalProperty: [
          { "@type": "PropertyValue", name: "Battery type", value: "Lithium" },
          { "@type": "PropertyValue", name: "Lifted", value: "Yes" },
        ],
        offers: offer(12995),
      },
      {
        "@type": "Car",
        name: titles.txt,
        description: "Used golf cart, 2 seats",
        offers: offer(5495),
      },
      { ...offer(11995), name: `New ${titles.rover}`, description: "Lithium battery" },
    ];
    const list = items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item }));
    site.pages = { "/used": pageWith({ "@type": "ItemList", itemListElement: list }) };
    const { carts, lines } = await read("/used");
    expect(lines).toEqual([`${allThree}.`]);
    expect(carts).toMatchObject([{ ...onward, ...at("/1") }, txt, rover]);
  });
});
