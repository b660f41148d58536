import { describe, expect, test } from "vitest";
import { cellOf, fit } from "./cell.ts";

describe("long text", () => {
  test.each([
    ["12345678", "12345678"],
    ["123456789", "1234567…"],
    ["one two three", "one two…"],
    ["“Zoë’s”—", "“Zoë’s”—"],
    ["“Zoë’s”—–", "“Zoë’s”…"],
    ["李李李李李", "李李李…"],
    ["abcdefgo\u0308", "abcdefgo\u0308"],
    ["abcdefgo\u0308i", "abcdefg…"],
    ["abcdef李李", "abcdef…"],
    ["👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧", "👩‍🔧👩‍🔧👩‍🔧…"],
  ])("%j is cut to %j", (text, shown) => {
    expect(fit(text, 8)).toEqual(cellOf(shown));
  });
});

test.each([
  ["plain", 5],
  ["Zoe\u0308", 3],
  ["李雷", 4],
  ["👩‍🔧!", 3],
  ["®\ufe0f®", 3],
  ["", 0],
])("%j takes up %i cells", (text, width) => {
  expect(cellOf(text).width).toBe(width);
});
