import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lift, rigs } from "./cart-layers.ts";

const style = readFileSync("src/ui/drawing/cart-drawing.module.css", "utf8");

function numberIn(rules: string, pattern: RegExp): number {
  return Number(pattern.exec(rules)![1]);
}

test.each([2, 4, 6, 8] as const)("a cart with %i seats stands as it does on the pages", (seats) => {
  const [first = ""] = style.split('&[data-seats="4"]');
  const own = seats === 2 ? first : style.split(`&[data-seats="${seats}"]`)[1]!.split("}")[0]!;
  expect(rigs[seats]).toEqual({
    center: numberIn(own, /--center: (\d+)px/),
    scale: numberIn(own, /--scale: ([\d.]+);/),
    stretch: seats === 4 ? 0 : numberIn(own, /--stretch: (\d+)px/),
  });
});

test("a lifted cart stands as high as it does on the pages", () => {
  const [, lifted = ""] = style.split("[data-lifted]");
  expect(lift).toEqual({
    height: numberIn(lifted, /translateY\(-(\d+)px\)/),
    tireScale: numberIn(lifted, /scale\(([\d.]+)\)/),
  });
});
