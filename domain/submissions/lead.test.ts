import { expect, test } from "vitest";
import { isPathHere } from "./lead.ts";

test.each([
  ["/"],
  ["/ez-go"],
  ["/?year=2020&make=ez-go#result"],
  ["/a//b"],
  ["/fl?to=//evil.example"],
])("%j is a page on this site", (path) => expect(isPathHere(path)).toBe(true));

test.each([
  [""],
  ["ez-go"],
  ["?year=2020"],
  ["https://evil.example/"],
  ["javascript:alert(1)"],
  ["//evil.example"],
  ["///evil.example"],
  [String.raw`/\evil.example`],
  ["/\t/evil.example"],
  ["/\n/evil.example"],
  ["/a\u0000b"],
  ["/a\u0085b"],
  ["/.//evil.example"],
  ["/a/..//evil.example"],
  ["/a\ud800"],
])("%j is not a page on this site", (path) => expect(isPathHere(path)).toBe(false));
