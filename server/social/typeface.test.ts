import { describe, expect, test } from "vitest";
import { squares } from "./artwork-samples.ts";
import { typefaceOf } from "./typeface.ts";

const typeface = typefaceOf(squares);

describe("a typeface", () => {
  test("knows which texts it can draw", () => {
    expect(typeface.canDraw("2018 EZ-GO · RXV")).toBe(true);
    for (const text of ["Caddy 😀", "שלום", "a\u202Eb", "Café", "a\nb"]) {
      expect(typeface.canDraw(text)).toBe(false);
    }
  });

  test("moves letters closer as its kerning says", () => {
    expect(typeface.width("AA", 10)).toBe(10);
    expect(typeface.width("AV", 10)).toBe(9);
  });

  test("draws outlines at their places, and nothing for a space", () => {
    const drawn = typeface.draw("A V", { x: 1, y: 2, size: 10, fill: "red" });
    expect(drawn).toContain('fill="red" transform="translate(1 2) scale(0.01 -0.01)"');
    expect(drawn.match(/translate\(\d+ 0\)/g)).toEqual(["translate(0 0)", "translate(1000 0)"]);
  });

  test("never puts a text into the markup", () => {
    const drawn = typeface.draw('<script>&"', { x: 0, y: 0, size: 10, fill: "red" });
    expect(drawn).not.toMatch(/script|&/);
  });
});
