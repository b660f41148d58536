import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { hashOf } from "../../server/site-manifest.ts";
import { bodyFontFile } from "../../server/pictures/painter.ts";
import { sharedQuery } from "../../server/pictures/shared-cart.fixture.ts";
import { writeFacts } from "./built-facts.ts";
import { pictureFont } from "./fonts.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const folder = newFolder();
const dist = `${join(folder, "dist")}/`;
const env = { DIST_DIR: dist, DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT: "0" };
const program = join(import.meta.dirname, "serve.ts");

/** Writes a site with one page, as a build leaves it. */
beforeAll(async () => {
  mkdirSync(join(dist, "site"), { recursive: true });
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
  writeFileSync(dist + bodyFontFile, await pictureFont());
  writeFacts(dist);
});

test("a built site is served with its pictures, and stops when it is told to", async () => {
  const server = spawn(process.execPath, [program], { env });
  try {
    const origin = await originOf(server);
    expect(await (await fetch(`${origin}/`)).text()).toBe("<h1>Carts</h1>");
    const picture = await fetch(`${origin}/social/estimate.png${sharedQuery()}`);
    await picture.bytes();
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  } finally {
    server.kill();
    await once(server, "exit");
  }
  expect(server.exitCode).toBe(0);
}, 60_000);

test.each([
  [
    "a value built into the pages cannot be changed at startup",
    { SITE_URL: "https://other.example", INBOX: "off" },
    'The site was built with SITE_URL set to "http://localhost:4173". To change it, build again.\n' +
      'The site was built with INBOX set to "on". To change it, build again.\n',
  ],
  [
    "an invalid variable is reported in a sentence",
    { PORT: "http" },
    expect.stringMatching(/^PORT must be a whole number.*\n$/),
  ],
])("%s", (_name, changed, said) => {
  const options = { env: { ...env, ...changed }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, [program], options);
  expect([status, stderr]).toEqual([1, said]);
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

// File modes do not stop root, and containers often run tests as root; a file in the way stops
// everyone.
test("a start that cannot write the build it needs says where to build, and exits with 1", () => {
  const place = newFolder();
  writeFileSync(join(place, "file"), "");
  const unwritable = join(place, "file", "dist");
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { DIST_DIR: unwritable, DATA_DIR: place, PORT: "0" },
    encoding: "utf8",
  });
  const [what, todo, ...rest] = stderr.split("\n");
  expect(what).toMatch(/^The site must be built first .* ENOTDIR: .*\.$/);
  expect(todo).toBe(
    `Run "npm run build" with the same settings where the project and DIST_DIR (${unwritable}/) can be written.`,
  );
  expect([rest, status]).toEqual([[""], 1]);
});
