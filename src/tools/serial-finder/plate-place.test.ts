import { expect, test } from "vitest";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { rendered } from "../cart/test-markup.ts";
import { PlatePlace } from "./plate-place.tsx";

test.each(numberKinds)("the place of a $label is said beside a sketch of it", (kind) => {
  const place = rendered(PlatePlace, { kind });
  expect(place.one("h3").text).toBe("Where it is");
  expect(place.one("p").text).toBe(kind.place);
  expect(place.one("svg").attribute("aria-hidden")).toBe("true");
});

test.each(numberKinds)("each spot for a $label lies on the sketch", (kind) => {
  const sketch = rendered(PlatePlace, { kind }).one("svg");
  const [, , width, height] = sketch.attribute("viewbox")!.split(" ").map(Number);
  const spots = sketch.all("g");
  expect(spots.length).toBeGreaterThan(0);
  for (const circle of spots.flatMap((spot) => spot.all("circle"))) {
    const [x, y, radius] = ["cx", "cy", "r"].map((name) => Number(circle.attribute(name)));
    expect(Math.min(x! - radius!, y! - radius!)).toBeGreaterThanOrEqual(0);
    expect(x! + radius!).toBeLessThanOrEqual(width!);
    expect(y! + radius!).toBeLessThanOrEqual(height!);
  }
});
