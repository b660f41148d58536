import { expect, test } from "vitest";
import { vocabularyFaults } from "./vocabulary.ts";

test("terms of schema.org, own and inherited, have no fault", () => {
  const tool = { "@type": "WebApplication", browserRequirements: "JavaScript", name: "Tool" };
  expect(vocabularyFaults({ "@context": "https://schema.org", "@graph": [tool] })).toEqual([]);
});

test("a type schema.org does not have is a fault", () => {
  expect(vocabularyFaults({ "@type": "GolfCart" })).toEqual(["schema.org has no type GolfCart"]);
});

test("a property its type does not have is a fault, however deep it stands", () => {
  const list = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", place: 1 }] };
  expect(vocabularyFaults({ "@graph": [list] })).toEqual(["schema.org's ListItem has no place"]);
});
