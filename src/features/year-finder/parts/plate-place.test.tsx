import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import { PlatePlace } from "./plate-place.tsx";

test.each(numberKinds)("the place of a $label is said beside a sketch of it", (kind) => {
  const place = render(<PlatePlace kind={kind} />);
  expect(textOf(the("h3", place))).toBe("Where it is");
  expect(textOf(the("p", place))).toBe(kind.place);
  expect(the("svg", place).getAttribute("aria-hidden")).toBe("true");
});

test.each(numberKinds)("each spot for a $label lies on the sketch", (kind) => {
  const sketch = the("svg", render(<PlatePlace kind={kind} />));
  const [, , width, height] = sketch.getAttribute("viewBox")!.split(" ").map(Number);
  const spots = allOf("g", sketch);
  expect(spots.length).toBeGreaterThan(0);
  for (const circle of spots.flatMap((spot) => allOf("circle", spot))) {
    const [x, y, radius] = ["cx", "cy", "r"].map((name) => Number(circle.getAttribute(name)));
    expect(Math.min(x! - radius!, y! - radius!)).toBeGreaterThanOrEqual(0);
    expect(x! + radius!).toBeLessThanOrEqual(width!);
    expect(y! + radius!).toBeLessThanOrEqual(height!);
  }
});
