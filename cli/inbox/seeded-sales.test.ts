import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { expectedPrice, figuresAtSale } from "../../domain/submissions/judge-sales.ts";
import { comparedSales, settleError } from "../../listings/fit/settle-error.ts";
import { readSales } from "../../listings/import/sales-file.ts";
import { createApp } from "../../server/app.ts";
import { memoryLimiter } from "../../server/http/limiter.ts";
import { requestAlone, sampleInbox } from "../../server/request.fixture.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { runProcess } from "../process.fixture.ts";
import { inbox as runInbox } from "./inbox.fixture.ts";

/** What the form sends, with whatever else a program might add. */
type Body = Record<string, string>;

interface Seeded {
  readonly id: string;
  readonly body: Body;
  readonly network: string;
}

/** The same numbers from 0 to 1 in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const models = [
  ["Club Car", "Precedent", 2009, 2018],
  ["Club Car", "Onward", 2019, 2025],
  ["Club Car", "DS", 2003, 2012],
  ["EZ-GO", "TXT", 2005, 2024],
  ["EZ-GO", "RXV", 2010, 2024],
  ["Yamaha", "Drive", 2008, 2016],
  ["Yamaha", "Drive2", 2018, 2024],
] as const;

/** Typed in the wrong place or by a program, so it must not get into the file. */
const personal = ["ann@example.com", "202 555 0142", "Ann Lee", "PQ1838-123456"];

/** The price is usually within a fourth of what we'd expect, and sometimes half or twice it. */
function honestSale(at: number): Seeded {
  const [make, model, from, to] = pick(models);
  const modelYear = from + Math.floor(random() * (to - from + 1));
  const soldIn = `${pick(["2025", "2026"])}-${String(1 + Math.floor(random() * 10)).padStart(2, "0")}`;
  const kind = pick(["private", "private", "private", "dealer", "trade-in", ""] as const);
  const said = {
    seats: pick(["2", "4", ""]),
    powertrain: pick(["electric", "gas"]),
    condition: pick(["excellent", "good", "fair", ""]),
  };
  const cart = { modelYear, make, model, powertrain: said.powertrain as "gas" };
  const expected = expectedPrice(figuresAtSale({ cart, soldIn }, siteMarket), kind || undefined);
  const bell = [1, 2, 3, 4, 5, 6].reduce((sum) => sum + random(), -3) / Math.sqrt(0.5);
  const price = Math.max(300, Math.round((expected * Math.exp(0.3 * bell)) / 50) * 50);
  return {
    id: crypto.randomUUID(),
    network: `198.51.100.${at}`,
    body: {
      ...said,
      year: String(modelYear),
      make,
      model: at % 20 === 0 ? `${model} ${personal.join(" ")}` : model,
      price: String(price),
      soldIn,
      kind,
      state: pick(["FL", "GA", "TX", "AZ", ""]),
      email: personal[0]!,
      name: personal[2]!,
      serial: personal[3]!,
    },
  };
}

const honest = Array.from({ length: 168 }, (_, at) => honestSale(at));
const others = honest.filter(({ body }) => Number(body["price"]) >= 3000);

let fakes = 0;
function fake(sale: Seeded, change: Body = {}): Seeded {
  fakes += 1;
  const network = `203.0.113.${fakes}`;
  return { id: crypto.randomUUID(), network, body: { ...sale.body, ...change } };
}

const digits = ({ body }: Seeded) => Number(body["price"]);
const doubles = others.slice(0, 10).map((sale) => fake(sale));
const missingZeros = others
  .slice(10, 16)
  .map((sale) => fake(sale, { price: `${Math.round(digits(sale) / 10)}` }));
const extraZeros = others
  .filter((sale) => digits(sale) <= 10_000)
  .slice(16, 22)
  .map((sale) => fake(sale, { price: `${digits(sale)}0` }));
/** Stays within the limit of ten an hour, from many addresses in one network. */
const spam = others.slice(30, 38).map((sale, at) => ({
  ...fake(sale, { price: String(digits(sale) + 150), soldIn: "2026-09" }),
  network: `2001:db8:7:${at}::1`,
}));
const impossible = [
  fake(others[40]!, {
    year: "2024",
    make: "Club Car",
    model: "Onward",
    soldIn: "2023-03",
    price: "9000",
  }),
  fake(others[41]!, {
    year: "2010",
    make: "Club Car",
    model: "Tempo",
    soldIn: "2012-05",
    price: "3000",
  }),
];
const seededFakes = [...doubles, ...missingZeros, ...extraZeros, ...spam, ...impossible];

let folder = "";
let store: Store;
beforeAll(async () => {
  folder = newFolder();
  store = openStore({ databaseUrl: "", dataDir: folder });
  let minutes = 0;
  const inbox = {
    ...sampleInbox(store),
    limiter: memoryLimiter(),
    proxyHeader: "X-Client",
    now: () => new Date(Date.UTC(2026, 10, 21, 10, minutes)),
  };
  const app = createApp({ site: new Map(), inbox });
  for (const { id, body, network } of [...honest, ...seededFakes]) {
    minutes += 1;
    const { status } = await requestAlone(app, "/api/sales", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client": network },
      body: JSON.stringify({ ...body, id }),
    });
    expect(status).toBe(201);
  }
});
afterAll(() => store.close());

const command = (...args: string[]) => runInbox(args, { DATA_DIR: folder });
const idsOf = (sales: readonly Seeded[]) => sales.map(({ id }) => id);

interface Listed {
  readonly id: string;
  readonly doubts: readonly { readonly code: string }[];
}

async function doubtsById(): Promise<ReadonlyMap<string, string[]>> {
  const listed: Listed[] = JSON.parse((await command("sales", "--json")).out);
  return new Map(listed.map(({ id, doubts }) => [id, doubts.map(({ code }) => code)]));
}

test("among 200 reported sales, the command names every seeded fake, and few honest ones", async () => {
  const doubts = await doubtsById();
  expect(doubts.size).toBe(200);
  const named = (sales: readonly Seeded[], code: string) =>
    sales.filter(({ id }) => doubts.get(id)!.includes(code)).length;
  expect(named(doubles, "double")).toBe(10);
  expect(named(missingZeros, "price-too-low")).toBe(6);
  expect(named(extraZeros, "price-too-high")).toBe(6);
  expect(named(spam, "many-from-one-sender")).toBe(8);
  expect(named(impossible, "not-built-yet")).toBe(2);
  const suspected = idsOf(honest).filter((id) => doubts.get(id)!.length > 0);
  expect(suspected.length).toBeLessThanOrEqual(4);
});

test("sales with doubts aren't accepted, and the file has nothing personal from the others", async () => {
  const all = await command("accept", ...idsOf([...honest, ...seededFakes]));
  expect([all.code, all.err.split("\n")[0]]).toEqual([1, "Nothing was accepted."]);
  expect((await store.sales()).every(({ review }) => review === null)).toBe(true);
  await command("reject", ...idsOf(seededFakes), "--reason", "A seeded fake");
  const doubts = await doubtsById();
  const [doubted, clear] = [true, false].map((isDoubted) =>
    idsOf(honest).filter((id) => doubts.get(id)!.length > 0 === isDoubted),
  );
  expect((await command("accept", ...clear!)).err).toBe(`Accepted ${clear!.length} sales.\n`);
  for (const id of doubted!) await command("accept", id, "--anyway", "Ann Lee told me so");

  const exported = await command("export-sales");
  const [offered, file] = [join(folder, "accepted.csv"), join(folder, "sales.csv")];
  writeFileSync(offered, exported.out);
  writeFileSync(file, exported.out.split("\r\n")[0] + "\r\n");
  const taken = await runProcess("market/market.ts", ["sales", offered, "--into", file]);
  expect([taken.code, taken.err]).toEqual([0, ""]);
  expect(taken.out).toMatch(/^Added 168 sales; 0 were already there\.$/m);

  const text = readFileSync(file, "utf8");
  const received = await store.sales();
  const secrets = received.flatMap(({ entry, sender }) => [
    entry.id,
    codeOf(entry.id),
    entry.receivedAt.slice(0, 10),
    sender!,
  ]);
  const networks = [...honest, ...seededFakes].map(({ network }) => network);
  for (const secret of [...secrets, ...networks, ...personal, "@", "told me", "fake"]) {
    expect(text.includes(secret), secret).toBe(false);
  }
  const { sales, problems } = readSales(text);
  expect([sales.length, problems]).toEqual([168, []]);

  const compared = comparedSales(sales, siteMarket, "2026-09-09");
  const { medianPct, signedPct } = settleError(compared)!;
  expect(medianPct).toBeGreaterThan(10);
  expect(Math.abs(signedPct)).toBeLessThan(medianPct);
});
