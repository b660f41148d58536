import { expect, test } from "vitest";
import { datedAddresses, undatedLinkFaults } from "./dated-links.ts";

const records = {
  source: { title: "A law", url: "https://law.example/1?a=1&b=2", date: "2026-11" },
  list: [{ agency: { name: "DMV", url: "https://dmv.example", read: "2026-11-22" } }],
  undated: { title: "A shop", url: "https://shop.example" },
  empty: { title: "A page", url: "https://page.example", date: "" },
};

test("records are searched at any depth for addresses with a date", () => {
  expect([...datedAddresses(records)]).toEqual([
    ["https://law.example/1?a=1&b=2", "2026-11"],
    ["https://dmv.example", "2026-11-22"],
  ]);
});

test("a link to another site needs a record with a date, and one to this site does not", () => {
  const page = (href: string) => ({
    path: "/x",
    html: `<p><a class="b" href="${href}">Here</a></p>`,
  });
  const dated = datedAddresses(records);
  for (const href of ["https://law.example/1?a=1&amp;b=2", "https://dmv.example", "/fl", "#top"]) {
    expect(undatedLinkFaults(page(href), dated)).toEqual([]);
  }
  for (const href of ["https://shop.example", "https://page.example", "http://dmv.example"]) {
    expect(undatedLinkFaults(page(href), dated)).toEqual([
      `/x: no record says when ${href} was read`,
    ]);
  }
});
