import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "../../server/http/site-manifest.ts";
import { sharedQuery } from "../../server/social/shared-cart-samples.ts";
import { assembleRuntime } from "./assemble-runtime.ts";
import { writeFacts } from "./built-facts.ts";
import { writeEarlierFiles } from "./earlier-files.ts";
import { writeEstimateArtwork } from "./estimate-artwork.ts";
import { writeInventory } from "./inventory.ts";

const folder = mkdtempSync(join(tmpdir(), "runtime-"));
const runtime = join(folder, "runtime");
const env = { DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT: "0" };

/** A site with one page, as a build leaves it. */
async function writeBuild(dist: string) {
  for (const part of ["site", "compressed"]) mkdirSync(join(dist, part), { recursive: true });
  const page = {
    path: "/",
    file: "site/index.html",
    type: "text/html",
    etag: hashOf(Buffer.from("<h1>Carts</h1>")),
    csp: null,
  };
  const manifest = [{ ...page, immutable: false, encodings: {} }];
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(dist, "site/index.html"), "<h1>Carts</h1>");
  writeEarlierFiles(dist, new Map(), new Date());
  writeFacts(dist);
  writeInventory(dist);
  await writeEstimateArtwork(dist);
}

const program = () => join(runtime, "node_modules/.bin/node");

beforeAll(async () => {
  const dist = `${join(folder, "dist")}/`;
  await writeBuild(dist);
  assembleRuntime(dist, runtime);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the assembled folder serves pages and pictures, and stores messages for the operator", async () => {
  const server = spawn(program(), ["tooling/build/serve.ts"], { cwd: runtime, env });
  try {
    const origin = await originOf(server);
    expect(await textAt(`${origin}/`)).toBe("<h1>Carts</h1>");
    expect(await textAt(`${origin}/livez`)).toBe("alive");
    const picture = await fetch(`${origin}/social/estimate.png${sharedQuery()}`);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect((await send(`${origin}/api/messages`)).status).toBe(201);
    const command = ["cli/inbox/inbox.ts", "list"];
    const { stdout } = spawnSync(program(), command, { cwd: runtime, env, encoding: "utf8" });
    expect(stdout).toContain("Ann Lee");
  } finally {
    server.kill();
    await once(server, "exit");
  }
  expect(server.exitCode).toBe(0);
}, 20_000);

test("the assembled folder contains no build tools", () => {
  const left = ["astro", "react", "satori", "harfbuzzjs", "typescript", "vitest"];
  const found = left.filter((name) => existsSync(join(runtime, "node_modules", name)));
  expect(found).toEqual([]);
  const parts = globSync("src/**", { cwd: runtime });
  expect(parts.filter((path) => /\.(tsx|astro|css|svg)$/.test(path))).toEqual([]);
  expect(existsSync(join(runtime, "src/pages"))).toBe(false);
});

test("a value built into the pages cannot be changed at startup", () => {
  const changed = { ...env, SITE_URL: "https://other.example", INBOX: "off" };
  const args = ["tooling/build/serve.ts"];
  const options = { cwd: runtime, env: changed, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(program(), args, options);
  expect(stderr).toBe(
    'The site was built with SITE_URL set to "http://localhost:4173". To change it, build again.\n' +
      'The site was built with INBOX set to "on". To change it, build again.\n',
  );
  expect(status).toBe(1);
});

test("an invalid variable is reported in a sentence", () => {
  const options = { cwd: runtime, env: { ...env, PORT: "http" }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(program(), ["tooling/build/serve.ts"], options);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^PORT must be a whole number.*\n$/)]);
});

function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, origin] = /CartWorth is at (\S+)/.exec(said) ?? [];
        if (origin !== undefined) resolve(origin);
      });
    }
    server.once("exit", () => reject(new Error(`The server did not start: ${said}`)));
  });
}

const textAt = async (address: string) => (await fetch(address)).text();

function send(address: string): Promise<Response> {
  const body = {
    id: "0b0f6f0e-6f0d-4c2e-9a55-3f6f4f3e2a10",
    name: "Ann Lee",
    email: "ann@example.com",
    subject: "other",
    message: "Hello",
  };
  const headers = { "Content-Type": "application/json" };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}
