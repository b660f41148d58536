import { expect, test } from "vitest";
import { limitBodies } from "./bodies.ts";

const limits = { everyone: 1000, network: 400 };
const request = (length?: number) =>
  new Request("https://cartworth.example", {
    method: "POST",
    headers: length === undefined ? {} : { "Content-Length": String(length) },
  });

test("a network has room for as much as its share, and again once that is given back", () => {
  const bodies = limitBodies(limits);
  const release = bodies.admit(request(300), "a", 500);
  expect(release).not.toBeNull();
  expect(bodies.admit(request(101), "a", 500)).toBeNull();
  expect(bodies.admit(request(100), "a", 500)).not.toBeNull();
  release!();
  expect(bodies.admit(request(300), "a", 500)).not.toBeNull();
});

test("networks together have no more room than everyone", () => {
  const bodies = limitBodies(limits);
  expect(["a", "b", "c"].map((each) => bodies.admit(request(400), each, 500) !== null)).toEqual([
    true,
    true,
    false,
  ]);
  expect(bodies.admit(request(200), "c", 500)).not.toBeNull();
});

test("a body that does not say its length, or too much, takes the most that is read of it", () => {
  const bodies = limitBodies(limits);
  expect(bodies.admit(request(), "a", 300)).not.toBeNull();
  expect(bodies.admit(request(9e9), "b", 300)).not.toBeNull();
  expect(bodies.admit(request(101), "a", 300)).toBeNull();
  expect(bodies.admit(request(100), "b", 300)).not.toBeNull();
});
