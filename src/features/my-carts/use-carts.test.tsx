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

/** The list as it first stands at an address. */
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
    ["?compare=b", ["b"]],
    ["?compare=c,a", ["c", "a"]],
    ["?compare=a,nothing,b", ["a", "b"]],
    ["?compare=a,a,b,a", ["a", "b"]],
    ["?compare=a,b,c,d,e", ["a", "b", "c", "d"]],
    ["?compare=%00,,b", ["b"]],
    ["?other=a", []],
  ])("at the address %j are %j", (search, chosen) => {
    expect(listAt(search).chosen).toEqual(chosen);
  });

  test("are added to and taken from the address", () => {
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

  test("are at most four: a fifth changes nothing", () => {
    listAt("?compare=a,b,c,d").toggle("e");
    expect(addresses).toEqual([]);
    listAt("?compare=a,b,c,d").toggle("d");
    expect(addresses).toEqual(["/my-carts?compare=a,b,c"]);
  });
});

test("a name or a note is kept for its cart alone", () => {
  const { edit } = listAt("");
  expect(edit("b", { name: "Bob’s" })).toBe(true);
  expect(edit("c", { note: "Needs a seat" })).toBe(true);
  const [a, b, c, ...others] = carts;
  const [named, noted] = [
    { ...b!, name: "Bob’s" },
    { ...c!, note: "Needs a seat" },
  ];
  expect(currentCarts().carts).toEqual([a, named, noted, ...others]);
});

test("a cart that is removed is gone, and the others stay in their order", () => {
  listAt("").remove(carts[1]!);
  expect(savedIds()).toEqual(["a", "c", "d", "e"]);
});

test("an edit that the browser does not keep is reported, and nothing changes", () => {
  const { edit } = listAt("");
  SmallStorage.room = 100;
  expect(edit("a", { note: "x".repeat(400) })).toBe(false);
  expect(currentCarts().carts).toEqual(carts);
});
