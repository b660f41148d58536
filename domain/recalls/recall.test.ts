import { expect, test } from "vitest";
import { noticeCountText, countryOf, noticeName } from "./recall.ts";
import { recalls } from "./recalls.ts";

const noticeOf = (number: string) => recalls.find((each) => each.number === number)!;

test("a Canadian notice's name says that it is Canadian", () => {
  expect(noticeName(noticeOf("2019-444"))).toBe("Transport Canada 2019-444 (a Canadian notice)");
  expect(noticeName(noticeOf("20-073"))).toBe("CPSC 20-073");
});

test("Canadian notices are counted apart from recalls", () => {
  const [us, canadian] = [noticeOf("19-769"), noticeOf("2019-444")];
  expect(noticeCountText([us])).toBe("one recall");
  expect(noticeCountText([us, us, canadian])).toBe("two recalls and a Canadian notice");
  expect(noticeCountText([canadian, canadian])).toBe("two Canadian notices");
});

test("only Transport Canada's notices are Canadian", () => {
  const canadian = recalls.filter((recall) => countryOf(recall) === "Canada");
  expect(canadian.map(({ number }) => number)).toEqual(["2023-380", "2019-444"]);
});
