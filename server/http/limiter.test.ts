import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Limiter, BoundedMemoryLimiter, memoryLimiter } from "./limiter.ts";

/** A different person for each submission. */
const anybody = () => `${randomUUID()}@example.com`;

type Sender = readonly string[];

const from = (networks: Sender, email = anybody(), bytes = 500) => ({ networks, email, bytes });

async function submit(limiter: Limiter, networks: Sender, email = anybody()): Promise<number> {
  return (await limiter.submissionWait(from(networks, email))).seconds;
}

async function useUp(limiter: Limiter, networks: Sender, email = anybody): Promise<void> {
  for (let count = 0; count < 10; count++) expect(await submit(limiter, networks, email())).toBe(0);
}

test("ten submissions from one network pass, and the eleventh must wait", async () => {
  const limiter = memoryLimiter();
  await useUp(limiter, ["a"]);
  expect(await submit(limiter, ["a"])).toBeGreaterThan(3500);
  expect(await submit(limiter, ["b"])).toBe(0);
});

/** How many of the submissions pass. */
async function passed(limiter: Limiter, senders: readonly Sender[]): Promise<number> {
  let count = 0;
  for (const sender of senders) if ((await submit(limiter, sender)) === 0) count += 1;
  return count;
}

const homes = (count: number, networksAt: (at: number) => Sender) =>
  Array.from({ length: count }, (_, at) => networksAt(at));

test("a /56 gets twice the submissions of one network, and a /48 six times", async () => {
  expect(
    await passed(
      memoryLimiter(),
      homes(256, (at) => [`${at}/64`, "/56", "/48"]),
    ),
  ).toBe(20);
  const ofSite = homes(256, (at) => [`${at}/64`, `${at}/56`, "/48"]);
  expect(await passed(memoryLimiter(), ofSite)).toBe(60);
});

test("no number of networks makes the limiter forget one that has sent its submissions", async () => {
  const limiter = memoryLimiter();
  await useUp(limiter, ["a/64", "a/56", "a/48"]);
  const others = homes(65_536, (at) => [`${at}/64`, `${at >> 8}/56`, "/48"]);
  expect(await passed(limiter, others)).toBe(60);
  const elsewhere = homes(11_000, (at) => [`${at}/64`, `${at}/56`, `${at}/48`]);
  expect(await passed(limiter, elsewhere)).toBe(1000 - 10 - 60);
  await limiter.refund(from(["0/64", "0/56", "0/48"], ""));
  expect(await submit(limiter, ["a/64", "a/56", "a/48"])).toBeGreaterThan(3000);
});

test("after a thousand submissions in an hour, everybody must wait", async () => {
  const limiter = memoryLimiter();
  await passed(
    limiter,
    homes(1000, (at) => [`network ${at}`]),
  );
  const { seconds, isForEverybody } = await limiter.submissionWait(from(["another"]));
  expect(seconds).toBeGreaterThan(3000);
  expect(isForEverybody).toBe(true);
  await limiter.refund(from(["network 0"], ""));
  expect(await submit(limiter, ["another"])).toBe(0);
});

describe("pasted stock of 200 KB", () => {
  const paste = (limiter: Limiter, network: string) =>
    limiter.submissionWait(from([network], anybody(), 200 * 1024));

  test("uses 12 of the hour's 500 points for what is above 16 KB, so it can't fill the disk", async () => {
    const limiter = memoryLimiter();
    const waits = [];
    for (let at = 0; at < 50; at += 1) waits.push(await paste(limiter, `network ${at}`));
    expect(waits.filter(({ seconds }) => seconds === 0)).toHaveLength(41);
    expect(waits.at(-1)!.isForEverybody).toBe(true);
    await limiter.refund(from(["network 0"], "", 200 * 1024));
    expect((await paste(limiter, "network 49")).seconds).toBe(0);
  });

  test("doesn't keep anybody from sending a message or a lead, however much of it comes", async () => {
    const limiter = memoryLimiter();
    for (let at = 0; at < 100; at += 1) await paste(limiter, `network ${at}`);
    const others = homes(1000 - 41, (at) => [`other ${at}`]);
    expect(await passed(limiter, others)).toBe(1000 - 41);
    expect(await submit(limiter, ["another"])).toBeGreaterThan(3000);
  });

  test("doesn't count if it is refused because everybody has sent too much", async () => {
    const limiter = memoryLimiter();
    await passed(
      limiter,
      homes(1000, (at) => [`other ${at}`]),
    );
    for (let at = 0; at < 50; at += 1) await paste(limiter, "network");
    await limiter.refund(from(["other 0"], ""));
    expect((await paste(limiter, "network")).seconds).toBe(0);
  });
});

test("twenty submissions with one email address pass, from any networks", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b"]) await useUp(limiter, [network], () => "ann@example.com");
  expect(await submit(limiter, ["c"], "ann@example.com")).toBeGreaterThan(3500);
});

test("a client who is refused does not use up an email address's limit", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 100; count++) await submit(limiter, ["a"], "ann@example.com");
  expect(await submit(limiter, ["b"], "ann@example.com")).toBe(0);
});

test("submissions without an email address are counted by their network alone", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b", "c"]) await useUp(limiter, [network], () => "");
  expect(await submit(limiter, ["a"], "")).toBeGreaterThan(3500);
  for (let count = 0; count < 10; count++) await limiter.refund(from(["a"], ""));
  await useUp(limiter, ["a"], () => "");
});

test("a submission that could not be stored does not count", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 40; count++) {
    expect(await submit(limiter, ["a"], "ann@example.com")).toBe(0);
    await limiter.refund(from(["a"], "ann@example.com"));
  }
});

test("plus tags, dots, and capital letters do not make a different email address", async () => {
  const limiter = memoryLimiter();
  const spellings = ["ann.lee@example.com", "AnnLee+1@Example.com", "a.n.n.lee+x+y@example.com"];
  for (let count = 0; count < 20; count++) {
    const email = spellings[count % spellings.length]!;
    expect(await submit(limiter, [`network ${count}`], email)).toBe(0);
  }
  for (const [at, email] of spellings.entries()) {
    expect(await submit(limiter, [`other ${at}`], email)).toBeGreaterThan(3500);
  }
  expect(await submit(limiter, ["other"], "ann@lee.example.com")).toBe(0);
});

test("sixty requests a minute from one network are considered, whatever they contain", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 60; count++) expect(await limiter.requestWait(["a"])).toBe(0);
  expect(await limiter.requestWait(["a"])).toBeGreaterThan(0);
  expect(await limiter.requestWait(["b"])).toBe(0);
});

const oneAMinute = { points: 1, duration: 60 };

test("of too many keys, the one counted longest ago is forgotten", async () => {
  const limiter = new BoundedMemoryLimiter(oneAMinute, 2);
  for (const key of ["a", "b", "a", "c"]) await limiter.count(key);
  expect(await limiter.get("b")).toBeNull();
  expect(await limiter.get("a")).toMatchObject({ consumedPoints: 1 });
});
