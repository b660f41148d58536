import { expect, test } from "vitest";
import { danglingReferences, vocabularyFaults } from "./vocabulary.ts";

test("schema.org's terms, own and inherited, have no faults", () => {
  const tool = { "@type": "WebApplication", browserRequirements: "JavaScript", name: "Tool" };
  expect(vocabularyFaults({ "@context": "https://schema.org", "@graph": [tool] })).toEqual([]);
});

test("a type that schema.org does not have is a fault", () => {
  expect(vocabularyFaults({ "@type": "GolfCart" })).toEqual(["schema.org has no type GolfCart"]);
});

test("a property that its type does not have is a fault, however deeply nested", () => {
  const list = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", place: 1 }] };
  expect(vocabularyFaults({ "@graph": [list] })).toEqual(["schema.org's ListItem has no place"]);
});

test("a reference to something that is not on the page is a fault, however deeply nested", () => {
  const us = { "@type": "Organization", "@id": "#us" };
  const by = (id: string) => ({ "@type": "WebPage", author: [{ "@id": id }] });
  expect(danglingReferences({ "@graph": [us, by("#us")] })).toEqual([]);
  expect(danglingReferences({ "@graph": [us, by("#you")] })).toEqual([
    "structured data cites #you, which is not on the page",
  ]);
});
