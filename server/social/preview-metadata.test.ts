import { expect, test } from "vitest";
import { addressIn, previewMetadata, withMetadata } from "./preview-metadata.ts";
import { sharedQuery } from "./shared-cart-samples.ts";
import { sharedEstimate } from "./shared-estimate.ts";

const site = { url: "https://c.example/fl", siteUrl: "https://c.example" };

function metadataFor(change: Record<string, string>) {
  const query = sharedQuery(change);
  return previewMetadata(sharedEstimate(query, 2026)!, { ...site, query });
}

test("previews tell the name, the figures, and where the picture is", () => {
  const metadata = metadataFor({});
  expect(metadata.get("og:title")).toBe("2018 Club Car Precedent: estimated at $2,826 | CartWorth");
  expect(metadata.get("og:description")).toBe(
    "2018 Club Car Precedent: estimated market value $2,826, range $2,402 to $3,250, " +
      "trade-in value $2,402. See each step of the arithmetic.",
  );
  const picture = `https://c.example/social/estimate.png${sharedQuery()}`;
  expect(metadata.get("og:image")).toBe(picture);
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${sharedQuery()}`);
});

test("the address keeps what the visitor wants to do, and neither address tells the serial number", () => {
  const metadata = metadataFor({ for: "trading", serial: "PQ1234" });
  expect(metadata.get("og:url")).toBe(`https://c.example/fl${sharedQuery()}&for=trading`);
  expect([...metadata.values()].join(" ")).not.toContain("PQ1234");
});

test("only the content of those tags changes, and nothing that a visitor typed is in them", () => {
  const html = (title: string) =>
    `<title>T</title><meta property="og:type" content="website">` +
    `<meta property="og:title" content="${title}"><p>$&amp;</p>`;
  const metadata = metadataFor({ model: `$& "><script>` });
  expect(withMetadata(html("Old | CartWorth"), metadata)).toBe(
    html("2018 Club Car: estimated at $2,494 | CartWorth"),
  );
});

test("an address is found among the metadata", () => {
  const html = '<meta property="og:url" content="https://c.example/">';
  expect(addressIn(html, "og:url")).toBe("https://c.example/");
  expect(addressIn(html, "og:image")).toBeUndefined();
});
