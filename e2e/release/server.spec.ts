import { expect, test } from "@playwright/test";
import { ended, printedAddress, saying, startServer } from "../server-process.ts";

// The server is a separate process here: the tests need no page, and one width is enough.
test.describe("the server", () => {
  test("serves, and stops cleanly when told to", async () => {
    const server = startServer();
    const address = await printedAddress(server);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).not.toContain("unsafe");
    server.kill("SIGTERM");
    expect(await ended(server)).toBe(0);
  });

  test("names the invalid variable", async () => {
    const server = startServer({ PORT: "http" });
    const sentence = await saying(server, /PORT must be a whole number.*/);
    expect(sentence).toBe('PORT must be a whole number from 0 to 65535, but it is "http".');
    expect(await ended(server)).toBe(1);
  });

  test("says what to do when its port is taken", async ({ baseURL }) => {
    const { port } = new URL(baseURL!);
    const server = startServer({ PORT: port, HOST: "localhost" });
    await saying(server, new RegExp(`Port ${port} is in use\\. Stop the program`));
    expect(await ended(server)).toBe(1);
  });

  test("stops when the port for its metrics is taken", async ({ baseURL }) => {
    const { port } = new URL(baseURL!);
    const server = startServer({ METRICS_PORT: port, METRICS_HOST: "localhost" });
    await saying(server, new RegExp(`Port ${port} is in use\\. Stop the program`));
    expect(await ended(server)).toBe(1);
  });
});
