import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../domain/submissions/entry.ts";
import { lead, message, sale } from "../../domain/submissions/entry.fixture.ts";
import { json, keep, addEntry, refusalOf, run, useInbox } from "./inbox.fixture.ts";

useInbox();

const recordsIn = (csv: string): Record<string, string>[] =>
  parse(csv, { columns: true, record_delimiter: "\r\n" });

describe("export", () => {
  const { cart, ...rest } = lead;
  const flat = { ...rest, ...cart };

  test("export writes one flat array as JSON", async () => {
    expect(await json("export", "--format", "json")).toEqual([flat, message]);
    expect(await json("export", "--format", "json", "--kind", "lead")).toEqual([flat]);
  });

  test("export writes the same values as CSV, each in its column", async () => {
    const { code, out, err } = await run("export", "--format", "csv");
    expect([code, err, out.endsWith("\r\n")]).toEqual([0, "", true]);
    const records = recordsIn(out);
    const written = Object.entries(flat).map(([name, value]) => [name, String(value)]);
    expect(records[0]).toMatchObject({ ...Object.fromEntries(written), phone: `'${lead.phone}` });
    expect(records[0]).toMatchObject({ subject: "", message: "" });
    expect(records[1]).toMatchObject(message);
  });

  test("export includes reported sales, and with --kind sale only those", async () => {
    await keep(sale);
    const [record] = recordsIn((await run("export", "--format", "csv", "--kind", "sale")).out);
    expect(record).toMatchObject({ price: "9000", saleKind: sale.saleKind, model: "Onward" });
    expect(await json("export", "--format", "json")).toHaveLength(3);
  });

  test("export writes CSV that preserves any text and runs no formulas", async () => {
    await addEntry({
      name: "=cmd|'/c calc'!A1",
      message: 'Zoë, "李"\r\n\n👩‍🔧',
      email: "z@example.com",
    });
    const { out } = await run("export", "--format", "csv", "--kind", "message");
    const record = { name: "'=cmd|'/c calc'!A1", message: 'Zoë, "李"\r\n\n👩‍🔧' };
    expect(recordsIn(out)).toContainEqual(expect.objectContaining(record));
  });
});

describe("export --partner", () => {
  const ofPartner = (partner: string, change: Partial<Entry & { kind: "lead" }> = {}) => ({
    ...lead,
    id: crypto.randomUUID(),
    partner,
    ...change,
  });

  test("export --partner writes only the leads from that dealer's page", async () => {
    await keep(ofPartner("sunny-carts", { name: "Dee" }));
    await keep(ofPartner("sunny"));
    const leads = await json("export", "--format", "json", "--partner", "sunny-carts");
    expect(leads).toMatchObject([{ name: "Dee", partner: "sunny-carts" }]);
    expect(leads).toHaveLength(1);
  });

  test("export --partner writes CSV in which no cell is a formula", async () => {
    await keep(ofPartner("sunny-carts", { name: "=1+1" }));
    const { code, out } = await run("export", "--format", "csv", "--partner", "sunny-carts");
    expect([code, recordsIn(out)]).toMatchObject([0, [{ partner: "sunny-carts", name: "'=1+1" }]]);
  });

  test("export --partner names the known partners if this one has sent nothing", async () => {
    await keep(ofPartner("sunny-carts"));
    await keep(ofPartner("ace"));
    expect(await refusalOf("export", "--format", "csv", "--partner", "suny-carts")).toBe(
      'Partner "suny-carts" hasn\'t sent any leads. Partners with leads: ace, sunny-carts.\n',
    );
  });

  test("export --partner says if no partner has sent anything", async () => {
    expect(await refusalOf("export", "--format", "csv", "--partner", "ace")).toContain(
      "No partner has.",
    );
  });

  test.each([
    ["Sunny Carts", [], "lowercase letters, digits, and hyphens"],
    ["ace", ["--kind", "sale"], "Only leads come from partners"],
  ])("export --partner rejects %j with %j", async (id, options, sentence) => {
    const { code, out, err } = await run("export", "--format", "csv", "--partner", id, ...options);
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(sentence)]);
  });

  test("a list and an entry name the partner of a lead", async () => {
    const sent = ofPartner("sunny-carts");
    await keep(sent);
    expect((await run("list")).out).toContain("via sunny-carts: 2021 Club Car");
    expect((await run("show", sent.id)).out).toMatch(/^Partner +sunny-carts$/m);
    expect((await run("show", lead.id)).out).not.toContain("Partner");
  });
});
