import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getOne } from "../kit/queries.fixture.ts";
import { render } from "../kit/page.fixture.ts";
import { Scene } from "./scene.tsx";

/** The highest point of a path of curves "q dx,dy dx,dy" and "t". */
function topOf(path: string): number {
  const [start, ...numbers] = [...path.matchAll(/-?\d+/g)].slice(1).map(Number);
  let y = start!;
  let top = y;
  for (let index = 0; index + 3 < numbers.length; index += 4) {
    const [bend, end] = [y + numbers[index + 1]!, y + numbers[index + 3]!];
    for (let t = 0; t <= 1; t += 0.01)
      top = Math.min(top, (1 - t) ** 2 * y + 2 * t * (1 - t) * bend + t ** 2 * end);
    y = end;
  }
  return top;
}

test("the low land isn't cut flat at its highest hill", () => {
  const drawings = readFileSync(`${import.meta.dirname}/../drawing/drawings.svg`, "utf8");
  const hill = /d="([^"]+)V620H0z" fill="var\(--hill-far\)"/.exec(drawings)![1]!;
  const scene = getOne("svg", render(<Scene isLow />));
  const [, top] = scene.getAttribute("viewBox")!.split(" ").map(Number);
  expect(topOf(hill)).toBeGreaterThan(190);
  expect(top).toBeLessThan(topOf(hill) - 4);
});
