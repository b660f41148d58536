import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { sharedQuery } from "../../server/shared-links/shared-cart.fixture.ts";
import {
  serveProgram,
  serverVariables,
  startServerProcess,
  writeBuild,
} from "../../server/server-process.fixture.ts";

let dist: string;
beforeAll(async () => {
  dist = await writeBuild({ "/": "<h1>Carts</h1>" });
});

test("a built site is served with its pictures, and stops when it is told to", async () => {
  const { origin, stop } = await startServerProcess(dist);
  try {
    expect(await (await fetch(`${origin}/`)).text()).toBe("<h1>Carts</h1>");
    const picture = await fetch(`${origin}/social/estimate.png${sharedQuery()}`);
    await picture.bytes();
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  } finally {
    expect(await stop()).toBe(0);
  }
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
  const options = { env: { ...serverVariables(dist, changed) }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, [serveProgram], options);
  expect([status, stderr]).toEqual([1, said]);
});
