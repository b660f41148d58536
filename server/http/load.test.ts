import { expect, test, vi } from "vitest";
import { limitBodies, oneAfterAnother, readText, overload } from "./load.ts";
import { setImmediate } from "node:timers/promises";

const limits = { everyone: 1000, network: 400 };
const nothing = () => {};

test("a network has room for as much as its share, and again once that is given back", () => {
  const bodies = limitBodies(limits);
  const first = bodies.begin("a", nothing);
  expect(first.take(300)).toBe(true);
  const second = bodies.begin("a", nothing);
  expect(second.take(101)).toBe(false);
  expect(second.take(100)).toBe(true);
  first.end();
  expect(second.take(300)).toBe(true);
});

test("when everyone's room is full, the oldest body is cut off, not the newest", () => {
  const bodies = limitBodies(limits);
  const cut = vi.fn<(network: string) => void>();
  const [oldest, ...others] = ["a", "b", "c"].map((each) => bodies.begin(each, () => cut(each)));
  expect([oldest, ...others].map((body) => body!.take(400))).toEqual([true, true, true]);
  expect(cut.mock.calls).toEqual([["a"]]);
  expect(oldest!.take(1)).toBe(false);
  expect(bodies.begin("d", nothing).take(200)).toBe(true);
  expect(cut).toHaveBeenCalledOnce();
});

test("a whole body is not cut off, so that a new one may find no room", () => {
  const bodies = limitBodies(limits);
  const cut = vi.fn<() => void>();
  const whole = ["a", "b"].map((each) => bodies.begin(each, cut));
  for (const body of whole) {
    expect(body.take(400)).toBe(true);
    body.keep();
  }
  expect(bodies.begin("c", nothing).take(201)).toBe(false);
  expect(cut).not.toHaveBeenCalled();
  whole[0]!.end();
  expect(bodies.begin("c", nothing).take(400)).toBe(true);
});

test("a body that has not arrived takes no room, whatever it says of its length", () => {
  const bodies = limitBodies(limits);
  const cut = vi.fn<() => void>();
  for (let each = 0; each < 1000; each++) bodies.begin("a", cut).take(0);
  expect(bodies.begin("a", cut).take(400)).toBe(true);
  expect(cut).not.toHaveBeenCalled();
});

test("ending a body twice gives its room back once", () => {
  const bodies = limitBodies(limits);
  const [one, other] = [bodies.begin("a", nothing), bodies.begin("a", nothing)];
  expect([one.take(200), other.take(200)]).toEqual([true, true]);
  one.end();
  one.end();
  expect(bodies.begin("a", nothing).take(201)).toBe(false);
});

const streamed = { method: "POST", duplex: "half" };
const request = (body: BodyInit) => new Request("https://cartworth.example", { ...streamed, body });

test("a text is read, and takes its room until it is no longer needed", async () => {
  const bodies = limitBodies(limits);
  const options = { bodies, network: "a", maxBytes: 500 };
  const read = await readText(request("Zoë"), options);
  expect(read).toMatchObject({ text: "Zoë" });
  expect(await readText(request("x".repeat(397)), options)).toBe("no room");
  if (typeof read === "object") read.end();
  expect(await readText(request("x".repeat(397)), options)).toHaveProperty("text", "x".repeat(397));
});

test.each([
  ["x".repeat(501), "too large"],
  [new Uint8Array([0xff]), "cut off"],
])("%s is not read, and takes no room afterward", async (body, why) => {
  const bodies = limitBodies({ everyone: 1000, network: 1000 });
  expect(await readText(request(body), { bodies, network: "a", maxBytes: 500 })).toBe(why);
  expect(bodies.begin("a", nothing).take(1000)).toBe(true);
});

test("a body that stops arriving is cut off when others need its room", async () => {
  const bodies = limitBodies(limits);
  const stalled = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(300)),
    type: "bytes",
  });
  let arrived = 0;
  const once = stalled.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        if (arrived++ === 0) controller.enqueue(chunk);
        return arrived > 1 ? new Promise(() => {}) : undefined;
      },
    }),
  );
  const reading = readText(request(once), { bodies, network: "a", maxBytes: 500 });
  await vi.waitFor(() => expect(arrived).toBeGreaterThan(0));
  for (const other of ["b", "c"]) bodies.begin(other, nothing).take(400);
  expect(await reading).toBe("no room");
});

test("other events come between two pieces of work", async () => {
  const inTurn = oneAfterAnother<void>();
  const order: string[] = [];
  const works = ["first", "second"].map((name) => inTurn(async () => void order.push(name)));
  queueMicrotask(() => globalThis.setImmediate(() => order.push("between")));
  await Promise.all(works);
  expect(order).toEqual(["first", "between", "second"]);
});

test("work that finds a hundred pieces waiting is refused, and one that failed holds up no other", async () => {
  const inTurn = oneAfterAnother<string>();
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const waiting = Array.from({ length: 99 }, () => inTurn(async () => "done"));
  expect(await inTurn(async () => "too many")).toBeNull();
  await expect(failing).rejects.toThrow("no");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
  expect(await inTurn(async () => "one more")).toBe("one more");
});

test("requests that arrive in a single turn of the event loop are an overload after a quarter of a second", async () => {
  let time = 1000;
  const isOverloaded = overload(() => time);
  expect(isOverloaded()).toBe(false);
  time += 250;
  expect(isOverloaded()).toBe(false);
  time += 1;
  expect(isOverloaded()).toBe(true);
  await setImmediate();
  expect(isOverloaded()).toBe(false);
});

test("a pause between two turns is not an overload", async () => {
  let time = 1000;
  const isOverloaded = overload(() => time);
  isOverloaded();
  await setImmediate();
  time += 60_000;
  expect(isOverloaded()).toBe(false);
});
