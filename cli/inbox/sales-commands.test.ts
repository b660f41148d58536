import { beforeEach, describe, expect, test } from "vitest";
import { lead, sale } from "../../domain/submissions/entry.fixture.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { readSales, rowIdOf } from "../../listings/import/sales-file.ts";
import { json, keep, messageOf, refusalOf, run, store, useInbox } from "./inbox.fixture.ts";

useInbox();

const later = "2026-07-23T10:00:00.000Z";
const typo = { ...sale, id: crypto.randomUUID() as string, receivedAt: later, price: 90_000 };
beforeEach(async () => {
  const { receivedAt, ...sent } = sale;
  await store.add(sent, receivedAt, { mail: false, network: "192.0.2.7" });
});

const reviewOf = async (id: string) =>
  (await store.sales()).find(({ entry }) => entry.id === id)!.review;

describe("sales", () => {
  test("sales lists each sale with its state and the doubts about it", async () => {
    await keep(typo);
    const { code, out, err } = await run("sales");
    expect([code, err]).toEqual([0, "2 sales.\n"]);
    expect(out).toMatch(/^ID +3f0c1f6e-\S+\nSale +2020 Club Car Onward, \$9,000, 2026-07$/m);
    expect(out).toMatch(/^State +new$/m);
    expect(out).toMatch(
      /^Doubts +\$90,000 is .* It may have one zero too many and mean \$9,000\.$/m,
    );
  });

  test("sales --json prints each sale with its doubts, and never the sender's hash", async () => {
    await keep(typo);
    const { cart, saleKind, ...rest } = sale;
    expect(await json("sales", "--json")).toEqual([
      { ...rest, ...cart, saleKind, review: "new", reason: "", publicSource: "", doubts: [] },
      expect.objectContaining({
        id: typo.id,
        doubts: [{ code: "price-too-high", sentence: expect.stringContaining("$90,000") }],
      }),
    ]);
    const [{ sender } = { sender: null }] = await store.sales();
    for (const args of [
      ["sales", "--json"],
      ["sales"],
      ["export", "--format", "json"],
      ["show", sale.id],
    ]) {
      expect((await run(...args)).out).not.toContain(sender!);
    }
  });

  test("sales can be limited to one state", async () => {
    await run("reject", sale.id, "--reason", "Not a golf cart");
    expect(await json("sales", "--json", "--state", "new")).toEqual([]);
    expect((await run("sales", "--state", "rejected")).out).toMatch(
      /^State +rejected: Not a golf cart$/m,
    );
    expect((await run("sales", "--state", "new")).err).toMatch(/^There are no new sales in /);
  });

  test("a sale can't control the terminal", async () => {
    await keep({ ...typo, cart: { ...sale.cart, model: "\u001b[2JOnward\u009b31m" } });
    // oxlint-disable-next-line no-control-regex -- these control it
    expect((await run("sales")).out).not.toMatch(/[\u001b\u009b]/);
  });
});

describe("accept", () => {
  test("accept takes sales without doubts, with a public source", async () => {
    const source = "https://auction.example/results/7";
    expect(await messageOf("accept", sale.id, "--source", source)).toBe("Accepted 1 sale.\n");
    expect(await reviewOf(sale.id)).toMatchObject({ state: "accepted", publicSource: source });
  });

  test("a sale that is accepted again keeps its public source, until it is rejected", async () => {
    await run("accept", sale.id, "--source", "https://auction.example/results/7");
    await run("accept", sale.id);
    expect(await reviewOf(sale.id)).toMatchObject({
      publicSource: "https://auction.example/results/7",
    });
    await run("reject", sale.id, "--reason", "The source names the buyer");
    await run("accept", sale.id);
    expect(await reviewOf(sale.id)).toMatchObject({ state: "accepted", publicSource: "" });
  });

  test("accept takes none of the sales if there is a doubt about one, and says what the doubt is", async () => {
    await keep(typo);
    const refusal = await refusalOf("accept", sale.id, typo.id);
    expect(refusal).toMatch(/^Nothing was accepted\.\n/);
    expect(refusal).toContain(`${typo.id}: $90,000 is `);
    expect(refusal).toMatch(/--anyway REASON\.\n$/);
    expect(await reviewOf(sale.id)).toBeNull();
  });

  test("accept --anyway takes a doubted sale and keeps the reason", async () => {
    await keep(typo);
    await messageOf("accept", typo.id, "--anyway", "It is a six-seat limousine");
    expect(await reviewOf(typo.id)).toMatchObject({
      state: "accepted",
      reason: "It is a six-seat limousine",
    });
  });

  test.each([
    ["There is no entry with the ID", ["nope"]],
    [`The entry ${lead.id} isn't a reported sale.`, [lead.id]],
  ])("accept fails with: %s", async (sentence, ids) => {
    expect(await refusalOf("accept", sale.id, ...ids)).toContain(sentence);
    expect(await reviewOf(sale.id)).toBeNull();
  });

  test.each([
    ["It must be a web address", ["--source", "my neighbor"]],
    ["Say why in a few words.", ["--anyway", " "]],
    ["A public source belongs to one sale", [lead.id, "--source", "https://auction.example/7"]],
  ])("accept reports the usage error: %s", async (sentence, args) => {
    const { code, err } = await run("accept", sale.id, ...args);
    expect([code, err.includes(sentence)]).toEqual([2, true]);
  });
});

describe("reject", () => {
  test("reject needs a reason", async () => {
    const { code, err } = await run("reject", sale.id);
    expect([code, err.includes("required option '--reason <TEXT>'")]).toEqual([2, true]);
  });

  test("reject names the row of a sale that may be in the market's file", async () => {
    await run("accept", sale.id);
    expect(await messageOf("reject", sale.id, "--reason", "A mistake")).toContain(
      `delete the row ${rowIdOf(codeOf(sale.id))} there`,
    );
    expect(await messageOf("reject", sale.id, "--reason", "A mistake")).toBe("Rejected 1 sale.\n");
  });
});

describe("export-sales", () => {
  test("export-sales writes accepted sales, under the same names each time", async () => {
    await keep(typo);
    await run("reject", typo.id, "--reason", "A zero too many");
    await run("accept", sale.id);
    const [first, again] = [await run("export-sales"), await run("export-sales")];
    expect(again.out).toBe(first.out);
    const { sales, problems } = readSales(first.out);
    expect([sales.map(({ price }) => price), problems]).toEqual([[9000], []]);
  });

  test("export-sales counts the accepted sales that have drawn doubts since, unless they were accepted with a reason", async () => {
    await run("accept", sale.id);
    for (let at = 0; at < 6; at += 1) {
      const price = 8000 + 100 * at;
      const { receivedAt, ...sent } = { ...sale, id: crypto.randomUUID() as string, price };
      await store.add(sent, receivedAt, { mail: false, network: "192.0.2.7" });
    }
    expect((await run("export-sales")).err).toMatch(/^New doubts about 1 accepted sale: look/);
    await run("accept", sale.id, "--anyway", "A dealer whom I know");
    expect((await run("export-sales")).err).toBe("");
  });

  test("export-sales says that no sale has been accepted", async () => {
    const { code, out, err } = await run("export-sales");
    expect([code, readSales(out), err]).toEqual([
      0,
      { sales: [], problems: [] },
      "No sale has been accepted yet.\n",
    ]);
  });
});
