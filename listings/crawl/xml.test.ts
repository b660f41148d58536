import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../domain/words/text.fixture.ts";
import { UnreadableDocument } from "./item.ts";
import { TooComplex } from "../../text/markup.ts";
import { linkTo, parseXml, sitemapIn } from "./xml.ts";

test.each<[string, unknown]>([
  ["<a>text</a>", "text"],
  ["<a><b>1</b><b>2</b><c/></a>", { b: ["1", "2"], c: "" }],
  ["<a><g:b>&lt;p&gt; &amp; &#38;</g:b></a>", { "g:b": "<p> & &" }],
  ["<a><![CDATA[<b>bold</b> & more]]></a>", "<b>bold</b> & more"],
  ['<a id="7" year="2019"/>', { id: "7", year: "2019" }],
  ['<a><price currency="USD">48</price></a>', { price: { currency: "USD", value: "48" } }],
  ['<a><text type="html" xml:lang="en">x</text></a>', { text: "x" }],
  ['<a><component name="region">NC</component></a>', { region: "NC" }],
  ["<?xml version='1.0'?><!-- <b> --><a>x</a>", "x"],
  ['<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', "&e;"],
])("the XML %s is read as %j", (xml, value) => {
  expect(parseXml(xml)).toEqual({ root: "a", value });
});

test.each(["<a><b>", "<a>", "<rss><channel><item></item>"])(
  "the XML %s, which is cut off, is rejected",
  (xml) => {
    expect(() => parseXml(xml)).toThrow(UnreadableDocument);
  },
);

test("no text makes parseXml throw anything unexpected", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const xml of [text, `<a>${text}</a>`, `<a ${text}>`]) {
        try {
          parseXml(xml);
        } catch (error) {
          expect([UnreadableDocument, TooComplex]).toContain((error as Error).constructor);
        }
      }
    }),
  );
});

test("a link is found by its relation, and is an alternate if it has none", () => {
  const links = [{ rel: "self", href: "/a" }, { href: "/b" }, { rel: "next", href: "/c" }];
  expect([linkTo(links, "alternate"), linkTo(links, "next")]).toEqual(["/b", "/c"]);
  expect([linkTo("/a", "alternate"), linkTo(undefined, "next")]).toEqual(["", ""]);
});

test.each([
  ["<urlset><url><loc>/a</loc></url><url/></urlset>", { kind: "pages", addresses: ["/a"] }],
  ["<urlset/>", { kind: "pages", addresses: [] }],
  [
    "<sitemapindex><sitemap><loc>/b</loc></sitemap></sitemapindex>",
    { kind: "sitemaps", addresses: ["/b"] },
  ],
  ["<rss/>", null],
])("the sitemap in %s is %j", (xml, sitemap) => {
  expect(sitemapIn(parseXml(xml))).toEqual(sitemap);
});
