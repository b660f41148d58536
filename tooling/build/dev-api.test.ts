import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";

const message = {
  id: "0b0f6f0e-6f0d-4c2e-9a55-3f6f4f3e2a10",
  name: "Ann",
  email: "ann@example.com",
  subject: "technical",
  message: "Does this arrive?",
};

const program = `
  import { dev } from "astro";
  const { address } = await dev({ logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
  console.log(address.port);
`;

test("the development server stores what is sent to it", async () => {
  const folder = newFolder();
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
  });
  const [port] = await once(server.stdout, "data");
  const send = () =>
    fetch(`http://127.0.0.1:${String(port).trim()}/api/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
  const first = await send();
  const again = await send();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
});
