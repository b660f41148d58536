import { expect, test } from "vitest";
import { vocabularyFaults } from "./vocabulary.ts";

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
