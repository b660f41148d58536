import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/cart/testing.ts";
import { render } from "../../../ui/kit/test-page.ts";
import { the } from "../../../ui/kit/test-queries.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { QrCode } from "./qr-code.tsx";

const scale = 4;

/** The drawing as a phone sees it: dark rectangles on white. */
function photoOf(svg: Element) {
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  const runs = svg
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h(\d+)/g);
  for (const [, ...numbers] of runs) {
    const [x, y, length] = numbers.map((each) => Number(each) * scale);
    for (let row = y!; row < y! + scale; row++) {
      const start = (row * size + x!) * 4;
      for (let at = start; at < start + length! * 4; at++) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { width: size, height: size, data };
}

test.each([
  `https://example.com/${queryOf(someDetails())}`,
  `https://example.com/${queryOf(someDetails({ model: "車".repeat(80), make: "Other" }))}`,
])("another maker's reader reads the address: %s", (address) => {
  const svg = the<SVGElement>("svg", render(<QrCode text={address} label="code" />));
  expect(decodeQR(photoOf(svg))).toBe(address);
});

test("it has a name and four light modules on each side", () => {
  const svg = the<SVGElement>("svg", render(<QrCode text="a" label="The code" />));
  expect(svg.getAttribute("aria-label")).toBe("The code");
  const starts = Array.from(
    svg
      .querySelector("path")!
      .getAttribute("d")!
      .matchAll(/M(\d+) (\d+)/g),
    ([, x, y]) => [Number(x), Number(y)],
  ).flat();
  expect(Math.min(...starts)).toBe(4);
});
