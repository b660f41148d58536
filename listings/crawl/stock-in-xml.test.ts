import { describe, expect, test } from "vitest";
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
