import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { startMailServer } from "../../server/mail/mail-server.fixture.ts";
import { startTestPostgres } from "../../server/store/postgres.fixture.ts";
import { withStore } from "../inbox-files.ts";
import { expectStored, keepPosting, post } from "../posting.ts";
import { waitForExit, printedAddress, waitForOutput, startServer } from "../server-process.ts";

/** On a busy machine, a server can take this long to come back. */
const patience = { timeout: 60_000 };

const newFolder = () => mkdtempSync(`${tmpdir()}/chaos-`);
const statusOf = async (url: string) => (await fetch(url)).status;

async function stop(server: ChildProcess): Promise<void> {
  server.kill("SIGTERM");
  expect(await waitForExit(server)).toBe(0);
}

/**
 * Connections that never finish their requests: silent, stuck in the headers, or stuck in the body.
 */
function openStalledConnections(address: string, count: number): Socket[] {
  const { hostname, port } = new URL(address);
  const starts = ["", "GET / HTTP/1.1\r\nHo", "POST /api/messages HTTP/1.1\r\nHost: x\r\n"];
  const body = "Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{";
  return Array.from({ length: count }, (_each, at) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    const start = starts[at % starts.length]!;
    if (start !== "") socket.write(start.startsWith("POST") ? start + body : start);
    return socket;
  });
}

// These tests need no page, and one width is enough.
test.describe("the server", () => {
  test.describe.configure({ timeout: 180_000 });

  test("the server stops under load and with half-open connections, and sends no email twice", async () => {
    const messageIds: string[] = [];
    const mail = await startMailServer(async (email) => {
      await setTimeout(20);
      messageIds.push(/^Message-ID: (.*)$/m.exec(email)![1]!.trim());
      return null;
    });
    const DATA_DIR = newFolder();
    const settings = { DATA_DIR, SMTP_URL: mail.url, INBOX_TO: "owner@example.com" };
    const server = startServer(settings);
    const address = await printedAddress(server);
    const acknowledged = new Set<string>();
    // Together with the forms being posted, no more bodies than one network may have in flight.
    const sockets = openStalledConnections(address, 45);
    // The mailer is still sending these and the ones that follow when it has to stop.
    for (let posted = 0; posted < 30; posted++) await post(address, acknowledged);
    await expect.poll(() => messageIds.length, patience).toBeGreaterThan(0);
    const load = keepPosting(address, 16, acknowledged);
    await expect.poll(() => acknowledged.size, patience).toBeGreaterThan(100);
    await stop(server);
    await load;
    sockets.forEach((socket) => socket.destroy());
    await expectStored({ databaseUrl: "", dataDir: DATA_DIR }, acknowledged);

    // The second process sends what the first one did not.
    const sent = messageIds.length;
    const waiting = (await withStore((store) => store.stats(), DATA_DIR)).mailWaiting;
    const next = startServer(settings);
    await printedAddress(next);
    await expect.poll(() => messageIds.length, patience).toBeGreaterThan(sent);
    await stop(next);
    expect(new Set(messageIds).size).toBe(messageIds.length);
    const left = (await withStore((store) => store.stats(), DATA_DIR)).mailWaiting;
    expect(waiting - left).toBe(messageIds.length - sent);
    await mail.close();
  });

  test("the server loses nothing when it is paused and resumed", async () => {
    const DATA_DIR = newFolder();
    const server = startServer({ DATA_DIR });
    const address = await printedAddress(server);
    const acknowledged = new Set<string>();
    const load = keepPosting(address, 8, acknowledged);
    await expect.poll(() => acknowledged.size, patience).toBeGreaterThan(20);
    server.kill("SIGSTOP");
    const signal = AbortSignal.timeout(1000);
    await expect(fetch(`${address}/livez`, { signal })).rejects.toThrow("timeout");
    const before = acknowledged.size;
    server.kill("SIGCONT");
    await expect.poll(() => acknowledged.size, patience).toBeGreaterThan(before + 20);
    await stop(server);
    await load;
    await expectStored({ databaseUrl: "", dataDir: DATA_DIR }, acknowledged);
  });

  test("the server serves its pages on a full disk, and stores forms again once there is room", async () => {
    const server = startServer({ DATA_DIR: newFolder() }, ["prlimit", "--fsize=0:"]);
    const refusal = waitForOutput(server, /The database in DATA_DIR .*/);
    const address = await printedAddress(server);
    expect(await refusal).toMatch(/cannot be used: /);
    await expectOnlyPages(address);
    execFileSync("prlimit", [`--pid=${server.pid}`, "--fsize=unlimited:"]);
    await expect.poll(() => post(address), patience).toBe(201);
    await expect.poll(() => statusOf(`${address}/readyz`), patience).toBe(200);
    await stop(server);
  });

  test("the server serves its pages even if its database is damaged, and says what to do", async () => {
    const DATA_DIR = newFolder();
    writeFileSync(`${DATA_DIR}/inbox.sqlite`, "This is not a database. ".repeat(1000));
    const server = startServer({ DATA_DIR });
    const output = waitForOutput(server, /The database in DATA_DIR [^]*CartWorth is at/);
    const address = await printedAddress(server);
    expect(await output).toMatch(/damaged.*backup/s);
    expect(await output).not.toMatch(/^\s+at /m);
    await expectOnlyPages(address);
    await stop(server);
  });

  test("the server serves its pages if its folder cannot be created, and stores forms as soon as it can", async () => {
    const folder = newFolder();
    const DATA_DIR = `${folder}/data`;
    writeFileSync(DATA_DIR, "a file where the folder should be");
    const server = startServer({ DATA_DIR });
    const address = await printedAddress(server);
    await expectOnlyPages(address);
    rmSync(DATA_DIR);
    await expect.poll(() => post(address), patience).toBe(201);
    await stop(server);
  });

  test("the server reports that a read-only PostgreSQL cannot store anything", async () => {
    const postgres = await startTestPostgres();
    const databaseUrl = await postgres.createDatabase("read-only");
    const server = startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: "on" });
    const address = await printedAddress(server);
    expect(await post(address)).toBe(201);
    const operator = new Client({ connectionString: databaseUrl });
    await operator.connect();
    await operator.query("alter system set default_transaction_read_only = on");
    await operator.query("select pg_reload_conf()");
    await expect.poll(() => statusOf(`${address}/readyz`), patience).toBe(503);
    await expectOnlyPages(address);
    await operator.query("set default_transaction_read_only = off");
    await operator.query("alter system reset default_transaction_read_only");
    await operator.query("select pg_reload_conf()");
    await expect.poll(() => post(address), patience).toBe(201);
    await operator.end();
    await stop(server);
    await postgres.remove();
  });

  test("the server keeps answering other clients while it receives forms full of text that breaks programs", async () => {
    const server = startServer({ DATA_DIR: newFolder() });
    const address = await printedAddress(server);
    const nasty = ["([^]*)*Q", "(a+)+$", "My cart :( does not start", "x&".repeat(30_000)];
    for (const subject of nasty) {
      const form = new URLSearchParams({ name: "A", email: "ann@example", message: "x", subject });
      const { status } = await fetch(`${address}/api/messages`, { method: "POST", body: form });
      expect([400, 413, 422]).toContain(status);
      expect(await statusOf(`${address}/livez`)).toBe(200);
    }
    await stop(server);
  });

  test("the server exits if its port is taken", async ({ baseURL }) => {
    const { port } = new URL(baseURL!);
    const server = startServer({ PORT: port, HOST: "localhost" });
    await waitForOutput(server, new RegExp(`Port ${port} is in use\\. Stop the program`));
    expect(await waitForExit(server)).toBe(1);
  });
});

async function expectOnlyPages(address: string): Promise<void> {
  expect(await statusOf(`${address}/livez`)).toBe(200);
  expect(await statusOf(`${address}/`)).toBe(200);
  expect(await post(address)).toBe(503);
  expect(await statusOf(`${address}/readyz`)).toBe(503);
}
