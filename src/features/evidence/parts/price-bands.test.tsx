import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { type Band, PriceBands } from "./price-bands.tsx";

const bands: Band[] = [
  { name: "Estimate", low: 2402, middle: 2826, high: 3250, note: "Uses no listings." },
  { name: "Trade-in guide", low: 2000, middle: null, high: 2900, note: "A guide." },
  { name: "Dealers ask", low: 3600, middle: 4420, high: 5600, note: "1,162 listings." },
];
const yours = { name: "Your range", low: 2826, high: 4420 };
const shown = (mark: typeof yours | null = yours) =>
  render(
    <PriceBands
      bands={bands}
      lead={{ name: "Trade-in guide", tag: "For trading in" }}
      mark={mark}
      tiles={<data value={2826}>$2,826</data>}
    />,
  );

test("each figure has its name, its range, and its note as text", () => {
  const rows = allOf("[data-name]", shown()).map(textOf);
  expect(rows).toEqual([
    expect.stringMatching(/^Formula estimate ?Estimated market value ?\$2,826 ?\$2,402 to \$3,250/),
    expect.stringMatching(/^Trade-in guide ?For trading in ?\$2,000 to \$2,900 ?A guide\.$/),
    expect.stringMatching(/^Dealers ask ?\$4,420 ?\$3,600 to \$5,600 ?1,162 listings\.$/),
  ]);
});

test("the words of a heading are apart when they are read out", () => {
  expect(allOf("h3", shown()).map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringMatching(/^Formula estimate +Estimated market value$/),
    expect.stringMatching(/^Trade-in guide +For trading in$/),
    "Dealers ask",
  ]);
});

test("one leads, and says for what", () => {
  const leading = allOf("[data-lead]", shown());
  expect(leading.map((row) => row.getAttribute("data-name"))).toEqual(["Trade-in guide"]);
});

test("bars, ticks, and the answer's range are drawn for the eye alone", () => {
  const picture = allOf("[aria-hidden=true]", shown()).map(textOf);
  expect(picture).toEqual(["", "", "", "Your range", "$2k$3k$4k$5k$6k"]);
  expect(textsOf("[aria-hidden=true]", shown(null))).not.toContain("Your range");
});

test("a bar stands where its dollars are on the axis", () => {
  const bar = the("[data-name='Dealers ask'] i", shown());
  expect(bar.getAttribute("style")).toBe("inset-inline-start:40%;inline-size:50%");
  expect(allOf("[data-name='Trade-in guide'] [aria-hidden] b", shown())).toEqual([]);
});

test("a price has its name at its place, and a line across each band", () => {
  const page = shown({ name: "This ad: $4,000", low: 4000, high: 4000 });
  const name = the("[data-pin]", page);
  expect([textOf(name), name.getAttribute("style")]).toEqual([
    "This ad: $4,000",
    "inset-inline-start:50%;translate:-50%",
  ]);
  const lines = allOf("em", page).map((line) => line.getAttribute("style"));
  expect(lines).toEqual(Array.from({ length: 3 }, () => "inset-inline-start:50%"));
  expect(allOf("em", shown())).toEqual([]);
});
