import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../../ui/kit/test-page.ts";
import { type SavedCart, writeCarts } from "./file.ts";
import { onward, SmallStorage } from "./test-storage.ts";
import { currentShelf } from "./saved-carts.ts";
import { useShelf } from "./use-carts.ts";

const carts = ["a", "b", "c", "d", "e"].map((id): SavedCart => ({ ...onward, id }));
const addresses: string[] = [];

beforeEach(() => {
  const storage = new SmallStorage();
  storage.setItem("my-carts", writeCarts(carts));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address),
  });
  addresses.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** The shelf as it first stands at an address. */
function shelfAt(search: string): ReturnType<typeof useShelf> {
  vi.stubGlobal("location", { pathname: "/my-carts", search });
  const seen: ReturnType<typeof useShelf>[] = [];
  function Probe() {
    seen.push(useShelf(carts));
    return null;
  }
  render(<Probe />);
  return seen[0]!;
}
const keptIds = () => currentShelf().carts.map(({ id }) => id);

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
    expect(shelfAt(search).chosen).toEqual(chosen);
  });

  test("are added to and taken from the address", () => {
    shelfAt("").toggle("b");
    shelfAt("?compare=b").toggle("a");
    shelfAt("?compare=b,a").toggle("b");
    shelfAt("?compare=a").toggle("a");
    expect(addresses).toEqual([
      "/my-carts?compare=b",
      "/my-carts?compare=b,a",
      "/my-carts?compare=a",
      "/my-carts",
    ]);
  });

  test("are at most four: a fifth changes nothing", () => {
    shelfAt("?compare=a,b,c,d").toggle("e");
    expect(addresses).toEqual([]);
    shelfAt("?compare=a,b,c,d").toggle("d");
    expect(addresses).toEqual(["/my-carts?compare=a,b,c"]);
  });
});

test("a name or a note is kept for its cart alone", () => {
  const { edit } = shelfAt("");
  expect(edit("b", { name: "Bob’s" })).toBe(true);
  expect(edit("c", { note: "Needs a seat" })).toBe(true);
  const [a, b, c] = currentShelf().carts;
  expect(a).toEqual(carts[0]);
  expect(b).toEqual({ ...carts[1], name: "Bob’s" });
  expect(c).toEqual({ ...carts[2], note: "Needs a seat" });
});

test("a cart that is removed is gone, and the others stay in their order", () => {
  shelfAt("").remove(carts[1]!);
  expect(keptIds()).toEqual(["a", "c", "d", "e"]);
});

test("an edit that the browser does not keep is reported, and nothing changes", () => {
  const { edit } = shelfAt("");
  SmallStorage.room = 100;
  expect(edit("a", { note: "x".repeat(400) })).toBe(false);
  SmallStorage.room = 200_000;
  expect(currentShelf().carts).toEqual(carts);
});
