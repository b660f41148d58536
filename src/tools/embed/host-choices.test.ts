import { expect, test } from "vitest";
import { makes } from "../../../domain/catalogue/makes.ts";
import { readHostChoices } from "./host-choices.ts";

const choicesIn = (query: string) => readHostChoices(new URLSearchParams(query));

test("every make's address names it", () => {
  for (const { slug, name } of makes) expect(choicesIn(`make=${slug}`)).toEqual({ make: name });
});

test("a dealer's id is taken as it is", () => {
  expect(choicesIn("partner=sunny-carts-2")).toEqual({ partner: "sunny-carts-2" });
});

test.each([
  "",
  "make=",
  "make=Club+Car",
  "make=nobody",
  "make=__proto__",
  "partner=",
  "partner=Sunny+Carts",
  "partner=a%0Ab",
  `partner=${"x".repeat(41)}`,
])("%j asks for nothing", (query) => expect(choicesIn(query)).toEqual({}));
