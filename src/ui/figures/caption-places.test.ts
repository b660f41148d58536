import fc from "fast-check";
import { expect, test } from "vitest";
import { captionPlaces } from "./caption-places.ts";

const ends = { from: 2000, to: 4000 };
/** 18 characters take 16% of the scale. */
const at = (dollars?: number, title = "Settle near $3,000") => ({
  title,
  note: "",
  ...(dollars !== undefined && { dollars }),
});

test("a caption with room is centered under its own price", () => {
  expect(captionPlaces([at(3000)], ends)).toEqual([
    { point: 50, from: 42, width: 16, align: "center" },
  ]);
});

test("a caption at the end of the scale reads from that end", () => {
  expect(captionPlaces([at(2000), at(4000)], ends)).toMatchObject([
    { point: 0, from: 0, align: "start" },
    { point: 100, from: 84, align: "end" },
  ]);
});

test("captions crowded at one end are narrower, so that each stays near its price", () => {
  const long = "You don’t need more than $4,000";
  const crowded = [at(3500, "Worth $3,500 as it stands"), at(undefined, long), at(4000, long)];
  const [first] = captionPlaces(crowded, ends);
  expect(first).toMatchObject({ point: 75, from: 31, width: 21, align: "end" });
});

test("captions at one price stand side by side", () => {
  expect(captionPlaces([at(3000), at(3000), at(3000)], ends).map(({ from }) => from)).toEqual([
    42, 60, 78,
  ]);
});

test("a caption without a price stands between its neighbors", () => {
  expect(captionPlaces([at(2000), at(), at(4000)], ends)[1]).toMatchObject({
    point: null,
    from: 42,
    align: "center",
  });
});

test("captions without a scale are spread evenly", () => {
  const froms = captionPlaces([at(), at(), at()], undefined).map(({ from }) => from);
  expect(froms).toEqual([9, 42, 75]);
});

test("two captions without a scale stand a third from each end", () => {
  const centers = captionPlaces([at(), at()], undefined).map(({ from, width }) => from + width / 2);
  expect(centers).toEqual([33, 67]);
});

test("captions stand apart, and none leaves the scale, whatever they say", () => {
  const dollars = fc.option(fc.integer({ min: 1500, max: 4500 }), { nil: undefined });
  const caption = fc.record({ dollars, title: fc.string({ maxLength: 60 }) });
  fc.assert(
    fc.property(fc.array(caption, { minLength: 1, maxLength: 3 }), (captions) => {
      const sorted = captions.toSorted((a, b) => (a.dollars ?? 3000) - (b.dollars ?? 3000));
      const places = captionPlaces(
        sorted.map(({ dollars: price, title }) => at(price, title)),
        ends,
      );
      for (const [index, { from, width }] of places.entries()) {
        const before = places[index - 1];
        expect(from).toBeGreaterThanOrEqual(
          before === undefined ? 0 : before.from + before.width + 2,
        );
        expect(from + width).toBeLessThanOrEqual(100);
      }
    }),
  );
});
