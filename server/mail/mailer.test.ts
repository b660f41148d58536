import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { lead as sampleLead } from "../../domain/submissions/entry.fixture.ts";
import { message as sample } from "../../domain/submissions/form.fixture.ts";
import type { Submission } from "../../domain/submissions/entry.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { composeMail } from "./compose.ts";
import type { Partner } from "./partners.ts";
import { createMailer, nextAttempt } from "./mailer.ts";
import { startMailServer } from "./mail-server.fixture.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const message: Submission = {
  ...sample,
  kind: "message",
  name: "Ann Björk",
  subject: "valuation",
  message: "Is my DS from 2004?\n.\nThe plate says AG0435.",
};

const sunny: Partner = {
  id: "sunny-carts",
  name: "Sunny Carts",
  email: "leads@sunny.example",
  format: "adf",
};
const recipients = {
  to: "owner@example.com",
  partners: new Map([[sunny.id, sunny]]),
  siteUrl: "https://x.example",
};

type Behavior = "accepts" | "defers" | "rejects" | "hangs";

let store: Store;
let server: Awaited<ReturnType<typeof startMailServer>>;
let received: string[];
let behavior: Behavior;
/** Runs after an email has arrived and before the mail server answers. */
let whileSending: () => Promise<void>;
let dataDir: string;

beforeEach(async () => {
  received = [];
  behavior = "accepts";
  whileSending = async () => {};
  dataDir = newFolder();
  store = openStore({ databaseUrl: "", dataDir });
  server = await startMailServer(async (mail) => {
    await whileSending();
    if (behavior === "hangs") return new Promise(() => {});
    if (behavior === "accepts") received.push(mail);
    return refusal();
  });
  await store.add(message, start.toISOString(), { mail: true });
});
afterEach(async () => {
  await store.close();
  await server.close();
});

function refusal(): Error | null {
  if (behavior === "accepts") return null;
  return Object.assign(new Error("no"), { responseCode: behavior === "defers" ? 451 : 550 });
}

function mailerAt(now: () => Date, changes: { smtpUrl?: string; mailTimeoutMs?: number } = {}) {
  return createMailer({
    store,
    smtpUrl: server.url,
    recipients,
    now,
    ...changes,
  });
}

/** The port of a mail server that answers as the test says. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const listening = createServer((socket) => answer(socket.on("error", () => {})));
  onTestFinished(() => void listening.close());
  await once(listening.listen(0, "127.0.0.1"), "listening");
  return (listening.address() as AddressInfo).port;
}

test("a submission becomes exactly one email to the operator", async () => {
  const mailer = mailerAt(() => start);
  expect(await mailer.sendDue()).toBe(1);
  expect(await mailer.sendDue()).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${message.id}@x.example>`);
  expect(received[0]).toContain("To: owner@example.com");
  expect(received[0]).toMatch(/^Reply-To: .*<ann@example\.com>/m);
  expect(await store.stats()).toMatchObject({ mailWaiting: 0, mailDead: 0 });
});

test("an email that the mail server defers is sent again later with the same Message-ID", async () => {
  behavior = "defers";
  expect(await mailerAt(() => start).sendDue()).toBe(0);
  behavior = "accepts";
  expect(await mailerAt(() => new Date(start.getTime() + 29_000)).sendDue()).toBe(0);
  expect(await mailerAt(() => new Date(start.getTime() + 31_000)).sendDue()).toBe(1);
  expect(received[0]).toContain(`<${message.id}@x.example>`);
});

test("an email that the mail server rejects becomes a dead letter, which can be retried", async () => {
  behavior = "rejects";
  await mailerAt(() => start).sendDue();
  expect(await store.deadMail()).toMatchObject([{ entry: { id: message.id }, attempts: 1 }]);
  behavior = "accepts";
  expect(await store.retryMail(start.toISOString())).toBe(1);
  expect(await mailerAt(() => start).sendDue()).toBe(1);
});

test("an unreachable mail server is tried again", async () => {
  expect(await mailerAt(() => start, { smtpUrl: "smtp://127.0.0.1:1" }).sendDue()).toBe(0);
  expect(await store.stats()).toMatchObject({ mailWaiting: 1, mailDead: 0 });
});

test("the mailer gives up on a mail server that hangs, for now", async () => {
  behavior = "hangs";
  expect(await mailerAt(() => start, { mailTimeoutMs: 200 }).sendDue()).toBe(0);
  expect(await store.stats()).toMatchObject({ mailWaiting: 1, mailDead: 0 });
});

test("the mailer gives up on a mail server that drips its reply, for now", async () => {
  const port = await listen((socket) => {
    socket.write("220 slow\r\n");
    socket.once("data", () => setInterval(() => socket.write("250-more\r\n"), 20).unref());
  });
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  expect(await mailerAt(() => start, { smtpUrl, mailTimeoutMs: 200 }).sendDue()).toBe(0);
  expect(await store.mailOf(message.id)).toMatchObject({
    attempts: 1,
    lastError: "The mail server took more than 0.2 s.",
  });
});

test("an email is not sent twice just because sending it could not be recorded", async () => {
  const other = new DatabaseSync(`${dataDir}/inbox.sqlite`);
  whileSending = async () => other.exec("begin exclusive");
  const mailer = mailerAt(() => now);
  let now = start;
  expect(await mailer.sendDue()).toBe(1);
  other.exec("rollback");
  other.close();
  expect(await store.stats()).toMatchObject({ mailWaiting: 1 });
  now = new Date(start.getTime() + 6 * 60_000);
  await mailer.sendDue();
  expect(received).toHaveLength(1);
  expect(await store.stats()).toMatchObject({ mailWaiting: 0 });
}, 20_000);

test("a shutdown waits for the email being sent, which is then not sent again", async () => {
  let goOn = () => {};
  const arrived = new Promise<void>((resolve) => {
    whileSending = () => {
      resolve();
      return new Promise((go) => (goOn = go));
    };
  });
  const mailer = mailerAt(() => start);
  mailer.start();
  await arrived;
  const stopped = mailer.stop(60_000);
  goOn();
  await stopped;
  expect(received).toHaveLength(1);
  expect(await store.stats()).toMatchObject({ mailWaiting: 0 });
});

test("a shutdown does not wait for a mail server that hangs", async () => {
  const arrived = new Promise<void>((resolve) => (whileSending = async () => resolve()));
  behavior = "hangs";
  const mailer = mailerAt(() => start);
  mailer.start();
  await arrived;
  await mailer.stop(10);
  expect(await store.stats()).toMatchObject({ mailWaiting: 1, mailDead: 0 });
});

/** Stores this many more submissions with mail, and sends until nothing more goes out. */
async function sendAllOf(mailer: ReturnType<typeof mailerAt>, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await store.add({ ...message, id: crypto.randomUUID() }, start.toISOString(), { mail: true });
  }
  while ((await mailer.sendDue()) > 0);
}

test("of more than 200 emails in an hour, the rest become one summary when it is over", async () => {
  let now = start;
  const mailer = mailerAt(() => now);
  await sendAllOf(mailer, 249);
  expect(received).toHaveLength(200);
  now = new Date(start.getTime() + 60 * 60_000);
  await sendAllOf(mailer, 0);
  expect(received).toHaveLength(201);
  expect(received[200]).toContain("Subject: 50 more submissions in the inbox");
  expect(received[200]).toContain("Messages: 50");
  expect(await store.stats()).toMatchObject({ messages: 250, mailWaiting: 0 });
  await sendAllOf(mailer, 20);
  expect(received).toHaveLength(221);
});

test("a few emails that had to wait for the next hour are sent one by one", async () => {
  let now = new Date(start.getTime() + 40 * 24 * 60 * 60_000);
  const mailer = mailerAt(() => now);
  await sendAllOf(mailer, 204);
  // A clock that was ahead holds up nothing.
  now = start;
  await sendAllOf(mailer, 0);
  expect(received).toHaveLength(205);
});

test("if the mail server does not take a summary, every email in it is sent later", async () => {
  let now = start;
  const mailer = mailerAt(() => now);
  await sendAllOf(mailer, 249);
  behavior = "defers";
  now = new Date(start.getTime() + 60 * 60_000);
  await sendAllOf(mailer, 0);
  behavior = "accepts";
  now = new Date(now.getTime() + 6 * 60_000);
  await sendAllOf(mailer, 0);
  expect(received).toHaveLength(250);
});

test("the waits double up to six hours", () => {
  const waits = [1, 2, 3, 10, 11, 99].map(
    (n) => Date.parse(nextAttempt(n, start)) - start.getTime(),
  );
  expect(waits.map((ms) => ms / 1000)).toEqual([30, 60, 120, 15_360, 21_600, 21_600]);
});

test("an email that the mail server defers twelve times is given up on", async () => {
  behavior = "defers";
  let now = start;
  const mailer = mailerAt(() => now);
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    expect(await store.stats()).toMatchObject({ mailWaiting: 1, mailDead: 0 });
    await mailer.sendDue();
    now = new Date(now.getTime() + 7 * 60 * 60_000);
  }
  expect(await store.stats()).toMatchObject({ mailWaiting: 0, mailDead: 1 });
});

test.each(["a greeting", "a login", "a sender"] as const)(
  "no email is given up on if the mail server rejects %s, and the stats say why it waits",
  async (what) => {
    const port = await listen((socket) => {
      socket.write(what === "a greeting" ? "554 go away\r\n" : "220 here\r\n");
      socket.on("data", (chunk: Buffer) => {
        const command = chunk.toString();
        if (command.startsWith("EHLO")) socket.write("250-x\r\n250 AUTH PLAIN\r\n");
        else if (command.startsWith("AUTH")) {
          socket.write(what === "a login" ? "535 wrong password\r\n" : "235 ok\r\n");
        } else socket.write("550 no\r\n");
      });
    });
    let now = start;
    const mailer = mailerAt(() => now, { smtpUrl: `smtp://user:secret@127.0.0.1:${port}` });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await mailer.sendDue();
      now = new Date(now.getTime() + 7 * 60 * 60_000);
    }
    const { mailWaiting, mailDead, mailProblem } = await store.stats();
    expect([mailWaiting, mailDead]).toEqual([1, 0]);
    expect(mailProblem).toMatch(/go away|wrong password|550 no/);
  },
);

test.each(["=?utf-8?B?DQpCY2M6IGV2aWxAeC55?=", "=?utf-8?Q?=0D=0ABcc:_evil?=", "==??="])(
  "no mail program decodes %j into something else",
  async (name) => {
    const entry = { ...message, name, id: message.id.replace(/0$/, "2") };
    await store.add(entry, start.toISOString(), { mail: true });
    await mailerAt(() => start).sendDue();
    const subject = /^Subject: (.*)/m.exec(received.find((mail) => mail.includes(entry.id))!)![1]!;
    expect(decoded(subject.trim())).toBe(`Valuation Inquiry: ${name.replaceAll("=?", "= ?")}`);
  },
);

/** A header as a mail program shows it. */
function decoded(header: string): string {
  return header.replaceAll(/=\?utf-8\?(B|Q)\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString()
      : Buffer.from(
          text
            .replaceAll("_", " ")
            .replaceAll(/=([\dA-F]{2})/gi, (__, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          "latin1",
        ).toString(),
  );
}

test("a partner's lead arrives in words and as ADF, in one email to both", async () => {
  const { receivedAt: _, ...lead } = { ...sampleLead, kind: "lead", partner: sunny.id } as const;
  await store.add(lead, start.toISOString(), { mail: true });
  await mailerAt(() => start).sendDue();
  const mail = received
    .find((each) => each.includes("application/x-adf+xml"))!
    // Where quoted-printable text goes on in the next line.
    .replaceAll("=\r\n", "");
  expect(mail).toMatch(/^To: owner@example\.com, leads@sunny\.example\r$/m);
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("A cart for sale");
  expect(mail).toContain('<?adf version=3D"1.0"?>');
});

test("no visitor's text becomes a header", async () => {
  const receivedAt = start.toISOString();
  const entry = { ...message, name: 'Eve"\r\nBcc: all@example.com', receivedAt };
  const { subject, replyTo } = composeMail(entry, recipients);
  expect(`${subject}${replyTo?.name}`).not.toMatch(/[\r\n]/);
  await store.add({ ...entry, id: message.id.replace(/0$/, "1") }, receivedAt, { mail: true });
  await mailerAt(() => start).sendDue();
  expect(received).toHaveLength(2);
  for (const mail of received) expect(mail.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
});
