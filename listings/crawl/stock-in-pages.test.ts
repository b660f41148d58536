import { describe, expect, test } from "vitest";
import { pageWith } from "./site.fixture.ts";
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
