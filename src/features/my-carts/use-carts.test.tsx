import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import type { SavedCart } from "./format.ts";
import { cartsForEachTest, onward, SmallStorage } from "./storage.fixture.ts";
import { currentCarts } from "./saved-carts.ts";
import { useCarts } from "./use-carts.ts";

const carts = ["a", "b", "c", "d", "e"].map((id): SavedCart => ({ ...onward, id }));
const addresses: string[] = [];

cartsForEachTest(...carts);
beforeEach(() => {
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address),
  });
  addresses.length = 0;
});

function listAt(search: string): ReturnType<typeof useCarts> {
  vi.stubGlobal("location", { pathname: "/my-carts", search });
  const seen: ReturnType<typeof useCarts>[] = [];
  function Probe() {
    seen.push(useCarts(carts));
    return null;
  }
  render(<Probe />);
  return seen[0]!;
}
const savedIds = () => currentCarts().carts.map(({ id }) => id);

describe("the carts chosen to be compared", () => {
  test.each([
    ["", []],
    ["?compare=", []],
    ["?compare=c,a", ["c", "a"]],
    ["?compare=a,nothing,b", ["a", "b"]],
    ["?compare=a,a,b,a", ["a", "b"]],
    ["?compare=a,b,c,d,e", ["a", "b", "c", "d"]],
    ["?compare=%00,,b", ["b"]],
    ["?other=a", []],
  ])("the address %j chooses the carts %j for the comparison", (search, chosen) => {
    expect(listAt(search).chosen).toEqual(chosen);
  });

  test("toggling a cart adds it to the address or removes it", () => {
    listAt("").toggle("b");
    listAt("?compare=b").toggle("a");
    listAt("?compare=b,a").toggle("b");
    listAt("?compare=a").toggle("a");
    expect(addresses).toEqual([
      "/my-carts?compare=b",
      "/my-carts?compare=b,a",
      "/my-carts?compare=a",
      "/my-carts",
    ]);
  });

  test("a fifth cart can't be chosen for the comparison", () => {
    listAt("?compare=a,b,c,d").toggle("e");
    expect(addresses).toEqual([]);
    listAt("?compare=a,b,c,d").toggle("d");
    expect(addresses).toEqual(["/my-carts?compare=a,b,c"]);
  });
});

test("a name or a note is saved for its cart alone", () => {
  const { edit } = listAt("");
  expect(edit("b", { name: "Bob’s" })).toBe(true);
  expect(edit("c", { note: "Needs a seat" })).toBe(true);
  const [a, b, c, ...unchanged] = carts;
  const [named, noted] = [
    { ...b!, name: "Bob’s" },
    { ...c!, note: "Needs a seat" },
  ];
  expect(currentCarts().carts).toEqual([a, named, noted, ...unchanged]);
});

test("removing a cart keeps the others in order", () => {
  listAt("").remove(carts[1]!);
  expect(savedIds()).toEqual(["a", "c", "d", "e"]);
});

test("an edit that can't be stored is reported and changes nothing", () => {
  const { edit } = listAt("");
  SmallStorage.room = 100;
  expect(edit("a", { note: "x".repeat(400) })).toBe(false);
  expect(currentCarts().carts).toEqual(carts);
});
