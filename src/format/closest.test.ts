import { expect, test } from "vitest";
import { closestBy, closestTo } from "./closest.ts";
import { destinations } from "../metadata/destinations.data.ts";

test.each([
  ["/clubcar", "/club-car"],
  ["/club_car/", "/club-car"],
  ["/yamha", "/yamaha"],
  ["/e-z-go", "/ez-go"],
  ["/florida", "/fl"],
  ["/Tennesee", "/tn"],
  ["/puerto%20rico", "/pr"],
  ["/harley-davison.html", "/harley-davidson"],
])("%s is closest to %s", (address, path) => {
  expect(closestTo(address, destinations)?.path).toBe(path);
});

test.each([
  ["onward", 0],
  ["onwrd", 0],
  ["oonward", 0],
  ["omward", 0],
  ["omwerd", 0],
  ["omwert", null],
  ["ow", null],
])("%s is matched to Onward by its edits: %s", (text, at) => {
  expect(closestBy(text, [0], () => ["Onward"])).toBe(at);
});

test.each(["/", "/xy", "/wp-login.php", "/%E0%A4%A", "/blog/how-to-fly", `/${"a".repeat(500)}`])(
  "%s is close to nothing",
  (address) => {
    expect(closestTo(address, destinations)).toBeNull();
  },
);
