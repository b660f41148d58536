import { expect, test } from "vitest";
import { onward, dealersSite, rover, titles, txt } from "./three-carts.fixture.ts";

const site = dealersSite();
const { read, at } = site;

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
