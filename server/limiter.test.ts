import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Limiter, boundedMemoryLimiter, memoryLimiter } from "./limiter.ts";

/** A different person for each submission. */
const anybody = () => `${randomUUID()}@example.com`;

async function useUp(limiter: Limiter, network: string, email = anybody): Promise<void> {
  for (let count = 0; count < 10; count++) {
    expect(await limiter.submissionWait(network, email())).toBe(0);
  }
}

test("ten submissions from one network pass, and the eleventh must wait", async () => {
  const limiter = memoryLimiter();
  await useUp(limiter, "a");
  expect(await limiter.submissionWait("a", anybody())).toBeGreaterThan(3500);
  expect(await limiter.submissionWait("b", anybody())).toBe(0);
});

test("twenty submissions with one email address pass, from any networks", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b"]) await useUp(limiter, network, () => "ann@example.com");
  expect(await limiter.submissionWait("c", "ann@example.com")).toBeGreaterThan(3500);
});

test("a client who is refused does not use up an email address's limit", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 100; count++) await limiter.submissionWait("a", "ann@example.com");
  expect(await limiter.submissionWait("b", "ann@example.com")).toBe(0);
});

test("submissions without an email address are counted by their network alone", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b", "c"]) await useUp(limiter, network, () => "");
  expect(await limiter.submissionWait("a", "")).toBeGreaterThan(3500);
  for (let count = 0; count < 11; count++) await limiter.refund("a", "");
  await useUp(limiter, "a", () => "");
});

test("a submission that could not be stored does not count", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 40; count++) {
    expect(await limiter.submissionWait("a", "ann@example.com")).toBe(0);
    await limiter.refund("a", "ann@example.com");
  }
});

test("plus tags, dots, and capital letters do not make a different email address", async () => {
  const limiter = memoryLimiter();
  const spellings = ["ann.lee@example.com", "AnnLee+1@Example.com", "a.n.n.lee+x+y@example.com"];
  for (let count = 0; count < 20; count++) {
    const email = spellings[count % spellings.length]!;
    expect(await limiter.submissionWait(`network ${count}`, email)).toBe(0);
  }
  for (const [at, email] of spellings.entries()) {
    expect(await limiter.submissionWait(`other ${at}`, email)).toBeGreaterThan(3500);
  }
  expect(await limiter.submissionWait("other", "ann@lee.example.com")).toBe(0);
});

test("sixty requests a minute from one network are considered, whatever they contain", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 60; count++) expect(await limiter.requestWait("a")).toBe(0);
  expect(await limiter.requestWait("a")).toBeGreaterThan(0);
  expect(await limiter.requestWait("b")).toBe(0);
});

const oneAMinute = { points: 1, duration: 60 };

test("it counts like any limiter", async () => {
  const limiter = boundedMemoryLimiter(oneAMinute);
  await limiter.consume("a");
  await expect(limiter.consume("a")).rejects.toMatchObject({ consumedPoints: 2 });
});

test("of too many keys, the one counted longest ago is forgotten", async () => {
  const limiter = boundedMemoryLimiter(oneAMinute, 2);
  await limiter.consume("a");
  await limiter.consume("b");
  await limiter.consume("a").catch(() => {});
  await limiter.consume("c");
  expect(await limiter.get("b")).toBeNull();
  expect(await limiter.get("a")).toMatchObject({ consumedPoints: 2 });
});
