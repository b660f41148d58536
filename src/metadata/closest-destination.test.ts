import { expect, test } from "vitest";
import { closestDestination } from "./closest-destination.ts";
import { destinations } from "./destinations.data.ts";

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
  expect(closestDestination(address, destinations)?.path).toBe(path);
});

test.each(["/", "/xy", "/wp-login.php", "/%E0%A4%A", "/blog/how-to-fly", `/${"a".repeat(500)}`])(
  "%s is close to nothing",
  (address) => {
    expect(closestDestination(address, destinations)).toBeNull();
  },
);
