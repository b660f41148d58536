import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const read = (words: string) => readAd(words, "2026-11-28").details;

describe("a denial reaches only what it denies", () => {
  test.each([
    "2022 Club Car Onward non lifted 4 pass lithium. $9,400",
    "2022 Club Car Onward not lifted lithium. $9,400",
    "2022 Club Car Onward no lift, lithium. $9,400",
  ])("“%s” is lithium and not lifted", (ad) => {
    expect(read(ad)).toMatchObject({ batteryType: "lithium", lifted: false });
  });

  test.each(["no lithium", "not lithium", "could add lithium", "not yet lithium"])(
    "“%s” isn’t lithium",
    (words) => {
      expect(read(`2022 Club Car Onward, ${words}. $9,400`).batteryType).toBeUndefined();
    },
  );
});

test.each(["This is not a project", "It isn’t a project", "never a project", "no project"])(
  "“%s” isn’t poor",
  (words) => {
    expect(read(`2015 Club Car Precedent. ${words}. $4,200`).condition).toBeUndefined();
  },
);

test.each(["This is a project", "project cart", "good project"])("“%s” is poor", (words) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).condition).toBe("poor");
});

test.each<[string, number]>([
  ["4 passanger", 4],
  ["4 pasenger", 4],
  ["4 persons", 4],
  ["four passanger", 4],
  ["6 passangers", 6],
  ["Seats 2 but I have the rear seat kit for $300 more", 2],
  ["Seats 2, has a rear seat kit", 4],
  ["converted from 2 passenger to 4 passenger", 4],
])("“%s” says how many people the cart seats", (words, seats) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).seats).toBe(seats);
});

test.each([
  "previous owner removed lift kit",
  "set up for lift kit but not installed",
  "no lift kit installed",
  "lift kit not included",
])("“%s” isn’t lifted", (words) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).lifted).not.toBe(true);
});

test.each(["lift kit", "lift kit installed", "6 inch lift kit included", "lifted"])(
  "“%s” is lifted",
  (words) => {
    expect(read(`2015 Club Car Precedent. ${words}. $4,200`).lifted).toBe(true);
  },
);
